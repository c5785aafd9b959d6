//! Letters and secrets in a database.

use super::statements::{ADD_LETTERS, DROP_LETTER, KEEP_SECRET, LOCK_LETTERS, PUT_OFF_LETTER, TAKE_LETTER};
use super::{Letter, OutboxWork, Settled};
use crate::batch::{chunks, send};
use crate::database::{Link, Value};
use crate::plan::{Answer, Work};
use crate::{StoreError, Time};

type Done<T> = Result<T, sqlx::Error>;

/// Locks the letters of a batch in the order of their keys, so that two servers cannot deadlock.
pub(crate) async fn lock_letters(link: &mut Link<'_>, works: &[Work]) -> Done<()> {
    if matches!(link, Link::Sqlite(_)) {
        return Ok(());
    }
    let keys = works.iter().filter_map(Work::letter).map(|key| [key]);
    for chunk in chunks(keys) {
        link.fetch(LOCK_LETTERS, &[Value::Text(&chunk)]).await?;
    }
    Ok(())
}

/// Makes a change. What the caller is told is decided within the transaction.
pub(crate) async fn write(link: &mut Link<'_>, work: &OutboxWork, now: Time) -> Done<Answer> {
    match work {
        OutboxWork::Post(letters) => {
            add_letters(link, &letters.iter().collect::<Vec<_>>(), now).await?;
            Ok(Ok(0))
        }
        OutboxWork::Take { key, version, until } => {
            let values =
                [Value::Text(key), Value::Number(version.cast_signed()), Value::Number(until.millis())];
            let changed = link.execute(TAKE_LETTER, &values).await?;
            Ok(if changed > 0 { Ok(version + 1) } else { Err(StoreError::LetterTaken(key.clone())) })
        }
        OutboxWork::Settle { key, version, settled } => {
            let (text, number) = (Value::Text(key), Value::Number(version.cast_signed()));
            let changed = match settled {
                Settled::Done(_) => link.execute(DROP_LETTER, &[text, number]).await?,
                Settled::Later(at) => {
                    link.execute(PUT_OFF_LETTER, &[text, number, Value::Number(at.millis())]).await?
                }
            };
            if changed == 0 {
                return Ok(Err(StoreError::LetterTaken(key.clone())));
            }
            if let Settled::Done(letters) = settled {
                add_letters(link, &letters.iter().collect::<Vec<_>>(), now).await?;
            }
            Ok(Ok(0))
        }
        OutboxWork::KeepSecret { name, value } => {
            link.execute(KEEP_SECRET, &[name, value].map(|text| Value::Text(text))).await?;
            Ok(Ok(0))
        }
    }
}

pub(crate) async fn add_letters(link: &mut Link<'_>, letters: &[&Letter], now: Time) -> Done<()> {
    let rows = letters.iter().map(|letter| {
        let Letter { key, kind, body, due_at } = *letter;
        (key, kind, body, due_at.millis(), now.millis())
    });
    send(link, ADD_LETTERS, rows).await
}
