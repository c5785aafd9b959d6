//! How long to wait between attempts.

use std::time::Duration;

const FIRST: Duration = Duration::from_secs(20);
const LONGEST: Duration = Duration::from_secs(6 * 3600);
/// With the pauses between them these attempts reach over one and a half days.
const ATTEMPTS: u32 = 16;

/// How long to wait after so many attempts have failed, or nothing if it was the last one. Each pause is about twice as long
/// as the one before. `spread` is any number of the message: messages that failed together are not tried again together.
pub fn pause(failed: u32, spread: u64) -> Option<Duration> {
    let failed = failed.max(1);
    if failed >= ATTEMPTS {
        return None;
    }
    let whole = FIRST.saturating_mul(1 << (failed - 1)).min(LONGEST);
    // Between three quarters and five quarters of the pause.
    let share = u32::try_from(spread.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32).unwrap_or(0);
    Some(whole.mul_f64(0.75 + 0.5 * f64::from(share) / f64::from(u32::MAX)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_end() {
        for spread in [0, 1, 7, u64::MAX] {
            let pauses: Vec<Duration> = (1..ATTEMPTS).map_while(|failed| pause(failed, spread)).collect();
            assert_eq!(pauses.len() as u32, ATTEMPTS - 1);
            assert_eq!(pause(ATTEMPTS, spread), None);
            assert!(pauses[0] >= FIRST * 3 / 4 && pauses[0] <= FIRST * 5 / 4, "{pauses:?}");
            assert!(pauses.iter().all(|pause| *pause <= LONGEST * 5 / 4), "{pauses:?}");
            assert!(pauses.is_sorted(), "{pauses:?}");
            let whole: Duration = pauses.iter().sum();
            assert!(whole > Duration::from_secs(24 * 3600), "an outage of a day is survived: {whole:?}");
        }
    }

    #[test]
    fn messages_that_failed_together_are_not_tried_again_together() {
        let pauses: std::collections::HashSet<Duration> =
            (0..50).filter_map(|spread| pause(3, spread)).collect();
        assert!(pauses.len() > 40, "{pauses:?}");
    }
}
