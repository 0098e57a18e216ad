//! A guard between two scripted peers, whose actions are lines.

use saop_mcp::{Action, Guard, Peer, Settings};

/// A guard, and what it did since it was last looked at.
pub(crate) struct Scene {
    pub(crate) guard: Guard,
    pub(crate) now: u64,
}

pub(crate) const ADD: &str = r#"{"name":"add","inputSchema":{"type":"object","required":["a"],"additionalProperties":false,"properties":{"a":{"type":"integer","description":"The first summand."}}},"outputSchema":{"type":"object","required":["sum"],"properties":{"sum":{"type":["integer","null"]}}}}"#;
pub(crate) const ECHO: &str = r#"{ "name" : "echo", "inputSchema" : {"type":"object"} }"#;

impl Scene {
    pub(crate) fn new(settings: Settings) -> Self {
        Self {
            guard: Guard::new(settings),
            now: 0,
        }
    }

    /// One whose client has the list.
    pub(crate) fn listed(settings: Settings, tools: &[&str]) -> Self {
        let mut scene = Self::new(settings);
        scene.initialize("2025-11-25");
        scene.list(tools);
        scene
    }

    pub(crate) fn initialize(&mut self, version: &str) {
        self.passes_to_server(&format!(
            r#"{{"jsonrpc":"2.0","id":"init","method":"initialize","params":{{"protocolVersion":"{version}"}}}}"#
        ));
        self.passes_to_client(&format!(
            r#"{{"jsonrpc":"2.0","id":"init","result":{{"protocolVersion":"{version}","capabilities":{{"tools":{{}}}}}}}}"#
        ));
        self.passes_to_server(r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#);
    }

    pub(crate) fn list(&mut self, tools: &[&str]) -> Vec<String> {
        self.passes_to_server(r#"{"jsonrpc":"2.0","id":"list","method":"tools/list"}"#);
        self.server(&list("\"list\"", tools))
    }

    /// Returns what was done for a message of the client, each as `> to the server`, `< to the client`, `! report` or `x peer`.
    pub(crate) fn client(&mut self, message: &str) -> Vec<String> {
        self.guard
            .client(self.now, format!("{message}\n").into_bytes());
        self.done()
    }

    /// Same as [`client`](Self::client), where the guard's own request for the list is answered with these tools, if it makes one.
    pub(crate) fn client_listed(&mut self, message: &str, tools: &[&str]) -> Vec<String> {
        let mut done = self.client(message);
        if let Some(id) = own_id(&done) {
            done.pop();
            done.extend(self.server(&list(&id, tools)));
        }
        done
    }

    pub(crate) fn server(&mut self, message: &str) -> Vec<String> {
        self.guard
            .server(self.now, format!("{message}\n").into_bytes());
        self.done()
    }

    pub(crate) fn done(&mut self) -> Vec<String> {
        let mut all = Vec::new();
        while let Some(action) = self.guard.next_action() {
            all.push(match action {
                Action::Send(peer, bytes) => {
                    let text = String::from_utf8(bytes).unwrap();
                    let sign = if peer == Peer::Server { '>' } else { '<' };
                    format!("{sign} {}", text.strip_suffix('\n').unwrap())
                }
                Action::Close(peer) => format!("x {}", peer.as_str()),
                Action::Report(report) => format!("! {report}"),
                Action::Pin(pin) => {
                    let sign = if pin.is_change { "~" } else { "+" };
                    format!("{sign} {}: {}", pin.tool, pin.definition)
                }
                Action::Record(record) => {
                    let from = record.from.map_or("guard", Peer::as_str);
                    let (kind, decision) = (record.kind, record.decision);
                    let parts = [&record.method, &record.tool, &record.id, &record.message];
                    let parts: Vec<_> = parts.into_iter().flatten().map(String::as_str).collect();
                    let reasons = record.reasons.len();
                    format!(
                        "= {from} {kind:?} {decision:?} {reasons} {}",
                        parts.join(" ")
                    )
                }
                other => panic!("{other:?}"),
            });
        }
        all
    }

    #[track_caller]
    pub(crate) fn passes_to_server(&mut self, message: &str) {
        assert_eq!(self.client(message), [format!("> {message}")]);
    }

    #[track_caller]
    pub(crate) fn passes_to_client(&mut self, message: &str) {
        assert_eq!(self.server(message), [format!("< {message}")]);
    }
}

/// The id of the guard's own request for a list, as JSON text, if that is the last thing that was done.
pub(crate) fn own_id(done: &[String]) -> Option<String> {
    let (_, rest) = done
        .last()?
        .split_once(r#"> {"jsonrpc":"2.0","id":"saop-guard-"#)?;
    let (number, _) = rest.split_once('"')?;
    Some(format!("\"saop-guard-{number}\""))
}

pub(crate) fn list(id: &str, tools: &[&str]) -> String {
    format!(
        r#"{{"jsonrpc":"2.0","id":{id},"result":{{"tools":[{}]}}}}"#,
        tools.join(" , ")
    )
}

pub(crate) fn call(id: &str, name: &str, arguments: &str) -> String {
    format!(
        r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{{"name":"{name}","arguments":{arguments}}}}}"#
    )
}

/// The text of a tool's result that is an error.
#[track_caller]
pub(crate) fn tool_error(line: &str, id: &str) -> String {
    let begin =
        format!(r#"< {{"jsonrpc":"2.0","id":{id},"result":{{"content":[{{"type":"text","text":""#);
    let rest = line
        .strip_prefix(&begin)
        .unwrap_or_else(|| panic!("{line}"));
    let text = rest
        .strip_suffix(r#""}],"isError":true}}"#)
        .unwrap_or_else(|| panic!("{line}"));
    text.replace("\\n", "\n").replace("\\\"", "\"")
}

pub(crate) fn call_of(id: &str) -> String {
    call(id, "add", r#"{"a":1}"#)
}

/// A call that asks for a task.
pub(crate) fn task_call(id: &str) -> String {
    format!(
        r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{{"name":"add","arguments":{{"a":1}},"task":{{}}}}}}"#
    )
}
