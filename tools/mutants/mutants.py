#!/usr/bin/env python3
"""Breaks the compiler in one place at a time and demands that the tests notice.

    tools/mutants/mutants.py                 all of mutants.toml
    tools/mutants/mutants.py --only adjoint  those of one pass, or of one number
    tools/mutants/mutants.py --check         only that each replacement still finds its place

Works on a copy of what git knows of, in `--work` (a temporary folder). A mutant that does not compile says nothing and is
reported; one that survives every test is a hole in the tests, and the exit status is 1. Snapshots of expansions do not count:
they notice every change, right or wrong. Random programs come first: `cargo test --test programs` compares 200, here the first
40 of the same stream are compiled by the example `programs`, which takes seconds.
"""
import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIST = pathlib.Path(__file__).with_name("mutants.toml")

# What is run, in this order, until something fails.
RULES = ["cargo", "test", "-q", "--test", "rules"]
UNITS = ["cargo", "test", "-q", "-p", "autodiff-macros", "--lib", "--", "--skip", "expansions"]
SUITES = [
    ["cargo", "test", "-q", "--test", "language"],
    ["cargo", "test", "-q", "--test", "kernels", "--test", "traps", "--test", "faults"],
    ["cargo", "test", "-q", "--test", "collections", "--test", "fallible", "--test", "generics", "--test", "methods"],
    RULES,
    UNITS,
    ["cargo", "test", "-q", "-p", "autodiff-runtime"],
    ["cargo", "test", "-q", "--workspace", "--", "--skip", "expansions"],
]


def run(command, work, env, log, limit=1800):
    with open(log, "ab") as out:
        try:
            return subprocess.run(command, cwd=work, env=env, stdout=out, stderr=out, timeout=limit).returncode
        except subprocess.TimeoutExpired:
            return "time"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--only", help="a pass, or the number of a mutant")
    options.add_argument("--from", type=int, default=1, dest="first", help="begin with this number")
    options.add_argument("--check", action="store_true")
    options.add_argument("--work", type=pathlib.Path)
    options.add_argument("--quick", action="store_true", help="random programs and rules only; survivors are listed")
    options = options.parse_args()
    mutants = tomllib.loads(LIST.read_text())["mutant"]
    stale = 0
    for number, mutant in enumerate(mutants, 1):
        found = (ROOT / mutant["file"]).read_text().count(mutant["old"])
        if found != 1:
            stale += 1
            print(f"{number} {mutant['pass']}, {mutant['what']}: stands {found} times in {mutant['file']}")
    print(f"{len(mutants)} mutants, {stale} without a place")
    if options.check:
        return 1 if stale else 0
    mutants = [m if (ROOT / m["file"]).read_text().count(m["old"]) == 1 else None for m in mutants]

    work = options.work or pathlib.Path(tempfile.mkdtemp(prefix="autodiff-mutants-"))
    copy = work / "copy"
    if copy.exists():
        shutil.rmtree(copy)
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.split(b"\0")
    for name in filter(None, files):
        to = copy / os.fsdecode(name)
        to.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / os.fsdecode(name)).is_file():
            shutil.copy2(ROOT / os.fsdecode(name), to)
    env = dict(os.environ, CARGO_TARGET_DIR=str(work / "target"), CARGO_PROFILE_DEV_DEBUG="0")
    for name in ["BLESS", "TRYBUILD", "EXPAND"]:
        env.pop(name, None)
    # The driver of random programs is compiled once, from the compiler as it is.
    log = work / "log"
    if run(["cargo", "build", "--release", "--example", "programs"], copy, env, log) != 0:
        sys.exit(f"the example `programs` does not compile: see {log}")
    driver = shutil.copy2(work / "target/release/examples/programs", work / "programs")
    programs = [str(driver), "--seed", "2026", "--size", "small", "--count", "40", "--shrink", "0", "--root", str(copy)]
    programs += ["--work", str(work / "programs.work"), "--target", str(work / "target"), "--fast-macro", "--limit", "20"]
    if run(programs, copy, env, log) != 0:
        sys.exit(f"random programs fail without any mutant: see {log}")

    killed, survived, invalid = 0, [], []
    for number, mutant in enumerate(mutants, 1):
        if mutant is None or number < options.first or options.only and options.only not in (mutant["pass"], str(number)):
            continue
        start = time.monotonic()
        path = copy / mutant["file"]
        whole = path.read_text()
        path.write_text(whole.replace(mutant["old"], mutant["new"]))
        by = None
        log = work / f"log.{number}"
        log.unlink(missing_ok=True)
        compiled = run(["cargo", "build", "-q", "-p", "autodiff-runtime"], copy, env, log) == 0
        if compiled:
            first = [RULES, programs] if mutant["pass"] == "rules" else [programs, RULES] if options.quick else [programs]
            for step in first + ([] if options.quick else SUITES):
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
        print(f"{name}: {outcome}, {time.monotonic() - start:.0f} s", flush=True)
    print(f"{killed} killed, {len(survived)} survived, {len(invalid)} do not compile")
    for name in survived:
        print(f"survived: {name}")
    return 1 if survived or invalid else 0


if __name__ == "__main__":
    sys.exit(main())
