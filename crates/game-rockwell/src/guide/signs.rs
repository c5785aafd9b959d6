//! The signs of the pictures, for the page that explains them all.

use crate::goods::Resource;
use crate::names::resource_name;
use crate::picture::pieces;
use crate::pieces::{Company, ShaftNumber, TeamId};
use adit_game::{Seat, Sign, Texts};
use maud::{Markup, html};

/// The signs that the pictures use.
pub fn signs(texts: &Texts) -> Vec<Sign> {
    let mut signs: Vec<Sign> = Resource::ALL
        .into_iter()
        .map(|resource| {
            let text = texts.say("sign-cube", &[]);
            sign(resource_name(texts, resource), text, &pieces::cube_shape(resource))
        })
        .collect();
    let mut add = |id: &str, drawing: Markup| {
        let text = texts.say(&format!("sign-{id}-text"), &[]);
        signs.push(sign(texts.say(&format!("sign-{id}"), &[]), text, &drawing));
    };
    let seat = Seat::FIRST;
    if let Some(team) = TeamId::of(Company::Seat(seat)).nth(1) {
        add("team", pieces::team(team, 2, None));
        add("subcontractor", pieces::team(team, 2, Some(3)));
    }
    if let Some(team) = TeamId::of(Company::Ai).next() {
        add("ai", pieces::team(team, 1, None));
    }
    add("needed", pieces::needed(3, 5, (0.0, 0.0)));
    if let Some(first) = ShaftNumber::every().next() {
        add("shaft", pieces::shaft(seat, first, 0.0, 2.0, 1.0));
    }
    add("site", pieces::shaft_site(0.0, 2.0, 1.0));
    add("edge", pieces::edge());
    add("centre", pieces::core());
    add("vice-president", pieces::vice_president(seat, 0.0, -2.0));
    add("envelope", pieces::shape_of("envelope"));
    add("die", pieces::die(3, 0.0, 0.0, 1.2));
    add("star", pieces::shape_of("star"));
    add("shield", pieces::shape_of("shield"));
    add("boot", pieces::shape_of("boot"));
    add("umbrella", pieces::shape_of("umbrella"));
    add("paper", pieces::shape_of("paper"));
    add("crate", pieces::shape_of("crate"));
    add("hazard", pieces::shape_of("hazard"));
    signs
}

fn sign(title: String, text: String, drawing: &Markup) -> Sign {
    let svg = html! {
        svg xmlns="http://www.w3.org/2000/svg" class="rockwell" viewBox="-26 -26 52 52" width="52" height="52" aria-hidden="true" { (drawing) }
    };
    Sign { svg: svg.into_string(), title, text }
}
