#![no_main]

libfuzzer_sys::fuzz_target!(
    |bytes: &[u8]| saop_fuzz::run::<{ saop_fuzz::target("guard_http") }>(bytes)
);
