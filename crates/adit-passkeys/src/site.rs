//! The place where passkeys are made and used: one address of a server.

use crate::{Handle, Kept, PasskeyFault, Question, judged};
use base64ct::{Base64UrlUnpadded, Encoding as _};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid,
};
use webauthn_rs::{Webauthn, WebauthnBuilder};

/// An address of a server at which browsers offer passkeys.
pub struct Site(Webauthn);

/// How a passkey is stored.
#[derive(Serialize, Deserialize)]
struct Stored {
    /// Who the device takes the player for. It stays when the passkey comes to belong to another player.
    handle: Uuid,
    passkey: Passkey,
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, PasskeyFault> {
    serde_json::from_str(text).map_err(|_| PasskeyFault::Unreadable)
}

fn kept<T: DeserializeOwned>(text: &str) -> Result<T, PasskeyFault> {
    serde_json::from_str(text).map_err(|_| PasskeyFault::Damaged)
}

fn written(value: &impl Serialize) -> Result<String, PasskeyFault> {
    serde_json::to_string(value).map_err(|_| PasskeyFault::Damaged)
}

/// How the id of a passkey is written. Browsers write it like this too.
fn written_id(id: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(id)
}

impl Site {
    /// The site with this address, such as `https://adit.example`; nothing where browsers offer no passkeys, which is
    /// everywhere but at names that are reached by https, and at `localhost`.
    pub fn at(address: &str) -> Option<Site> {
        let address = Url::parse(address).ok()?;
        let name = address.domain()?;
        let is_here = name == "localhost" || name.ends_with(".localhost");
        let is_secure = address.scheme() == "https" || (address.scheme() == "http" && is_here);
        if !is_secure {
            return None;
        }
        WebauthnBuilder::new(name, &address).ok()?.rp_name("Adit").build().ok().map(Site)
    }

    /// Asks a browser for a new passkey of a player. Devices that have one of these already make no second one.
    pub fn ask_for_new(
        &self,
        handle: Handle,
        name: &str,
        known: &[String],
    ) -> Result<Question, PasskeyFault> {
        let (asked, state) = self
            .0
            .start_passkey_registration(Uuid::from_bytes(handle), name, name, None)
            .map_err(|error| judged(&error))?;
        let mut options = serde_json::to_value(&asked).map_err(|_| PasskeyFault::Damaged)?;
        // Only a passkey that the device lists by itself opens a player in a browser that knows nobody.
        let selection = &mut options["publicKey"]["authenticatorSelection"];
        selection["residentKey"] = json!("required");
        selection["requireResidentKey"] = Value::Bool(true);
        // Whether a passkey is known is up to whoever keeps them all; webauthn-rs calls those that it is given a wrong algorithm.
        let known = known.iter().map(|id| json!({ "type": "public-key", "id": id }));
        options["publicKey"]["excludeCredentials"] = Value::Array(known.collect());
        Ok(Question { options: written(&options)?, state: written(&state)? })
    }

    /// The new passkey that a browser answers with.
    pub fn new_passkey(&self, handle: Handle, state: &str, answer: &str) -> Result<Kept, PasskeyFault> {
        let state: PasskeyRegistration = kept(state)?;
        let answer: RegisterPublicKeyCredential = read(answer)?;
        let passkey = self.0.finish_passkey_registration(&answer, &state).map_err(|error| judged(&error))?;
        let id = written_id(passkey.cred_id());
        let stored = Stored { handle: Uuid::from_bytes(handle), passkey };
        Ok(Kept { id, text: written(&stored)? })
    }

    /// Asks a browser for any passkey that it has for this site.
    pub fn ask_for_any(&self) -> Result<Question, PasskeyFault> {
        let (asked, state) = self.0.start_discoverable_authentication().map_err(|error| judged(&error))?;
        let mut options = serde_json::to_value(&asked).map_err(|_| PasskeyFault::Damaged)?;
        // The player presses a button; nothing waits in a field of the page.
        if let Some(options) = options.as_object_mut() {
            options.remove("mediation");
        }
        Ok(Question { options: written(&options)?, state: written(&state)? })
    }

    /// Which passkey a browser answers with.
    pub fn which(answer: &str) -> Result<String, PasskeyFault> {
        let answer: PublicKeyCredential = read(answer)?;
        Ok(written_id(answer.get_credential_id()))
    }

    /// Whether an answer was made with a passkey that is stored as this text; then the text that is to be stored from now on.
    pub fn used(&self, state: &str, answer: &str, stored: &str) -> Result<String, PasskeyFault> {
        let state: DiscoverableAuthentication = kept(state)?;
        let answer: PublicKeyCredential = read(answer)?;
        let mut stored: Stored = kept(stored)?;
        let (handle, _) =
            self.0.identify_discoverable_authentication(&answer).map_err(|error| judged(&error))?;
        if handle != stored.handle {
            return Err(PasskeyFault::Wrong);
        }
        let result = self
            .0
            .finish_discoverable_authentication_v2(&answer, state, &stored.passkey)
            .map_err(|error| judged(&error))?;
        stored.passkey.update_credential(&result);
        written(&stored)
    }
}
