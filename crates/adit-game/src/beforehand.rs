//! What a player would say anyway, said beforehand: *bid up to 6, then pass*.
//!
//! A game names such orders and says what one of them answers. It is shown a view for that, so an order knows no more than
//! the player who has given it.

use crate::{Seat, Texts};

/// An order that a game names for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsualOrder {
    /// Its name. The text `order-NAME` says it to players, with `limit` if it has one; then `order-NAME-title` is how it is
    /// chosen from a list.
    pub name: &'static str,
    /// What it is about, for instance which auction, so that it ends when that is over. Players do not read this.
    pub about: String,
    /// The amount that the player names, if one is needed. The text `order-NAME-limit` asks for it.
    pub limit: Option<Limit>,
}

/// Which amounts can be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The smallest.
    pub least: u32,
    /// The largest.
    pub most: u32,
}

impl UsualOrder {
    /// An order without an amount.
    pub fn new(name: &'static str, about: impl Into<String>) -> UsualOrder {
        UsualOrder { name, about: about.into(), limit: None }
    }

    /// An order with an amount, if there is one that can be named.
    pub fn up_to(name: &'static str, about: impl Into<String>, least: u32, most: u32) -> Option<UsualOrder> {
        let limit = Some(Limit { least, most });
        (least <= most).then(|| UsualOrder { name, about: about.into(), limit })
    }

    /// The order with this amount. Nothing, if it needs none or another one.
    pub fn given(&self, amount: Option<u32>) -> Option<StandingOrder> {
        let fits = match (self.limit, amount) {
            (None, None) => true,
            (Some(limit), Some(amount)) => (limit.least..=limit.most).contains(&amount),
            (None, Some(_)) | (Some(_), None) => false,
        };
        fits.then(|| StandingOrder { name: self.name.to_owned(), about: self.about.clone(), limit: amount })
    }
}

/// An order that a player has given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingOrder {
    /// The name of the [usual order](UsualOrder::name).
    pub name: String,
    /// What it is about.
    pub about: String,
    /// The amount that the player has named.
    pub limit: Option<u32>,
}

impl StandingOrder {
    /// Is this the order with this name about this?
    pub fn is(&self, name: &str, about: &str) -> bool {
        self.name == name && self.about == about
    }

    /// The order in words.
    pub fn told(&self, texts: &Texts) -> String {
        let limit = i64::from(self.limit.unwrap_or(0));
        texts.say(&format!("order-{}", self.name), &[("limit", limit.into())])
    }
}

impl UsualOrder {
    /// How players choose it from a list, before they have named an amount.
    pub fn title(&self, texts: &Texts) -> String {
        let id = if self.limit.is_some() { "-title" } else { "" };
        texts.say(&format!("order-{}{id}", self.name), &[])
    }

    /// How the amount is asked for, if one is needed.
    pub fn asks(&self, texts: &Texts) -> Option<String> {
        self.limit.map(|_| texts.say(&format!("order-{}-limit", self.name), &[]))
    }
}

/// What an order does now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obeyed<M> {
    /// It answers with this move.
    Says(M),
    /// The seat is not asked, or it is asked something that the order is not about.
    Waits,
    /// What the order is about has passed.
    Ends,
}

impl<M> Obeyed<M> {
    /// The same with another form of the move.
    pub fn map<N>(self, change: impl FnOnce(M) -> N) -> Obeyed<N> {
        match self {
            Obeyed::Says(mv) => Obeyed::Says(change(mv)),
            Obeyed::Waits => Obeyed::Waits,
            Obeyed::Ends => Obeyed::Ends,
        }
    }
}

/// What [`Game::obey`](crate::Game::obey) says of a question: the move if the seat is asked, and nothing before.
pub fn when_asked<M>(seat: Seat, asked: Seat, mv: impl FnOnce() -> M) -> Obeyed<M> {
    if seat == asked { Obeyed::Says(mv()) } else { Obeyed::Waits }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_amount_is_named_exactly_where_one_is_needed() {
        let pass = UsualOrder::new("pass", "1");
        assert!(pass.given(None).is_some());
        assert_eq!(pass.given(Some(3)), None);
        let bid = UsualOrder::up_to("bid", "1", 2, 6).expect("amounts");
        assert_eq!(bid.given(None), None);
        assert_eq!(bid.given(Some(1)), None);
        assert_eq!(bid.given(Some(6)).and_then(|order| order.limit), Some(6));
        assert_eq!(bid.given(Some(7)), None);
        assert_eq!(UsualOrder::up_to("bid", "1", 7, 6), None);
    }
}
