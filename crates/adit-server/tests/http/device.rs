//! A device with passkeys, as far as a server can see it.

use base64ct::{Base64UrlUnpadded, Encoding as _};
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// What a device says of who uses it: somebody is there, and it is the owner.
const THERE: u8 = 1;
const OWNER: u8 = 4;
/// The new key comes along.
const NEW: u8 = 64;

/// A device with at most one passkey.
#[derive(Clone)]
pub struct Device {
    key: SigningKey,
    id: Vec<u8>,
    handle: Vec<u8>,
    /// How often the passkey was used; always nothing on devices that share theirs.
    pub count: u32,
    /// At which address the browser believes to be.
    pub origin: String,
    /// Does it ask for a finger or a PIN?
    pub asks: bool,
}

fn text(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

fn bytes(value: &Value) -> Vec<u8> {
    Base64UrlUnpadded::decode_vec(value.as_str().expect("a text")).expect("base64")
}

impl Device {
    /// A device whose passkey has this number, in a browser at this address.
    pub fn new(number: u8, origin: &str) -> Device {
        let key = SigningKey::from_slice(&[number; 32]).expect("a key");
        let (id, handle) = (vec![number; 20], Vec::new());
        Device { key, id, handle, count: 0, origin: origin.to_owned(), asks: true }
    }

    /// The id of its passkey.
    pub fn id(&self) -> String {
        text(&self.id)
    }

    /// Remembers what the server calls its player.
    pub fn handle_of(&mut self, options: &Value) {
        self.handle = bytes(&options["publicKey"]["user"]["id"]);
    }

    fn said(&self, kind: &str, options: &Value) -> Vec<u8> {
        let challenge = options["publicKey"]["challenge"].clone();
        let said =
            json!({ "type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false });
        said.to_string().into_bytes()
    }

    fn data(&self, site: &str, flags: u8) -> Vec<u8> {
        let flags = flags | THERE | if self.asks { OWNER } else { 0 };
        let mut data = Sha256::digest(site.as_bytes()).to_vec();
        data.push(flags);
        data.extend(self.count.to_be_bytes());
        data
    }

    /// Makes the passkey that is asked for.
    pub fn make(&mut self, options: &Value) -> String {
        self.handle_of(options);
        let said = self.said("webauthn.create", options);
        let mut data = self.data(options["publicKey"]["rp"]["id"].as_str().expect("a site"), NEW);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        let point = self.key.verifying_key().to_sec1_bytes();
        // A map of five: an elliptic curve, ES256, P-256, and where the point is.
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(&point[1..33]);
        data.extend([0x22, 0x58, 0x20]);
        data.extend(&point[33..]);
        // A map of three: nothing is attested.
        let mut object = vec![0xa3, 0x63];
        object.extend(b"fmt");
        object.push(0x64);
        object.extend(b"none");
        object.push(0x67);
        object.extend(b"attStmt");
        object.extend([0xa0, 0x68]);
        object.extend(b"authData");
        object.extend([0x58, u8::try_from(data.len()).expect("a short one")]);
        object.extend(&data);
        let response = json!({ "attestationObject": text(&object), "clientDataJSON": text(&said) });
        self.answer(&response)
    }

    /// Uses the passkey for what is asked.
    pub fn answer_to(&mut self, options: &Value) -> String {
        let said = self.said("webauthn.get", options);
        let data = self.data(options["publicKey"]["rpId"].as_str().expect("a site"), 0);
        let signature: Signature = self.key.sign(&[&data[..], &Sha256::digest(&said)].concat());
        let response = json!({
            "authenticatorData": text(&data),
            "clientDataJSON": text(&said),
            "signature": text(signature.to_der().as_bytes()),
            "userHandle": text(&self.handle),
        });
        self.answer(&response)
    }

    fn answer(&self, response: &Value) -> String {
        let (id, kind) = (text(&self.id), "public-key");
        json!({ "id": id, "rawId": id, "type": kind, "response": response, "clientExtensionResults": {} })
            .to_string()
    }
}
