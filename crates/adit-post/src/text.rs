//! Bytes as text.

use base64ct::{Base64UrlUnpadded, Encoding as _};

/// As RFC 4648 writes it for addresses, without padding.
pub(crate) fn base64url(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

/// Padding and the older alphabet are read too: browsers and programs differ.
pub(crate) fn read_base64(text: &str) -> Option<Vec<u8>> {
    let plain: String = text
        .trim_end_matches('=')
        .chars()
        .map(|letter| match letter {
            '+' => '-',
            '/' => '_',
            other => other,
        })
        .collect();
    Base64UrlUnpadded::decode_vec(&plain).ok()
}

/// The beginning of what somebody answered, as one line for people.
pub(crate) fn beginning(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let plain = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    let words: Vec<String> = plain.collect::<String>().split_whitespace().map(str::to_owned).collect();
    words.join(" ").chars().take(200).collect()
}

/// As digits of base 16.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
