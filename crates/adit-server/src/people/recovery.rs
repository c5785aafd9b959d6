//! Recovery codes: what players write down to open themselves anywhere.

use crate::Fault;
use crate::entropy::Random;
use crate::key::digest;
use crate::token::{Token, TokenHash};
use adit_store::PlayerId;

/// A new code: twenty-four signs that are not mistaken for one another, in groups of four. Nobody guesses 120 bits.
pub(crate) fn recovery_code(random: &Random) -> Result<String, Fault> {
    let signs = format!("{}{}", PlayerId::from_bits(random.bits()?), PlayerId::from_bits(random.bits()?));
    let groups: Vec<&str> = (0..signs.len()).step_by(4).map(|from| &signs[from..from + 4]).collect();
    Ok(groups.join("-"))
}

/// What is stored of a code, however it was typed.
pub(crate) fn recovery_hash(code: &str) -> String {
    let signs: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    let told = digest(&["adit recovery", &signs.to_ascii_lowercase()]);
    let token: String = told.iter().map(|byte| format!("{byte:02x}")).collect();
    TokenHash::of(&token).as_str().to_owned()
}

/// The secret of a link that opens a player once, for those who make one beside a server.
pub(super) fn link(random: &Random) -> Result<Token, Fault> {
    Token::random(random)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Entropy;

    #[test]
    fn a_code_is_known_however_it_is_typed() {
        let random = Random::new(Entropy::Os);
        let code = recovery_code(&random).expect("randomness");
        assert_eq!((code.len(), code.split('-').count()), (29, 6));
        let typed = format!(" {} ", code.replace('-', " ").to_uppercase());
        assert_eq!(recovery_hash(&typed), recovery_hash(&code));
        let other = recovery_code(&random).expect("randomness");
        assert_ne!(recovery_hash(&other), recovery_hash(&code));
        assert!(!recovery_hash(&code).contains(&code[..4]));
    }
}
