#!/usr/bin/env python3
"""Breaks the compiler in one place at a time and demands that the tests notice.

    tools/mutants/mutants.py                 all of mutants.toml
    tools/mutants/mutants.py --only adjoint  those of one pass, or of one number
    tools/mutants/mutants.py --check         only that each replacement still finds its place
    tools/mutants/mutants.py --record        also writes what came of each into outcomes.tsv

Works on a copy of what git knows of, in `--work` (a temporary folder). A place is found by its text, whatever the white space, in the
file that is named or, where that has lost it, in any other of the two crates. A mutant that does not compile says nothing and is
reported; one that survives every test is a hole in the tests, and the exit status is 1. Snapshots of expansions do not count:
they notice every change, right or wrong.

The cheap tests come first and the first failure ends a mutant: random programs (`cargo test --test programs` compares 200, here the
first 80 of the same stream are compiled by the example `programs`, which takes seconds), for rules the table's tests, then the unit
tests and the suites one by one. `--quick` leaves the suites out.
"""
import argparse
import datetime
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIST = pathlib.Path(__file__).with_name("mutants.toml")
OUTCOMES = pathlib.Path(__file__).with_name("outcomes.tsv")
CRATES = ["autodiff-macros/src", "autodiff-runtime/src"]


def test(*arguments):
    return ["cargo", "test", "-q", *arguments]


RULES = test("--test", "rules")
UNITS = test("-p", "autodiff-macros", "--lib", "--", "--skip", "expansions")
# What is run after random programs, in this order, until something fails.
QUICK = [test("--test", "kernels"), UNITS, RULES]
SUITES = [
    test("--test", "language"),
    test("--test", "traps", "--test", "faults"),
    test("--test", "sequences", "--test", "collections", "--test", "fallible"),
    test("--test", "generics", "--test", "methods", "--test", "derive"),
    test("--test", "checkpoint", "--test", "modes", "--test", "robustness"),
    test("-p", "autodiff-runtime"),
    test("--workspace", "--", "--skip", "expansions"),
]


def pattern(text):
    """The text with any white space where it has some or where a formatter may put some."""
    return re.compile(r"\s*".join(re.escape(token) for token in re.findall(r"\w+|[^\w\s]", text)))


def place(root, mutant):
    """The file in which the text stands once, and where."""
    wanted = pattern(mutant["old"])
    named = root / mutant["file"]
    others = sorted(path for crate in CRATES for path in (root / crate).rglob("*.rs") if path != named)
    if named.is_file():
        found = list(wanted.finditer(named.read_text()))
        if found:
            return (named, found[0].span()) if len(found) == 1 else None
    found = [(path, hit.span()) for path in others for hit in wanted.finditer(path.read_text())]
    return found[0] if len(found) == 1 else None


def run(command, work, env, log, limit=1800):
    with open(log, "ab") as out:
        try:
            return subprocess.run(command, cwd=work, env=env, stdout=out, stderr=out, timeout=limit).returncode
        except subprocess.TimeoutExpired:
            return "time"


def record(mutant, outcome):
    rows = {}
    if OUTCOMES.exists():
        for line in OUTCOMES.read_text().splitlines()[1:]:
            row = line.split("\t")
            rows[row[0], row[1]] = row
    rows[mutant["pass"], mutant["what"]] = [mutant["pass"], mutant["what"], outcome, datetime.date.today().isoformat()]
    listed = [(m["pass"], m["what"]) for m in tomllib.loads(LIST.read_text())["mutant"]]
    lines = ["\t".join(rows[key]) for key in listed if key in rows]
    OUTCOMES.write_text("\n".join(["pass\twhat is broken\toutcome\tday", *lines]) + "\n")


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--only", help="a pass, or numbers of mutants: 3,7,12")
    options.add_argument("--from", type=int, default=1, dest="first", help="begin with this number")
    options.add_argument("--check", action="store_true")
    options.add_argument("--record", action="store_true")
    options.add_argument("--work", type=pathlib.Path)
    options.add_argument("--quick", action="store_true", help="without the suites; survivors are listed")
    options = options.parse_args()
    mutants = tomllib.loads(LIST.read_text())["mutant"]
    stale = 0
    for number, mutant in enumerate(mutants, 1):
        if place(ROOT, mutant) is None:
            stale += 1
            print(f"{number} {mutant['pass']}, {mutant['what']}: has no place, or several, in {mutant['file']}")
    print(f"{len(mutants)} mutants, {stale} without a place")
    if options.check:
        return 1 if stale else 0

    work = options.work or pathlib.Path(tempfile.mkdtemp(prefix="autodiff-mutants-"))
    copy = work / "copy"
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.split(b"\0")
    for name in filter(None, files):
        path, to = ROOT / os.fsdecode(name), copy / os.fsdecode(name)
        to.parent.mkdir(parents=True, exist_ok=True)
        # What did not change keeps its time: nothing is compiled anew for it.
        if path.is_file() and not (to.is_file() and to.read_bytes() == path.read_bytes()):
            shutil.copyfile(path, to)
    env = dict(os.environ, CARGO_TARGET_DIR=str(work / "target"), CARGO_PROFILE_DEV_DEBUG="0", CARGO_INCREMENTAL="1")
    for name in ["BLESS", "TRYBUILD", "EXPAND"]:
        env.pop(name, None)
    # The driver of random programs is compiled once, from the compiler as it is.
    log = work / "log"
    if run(["cargo", "build", "--release", "--example", "programs"], copy, env, log) != 0:
        sys.exit(f"the example `programs` does not compile: see {log}")
    driver = shutil.copy2(work / "target/release/examples/programs", work / "programs")
    programs = [str(driver), "--seed", "2026", "--size", "small", "--count", "80", "--shrink", "0", "--root", str(copy)]
    programs += ["--work", str(work / "programs.work"), "--target", str(work / "target"), "--fast-macro", "--limit", "20"]
    if run(programs, copy, env, log) != 0:
        sys.exit(f"random programs fail without any mutant: see {log}")

    killed, survived, invalid = 0, [], []
    for number, mutant in enumerate(mutants, 1):
        chosen = options.only is None or options.only == mutant["pass"] or str(number) in options.only.split(",")
        found = place(copy, mutant)
        if found is None or number < options.first or not chosen:
            continue
        start = time.monotonic()
        path, (begin, end) = found
        whole = path.read_text()
        path.write_text(whole[:begin] + mutant["new"].strip() + whole[end:])
        by = None
        log = work / f"log.{number}"
        log.unlink(missing_ok=True)
        compiled = run(["cargo", "build", "-q", "-p", "autodiff-runtime"], copy, env, log) == 0
        if compiled:
            steps = [RULES, programs, *QUICK] if mutant["pass"] == "rules" else [programs, *QUICK]
            for step in steps + ([] if options.quick else SUITES):
                if run(step, copy, env, log) != 0:
                    by = "random programs" if step is programs else " ".join(step[3:])
                    break
        path.write_text(whole)
        name = f"{number:3} {mutant['pass']}: {mutant['what']}"
        if not compiled:
            invalid.append(name)
        elif by:
            killed += 1
        else:
            survived.append(name)
        outcome = f"killed by {by}" if by else "SURVIVED" if compiled else "DOES NOT COMPILE"
        if options.record and (by or not options.quick):
            record(mutant, outcome)
        print(f"{name}: {outcome}, {time.monotonic() - start:.0f} s", flush=True)
    print(f"{killed} killed, {len(survived)} survived, {len(invalid)} do not compile")
    for name in survived:
        print(f"survived: {name}")
    return 1 if survived or invalid else 0


if __name__ == "__main__":
    sys.exit(main())
