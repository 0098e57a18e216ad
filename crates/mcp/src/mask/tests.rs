//! What is masked, and what stays.

use saop_json::push_string;

use super::*;

// SPEC G6
#[test]
fn secrets_are_masked_and_nothing_else() {
    let mask = |text: &str| masked(text.as_bytes()).unwrap();
    for same in [
        r#"{"params":{"arguments":{"max_tokens":5,"tokens":"a","key":"b","author":"c","note":null}}}"#,
        r#"{"result":{"tools":[{"inputSchema":{"properties":{"password":{"type":"string"}}}}]}}"#,
        r#"{"params":{"_meta":{"progressToken":"abc"}}}"#,
        r#"["sk-short","risk-0123456789abcdefgh","http://a/b:c@d","eyJ"]"#,
        r#"{ "a" : 1e2 , "a" : "\u0041" }"#,
    ] {
        assert_eq!(mask(same), same);
    }
    for (text, expected) in [
        (
            r#"{"arguments": {"apiKey": "x", "API_KEY":7,"x-api-key":["a"],"userPassword":{"a":1}}}"#,
            r#"{"arguments": {"apiKey": "[masked]", "API_KEY":"[masked]","x-api-key":"[masked]","userPassword":"[masked]"}}"#,
        ),
        (
            r#"{"a":"use sk-0123456789abcdefghij now","b":"Bearer abcdefghijklmnop"}"#,
            r#"{"a":"use [masked] now","b":"[masked]"}"#,
        ),
        (
            r#"{"sk-0123456789abcdefghij":1,"a":{"\u0073k-0123456789abcdefghij" : "b"}}"#,
            r#"{"[masked]":1,"a":{"[masked]" : "b"}}"#,
        ),
        (
            r#"["postgres://me:hunter2@db/x"]"#,
            r#"["postgres://me:[masked]@db/x"]"#,
        ),
        (
            r#"["a\u0073k-0123456789abcdefghij", "\u0073k-0123456789abcdefghij"]"#,
            r#"["a\u0073k-0123456789abcdefghij", "[masked]"]"#,
        ),
        (
            r#"["-----BEGIN RSA PRIVATE KEY-----\nabc\n-----END RSA PRIVATE KEY-----\n"]"#,
            r#"["[masked]\n"]"#,
        ),
    ] {
        assert_eq!(mask(text), expected);
    }
    for name in [
        "DBPassword",
        "APIToken",
        "APIKey",
        "authtoken",
        "accesstoken",
        "dbpassword2",
        "secretkey",
        "MY_ACCESS_KEY",
    ] {
        let text = mask(&format!(r#"{{"{name}":"x"}}"#));
        assert_eq!(text, format!(r#"{{"{name}":"[masked]"}}"#));
    }
    for name in ["monkey", "primaryKey", "APITokens", "maxtokens", "authors"] {
        let text = format!(r#"{{"{name}":"x"}}"#);
        assert_eq!(mask(&text), text);
    }
    assert_eq!(masked(b"{\"password\":"), None);
    assert_eq!(masked(b" {}\r\n").as_deref(), Some("{}"));
}

// SPEC G6
#[test]
fn json_in_strings_is_masked_too() {
    let text = |inner: &str| {
        let mut text = String::from(r#"{"result":{"content":[{"text":"#);
        push_string(&mut text, inner);
        text.push_str("}]}}");
        text
    };
    let mask = |inner: &str| masked(text(inner).as_bytes()).unwrap();
    for same in [
        "{ \"a\" : [1] }",
        "[not JSON]",
        "{",
        "password: x",
        "{\"password\":null}",
    ] {
        assert_eq!(mask(same), text(same));
    }
    assert_eq!(
        mask(" {\n  \"a\": 1.0, \"password\": {\"x\": 1}\n}\n"),
        text("{\n  \"a\": 1.0, \"password\": \"[masked]\"\n}")
    );
    assert_eq!(
        mask("[\"{\\\"token\\\":7}\"]"),
        text("[\"{\\\"token\\\":\\\"[masked]\\\"}\"]")
    );
    let mut deep = String::from("{\"token\":\"hunter2\"}");
    for _ in 0..8 {
        let mut outer = String::from("[");
        push_string(&mut outer, &deep);
        outer.push(']');
        deep = outer;
        assert!(!masked(deep.as_bytes()).unwrap().contains("hunter2"));
    }
}

// SPEC G6
#[test]
fn the_time_is_linear_in_the_length() {
    let begun = std::time::Instant::now();
    for part in [
        "-eyJ",
        "-----BEGIN ",
        "-----BEGIN PRIVATE KEY",
        "://",
        "://a:",
        "sk-",
        "Bearer ",
        "bearer  ",
        "?a=",
        "&token=",
        "- /token/",
        "[",
        "{",
        "but found ",
        "token=a.",
        "token=\"$",
        "token=\\\"$",
        "basic=",
        "basic ",
        "eyJa.",
        "-----BEGIN PRIVATE KEY-----END ",
        "---- BEGIN PRIVATE KEY-----END X",
        "%25",
        "&amp;",
        "\\\\",
        "\u{1B}[",
        "\\u001b[",
        "\\ud800",
        "\\\\u",
        "1:AA",
        "\"token\":[",
        "--token $",
        "Cookie: ",
        "password: ",
        "token:\n ",
        "token:\n- ",
        "password: |\n ",
        "token:[",
        "token={a:",
        "<token>",
        "<token><![CDATA[",
        "<a name='token'",
        "</key><string>",
        "curl -u a",
        " -u a:",
        "set A_TOKEN ",
        "IDENTIFIED BY '",
        "login a password ",
        "a:b@tcp(",
        "setToken('",
        "('token', ",
        "token=='",
        "value: ",
        "name=token value=",
        "-----END PRIVATE KEY",
        "A\n-----END PRIVATE KEY-----",
        "token=\"\"\"",
        "Authorization: Basic a=\"",
        "\"token\":{\"type\":\"string\",\"items\":{",
        "--token <<< ",
    ] {
        let mut text = String::new();
        push_string(&mut text, &part.repeat((1 << 16) / part.len()));
        assert!(masked_own(text.as_bytes()).is_some());
    }
    assert!(begun.elapsed().as_secs() < 40, "{:?}", begun.elapsed());
}

// SPEC G6
#[test]
fn secrets_are_masked_however_they_are_spelled() {
    let mask = |text: &str| masked(text.as_bytes()).unwrap();
    for (text, expected) in [
        (r#"["bearer hunter2secret1"]"#, r#"["[masked]"]"#),
        (r#"["BEARER  abcdefghijkl x"]"#, r#"["[masked] x"]"#),
        (
            r#"["https://h/?a=b&password=hunter2&c=d"]"#,
            r#"["https://h/?a=b&password=[masked]&c=d"]"#,
        ),
        (r#"["h?api_key=abc#x"]"#, r#"["h?api_key=[masked]#x"]"#),
        (
            r#"{"PassWord":"x","paSSword":"x","PASSwordHash":1}"#,
            r#"{"PassWord":"[masked]","paSSword":"[masked]","PASSwordHash":"[masked]"}"#,
        ),
    ] {
        assert_eq!(mask(text), expected);
    }
    for same in [
        r#"["with bearer authentication"]"#,
        r#"["bearer  ", "bearertokens0123456789"]"#,
        r#"["https://h/?a=b&tokens=5&password=", "Is it so? A token = b"]"#,
    ] {
        assert_eq!(mask(same), same);
    }
}

// SPEC G6
#[test]
fn a_private_key_is_masked_though_its_end_is_cut_off() {
    let mask = |text: &str| masked(text.as_bytes()).unwrap();
    let begun = r#"["a -----BEGIN PRIVATE KEY-----\nabc"]"#;
    assert_eq!(mask(begun), r#"["a [masked]"]"#);
    let public = r#"["-----BEGIN PUBLIC KEY-----\nabc\n-----END PUBLIC KEY-----"]"#;
    assert_eq!(mask(public), public);
}

// SPEC G6
#[test]
fn values_that_the_guard_found_are_masked_in_its_words() {
    let mask = |words: &str| masked_words(words.to_owned());
    for same in [
        "- /a: expected an integer, but found the string `1`",
        "- /password: expected the member `password`",
        "- /a/b: expected the member `password`",
        "the token",
        "expected the name of a tool, but found `ecko`; of 2 tools the most similar is `echo`",
    ] {
        assert_eq!(mask(same), same);
    }
    for (words, expected) in [
        (
            "first\n- /dbPassword/0: expected an integer, but found the string `x`; see\nlast",
            "first\n- /dbPassword/[masked]: expected an integer, but found [masked]\nlast",
        ),
        (
            "- /a/password/hunter2secret/b: expected no members",
            "- /a/password/[masked]: expected no members",
        ),
        (
            "message not passed on: expected a JSON value, but found `hunter2`",
            "message not passed on: expected a JSON value, but found [masked]",
        ),
        (
            "expected the name of a tool, but found `sk-0123456789abcdefghij`",
            "expected the name of a tool, but found `[masked]`",
        ),
        (
            "- /abc…: expected null, but found the number 1",
            "- /abc…: expected null, but found [masked]",
        ),
    ] {
        assert_eq!(mask(words), expected);
    }
}

// SPEC G6
#[test]
fn what_is_under_a_secrets_name_is_masked_in_every_part_of_a_message() {
    let mask = |text: &str| masked(text.as_bytes()).unwrap();
    for message in [
        r#"{"method":"notifications/message","params":{"data":{"password":{"a":["hunter2"]}}}}"#,
        r#"{"method":"notifications/message","params":{"data":["x",{"api_keys":["hunter2"]}]}}"#,
        r#"{"method":"x","params":{"_meta":{"jwt":["hunter2"],"ssh_key":{"hunter2":1}}}}"#,
        r#"{"id":1,"result":{"action":"accept","content":{"connection_string":["hunter2"]}}}"#,
        r#"{"id":1,"result":{"_meta":{"set-cookie":["hunter2"]}}}"#,
        r#"{"id":1,"error":{"code":1,"message":"","data":{"credentials":{"a":"hunter2"}}}}"#,
        r#"[{"id":1,"result":{"secrets":["hunter2"]}}]"#,
        r#"{"params":{"arguments":{"inputSchema":{"properties":{"password":{"a":"hunter2"}}}}}}"#,
        r#"{"params":{"arguments":{"env":[{"name":"DB_PASSWORD","value":"hunter2"}]}}}"#,
        r#"{"params":{"arguments":{"env":[{"value":["hunter2"],"Key":"api-key"}]}}}"#,
        r#"{"params":{"arguments":{"headers":[["Authorization","hunter2"],["a","b"],["c","d"]]}}}"#,
        r#"{"params":{"arguments":{"rawHeaders":["Host","a","X-Api-Key","hunter2"]}}}"#,
        r#"{"params":{"arguments":{"headers":{"Cookie":"hunter2"}}}}"#,
        r#"{"params":{"arguments":{"args":["-v","--token","hunter2"]}}}"#,
        r#"{"params":{"arguments":{"args":["--password=hunter2"],"env":["DB_PASSWORD=hunter2"]}}}"#,
        r#"{"params":{"arguments":{"command":"tool --token hunter2 --quiet"}}}"#,
        r#"{"params":{"arguments":{"dsn":"hunter2","key":{"kty":"oct","k":"hunter2"}}}}"#,
        r#"{"params":{"arguments":{"a":"x \"password\": \"hunter2\", y"}}}"#,
        r#"{"params":{"arguments":{"a":"{\"password\": [\"hunter2\"]"}}}"#,
        r#"{"params":{"arguments":{"a":"\ufeff{\"password\":[\"hunter2\"]}"}}}"#,
        r#"{"params":{"arguments":{"a":"{\"b\":\"\\ud83d\",\"password\":[\"hunter2\"]}"}}}"#,
        r#"{"params":{"arguments":{"a":"\"{\\\"password\\\":[\\\"hunter2\\\"]}\""}}}"#,
        r#"{"params":{"arguments":{"a":"Server=x;Password=hunter2;B=c"}}}"#,
        r#"{"params":{"arguments":{"a":"https://h/?X-Amz-Signature=hunter2&b=c"}}}"#,
        r#"{"params":{"arguments":{"a":"https://h/?b=c&sig=hunter2"}}}"#,
        r#"{"params":{"arguments":{"a":"GET /\r\nCookie: a=hunter2; b=hunter2\r\nHost: x"}}}"#,
        r#"{"params":{"arguments":{"a":"Authorization: Token hunter2"}}}"#,
        r#"{"params":{"arguments":{"a":"db:\n  password: hunter2\n  user: x"}}}"#,
        r#"{"params":{"arguments":{"a":"{'password': 'hunter2', 'b': 1}"}}}"#,
        r#"{"params":{"arguments":{"a":"export DB_PASSWORD='hunter2'\nls"}}}"#,
        r#"{"params":{"arguments":{"a":"p\u0061ssword=hunter2"}}}"#,
        r#"{"params":{"arguments":{"a":"{\"p\\u0061ssword\":\"hunter2\"} x"}}}"#,
        r#"{"params":{"arguments":{"a":"q=1&pass%77ord%3Dhunter2%26b"}}}"#,
        r#"{"params":{"arguments":{"a":"Basic dXNlcjpodW50ZXIy"}}}"#,
        r#"{"params":{"arguments":{"a":"x\tBearer\thunter2hunter2"}}}"#,
        r#"{"params":{"arguments":{"a":"bearer:\"hunter2~hunter2\""}}}"#,
        r#"{"params":{"arguments":{"a":"z-----BEGIN PRIVATE KEY-----\nhunter2\n-----END PRIVATE KEY-----"}}}"#,
        r#"{"params":{"arguments":{"a":"---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\nhunter2\n---- END SSH2 ENCRYPTED PRIVATE KEY ----"}}}"#,
        r#"{"params":{"arguments":{"a":"postgres://u:hunter2@h/x"}}}"#,
        r#"{"params":{"arguments":{"a":"postgres%3A%2F%2Fu%3Ahunter2%40h%2Fx"}}}"#,
    ] {
        let kept = mask(message);
        let is_left = kept.contains("hunter2") || kept.contains("dXNlcjpodW50ZXIy");
        assert!(!is_left && kept.contains("[masked]"), "{message}\n{kept}");
        assert!(masked(kept.as_bytes()).is_some(), "{kept}");
        // What is masked has no secret.
        assert_eq!(mask(&kept), kept);
    }
}

// SPEC G6
#[test]
fn definitions_of_secrets_stay_and_their_values_do_not() {
    let mask = |text: &str| masked(text.as_bytes()).unwrap();
    let tool = |schema: &str| {
        format!(r#"{{"result":{{"tools":[{{"name":"get_token","inputSchema":{schema}}}]}}}}"#)
    };
    for same in [
        r#"{"type":"object","required":["password","username"],"properties":{"password":{"type":"string","description":"the token"}}}"#,
        r#"{"properties":{"token":true,"api_keys":{"items":{"type":"string"},"type":"array"}}}"#,
        r#"{"$defs":{"secret":{"properties":{"a":{"enum":["x"]}},"anyOf":[{"type":"string"}]}}}"#,
        r#"{"dependencies":{"password":["user"]},"dependentRequired":{"token":["a"]}}"#,
        r#"{"properties":{"a":{"default":"x","enum":["y"],"const":{"b":1}}}}"#,
    ] {
        for message in [
            tool(same).replace(r#"{"properties":{"a":{"enum":["x"]}},"#, "{"),
            format!(r#"{{"method":"elicitation/create","params":{{"requestedSchema":{same}}}}}"#)
                .replace(r#"{"properties":{"a":{"enum":["x"]}},"#, "{"),
            tool(same)
                .replace(r#"{"properties":{"a":{"enum":["x"]}},"#, "{")
                .replace("inputSchema", "outputSchema"),
        ] {
            assert_eq!(mask(&message), message);
        }
    }
    for (schema, expected) in [
        (
            r#"{"properties":{"password":{"type":"string","default":"x","const":{"a":1}}}}"#,
            r#"{"properties":{"password":{"type":"string","default":"[masked]","const":"[masked]"}}}"#,
        ),
        (
            r#"{"properties":{"token":{"enum":["x",null,7],"examples":[{"a":1}]}}}"#,
            r#"{"properties":{"token":{"enum":["[masked]",null,"[masked]"],"examples":["[masked]"]}}}"#,
        ),
        (
            r#"{"properties":{"secret":{"properties":{"a":{"anyOf":[{"const":"x"}]}}}}}"#,
            r#"{"properties":{"secret":{"properties":{"a":{"anyOf":[{"const":"[masked]"}]}}}}}"#,
        ),
        (
            r#"{"properties":{"a":{"default":{"password":["x"]}},"token":"x"}}"#,
            r#"{"properties":{"a":{"default":{"password":"[masked]"}},"token":"[masked]"}}"#,
        ),
        (r#"{"x-api-key":["x"]}"#, r#"{"x-api-key":"[masked]"}"#),
    ] {
        assert_eq!(mask(&tool(schema)), tool(expected));
    }
    let asked = |schema: &str| {
        format!(
            r#"{{"result":{{"inputRequests":{{"a":{{"method":"elicitation/create","params":{{"requestedSchema":{schema}}}}}}}}}}}"#
        )
    };
    let schema = r#"{"properties":{"password":{"type":"string"}}}"#;
    assert_eq!(mask(&asked(schema)), asked(schema));
}

// SPEC G6
#[test]
fn code_and_prose_about_secrets_stay() {
    for text in [
        "let token = parser.next();",
        "token: String, password: &str",
        "if (token === other) { token = null; }",
        "password=password, token=self.token",
        "TOKEN=$TOKEN API_KEY=${API_KEY} --token $TOKEN --password <password>",
        "Use --token to pass a token, and --password-file FILE for a file.",
        "Cookie: none. Authorization: see below. Basic authentication",
        "Token::new(a) auth::login()",
        "task-0123456789abcdef0123 disk-0123456789abcdefgh0 sk-learn-container-id-1",
        "C:\\Users\\new\\token.txt",
        "auth: OK; tokens: 5; max_tokens=7",
        "\"token\": token, \"password\": null",
        "see https://h.example/a:b@c?x=1",
    ] {
        assert_eq!(without_secrets(text), text);
    }
    // What a key ends with stays.
    for (text, expected) in [
        ("ghp_0123456789abcdefghijABCD. So", "[masked]. So"),
        (
            "a\u{1B}[32mghp_0123456789abcdefghijABCD\u{1B}[0m!",
            "a\u{1B}[32m[masked]\u{1B}[0m!",
        ),
        ("\\nghp_0123456789abcdefghijABCD\\n", "\\n[masked]\\n"),
        ("x=\"ghp_0123456789abcdefghijABCD\"", "x=\"[masked]\""),
        ("a%3Dghp_0123456789abcdefghijABCD%26", "a%3D[masked]%26"),
    ] {
        assert_eq!(without_secrets(text), expected);
    }
}
