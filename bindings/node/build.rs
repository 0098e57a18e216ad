//! Tells the linker that Node.js has the functions of Node-API.

fn main() {
    napi_build::setup();
}
