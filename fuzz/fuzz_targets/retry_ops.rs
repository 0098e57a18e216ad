#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| saop_fuzz::run("retry_ops", bytes));
