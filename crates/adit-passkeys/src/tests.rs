use super::*;
use serde_json::Value;

fn site() -> Site {
    Site::at("https://adit.example").expect("a site")
}

#[test]
fn browsers_offer_passkeys_at_secure_names_only() {
    for (address, is_offered) in [
        ("https://adit.example", true),
        ("https://adit.example:8443/", true),
        ("http://localhost:8181", true),
        ("http://adit.localhost", true),
        ("http://adit.example", false),
        ("http://localhost.example", false),
        ("https://192.0.2.7", false),
        ("http://127.0.0.1:8181", false),
        ("https://[2001:db8::1]", false),
        ("ftp://localhost", false),
        ("adit.example", false),
        ("", false),
    ] {
        assert_eq!(Site::at(address).is_some(), is_offered, "{address}");
    }
}

#[test]
fn a_device_is_asked_for_a_passkey_that_it_lists_by_itself() {
    let known = ["AAEC".to_owned()];
    let question = site().ask_for_new([7; 16], "Ann", &known).expect("a question");
    let options: Value = serde_json::from_str(&question.options).expect("JSON");
    let options = &options["publicKey"];
    assert_eq!(options["rp"]["id"], "adit.example");
    assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
    assert_eq!(options["authenticatorSelection"]["userVerification"], "required");
    assert_eq!(options["excludeCredentials"][0]["id"], "AAEC");
    assert_eq!(options["user"]["displayName"], "Ann");
}

#[test]
fn every_question_is_another_one() {
    let asked = || site().ask_for_any().expect("a question").options;
    let (one, other) = (asked(), asked());
    assert_ne!(one, other);
    assert!(!one.contains("mediation"), "{one}");
}

#[test]
fn texts_that_are_no_answers_are_refused() {
    let site = site();
    let question = site.ask_for_any().expect("a question");
    let new = site.ask_for_new([7; 16], "Ann", &[]).expect("a question");
    for answer in ["", "{}", "[]", "null", r#"{"id":"AA"}"#] {
        assert_eq!(Site::which(answer).err(), Some(PasskeyFault::Unreadable), "{answer}");
        let made = site.new_passkey([7; 16], &new.state, answer);
        assert_eq!(made.err(), Some(PasskeyFault::Unreadable), "{answer}");
        assert_eq!(site.used(&question.state, answer, "").err(), Some(PasskeyFault::Unreadable), "{answer}");
    }
    // The state of one kind of question judges no answer to the other kind.
    assert_eq!(site.new_passkey([7; 16], &question.state, "{}").err(), Some(PasskeyFault::Damaged));
}
