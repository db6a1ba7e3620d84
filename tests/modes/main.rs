//! Matrices of derivatives, against values by hand and difference quotients, in either mode.
mod calls;
mod composed;
mod hessian;
mod jacobian;
mod nested;
mod passes;
