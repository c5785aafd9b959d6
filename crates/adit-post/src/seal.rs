//! Messages that only the browser of the receiver can read: RFC 8291, which is RFC 8188 with keys agreed upon between
//! the server and the browser.

use crate::PostFault;
use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Nonce};
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

/// Push services take bodies up to 4,096 bytes. This is what is left for the text, RFC 8291 section 4.
pub(crate) const LONGEST: usize = 3993;
const RECORD: u32 = 4096;
/// Behind the text of the last record, RFC 8188 section 2.
const LAST: u8 = 2;

/// A secret key and a salt that are used for one message only.
pub(crate) struct Once {
    pub(crate) secret: SecretKey,
    pub(crate) salt: [u8; 16],
}

impl Once {
    pub(crate) fn draw() -> Result<Once, PostFault> {
        let mut salt = [0; 16];
        getrandom::fill(&mut salt).map_err(|_| PostFault::NoRandomness)?;
        Ok(Once { secret: secret_key()?, salt })
    }
}

/// A new secret key.
pub(crate) fn secret_key() -> Result<SecretKey, PostFault> {
    loop {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|_| PostFault::NoRandomness)?;
        // One of four thousand million draws is not a number of the curve.
        if let Ok(secret) = SecretKey::from_slice(&bytes) {
            return Ok(secret);
        }
    }
}

/// Seals a text for the browser with this public key and this shared secret.
pub(crate) fn seal(
    text: &[u8],
    browser: &PublicKey,
    auth: &[u8],
    Once { secret, salt }: &Once,
) -> Result<Vec<u8>, PostFault> {
    if text.len() > LONGEST {
        return Err(PostFault::TooLong);
    }
    let public = secret.public_key().to_sec1_bytes();
    let shared = secret.diffie_hellman(browser);
    let info = [b"WebPush: info\0".as_slice(), &browser.to_sec1_bytes(), &public].concat();
    let agreed: [u8; 32] = expand(auth, shared.raw_secret_bytes(), &info)?;
    let key: [u8; 16] = expand(salt, &agreed, b"Content-Encoding: aes128gcm\0")?;
    let nonce: [u8; 12] = expand(salt, &agreed, b"Content-Encoding: nonce\0")?;
    let cipher = Aes128Gcm::new(&key.into());
    let record = [text, &[LAST]].concat();
    let sealed = cipher.encrypt(&Nonce::from(nonce), record.as_slice()).map_err(|_| PostFault::TooLong)?;
    let length = u8::try_from(public.len()).map_err(|_| PostFault::BadKeys)?;
    Ok([salt.as_slice(), &RECORD.to_be_bytes(), &[length], &public, &sealed].concat())
}

fn expand<const LENGTH: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> Result<[u8; LENGTH], PostFault> {
    let mut bytes = [0; LENGTH];
    Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut bytes).map_err(|_| PostFault::BadKeys)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{base64url, read_base64};

    fn bytes(text: &str) -> Vec<u8> {
        read_base64(text).expect("base64")
    }

    /// RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_is_sealed_as_it_says() {
        let browser =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let browser = PublicKey::from_sec1_bytes(&bytes(browser)).expect("a key");
        let secret =
            SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).expect("a key");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("a salt");
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = seal(text, &browser, &bytes("BTBZMqHH6r4Tts7J_aSIgg"), &Once { secret, salt });
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(sealed.map(|sealed| base64url(&sealed)), Ok(expected.to_owned()));
    }

    #[test]
    fn a_text_that_does_not_fit_is_refused() {
        let browser = secret_key().expect("a key").public_key();
        let once = Once::draw().expect("numbers");
        let sealed = |length| seal(&vec![b'a'; length], &browser, &[0; 16], &once).map(|sealed| sealed.len());
        assert_eq!(sealed(LONGEST), Ok(4096));
        assert_eq!(sealed(LONGEST + 1), Err(PostFault::TooLong));
    }
}
