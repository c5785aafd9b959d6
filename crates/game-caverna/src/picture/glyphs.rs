//! What tiles and rooms do, in signs. The signs follow the vocabulary of the data file, so that they are right for any data.

use super::icons::{Icon, text_width};
use crate::components::{Block, BlocksDone, Components, Operation, RoomEffect, Trigger, open_options};
use crate::describe;
use crate::pieces::{Good, Goods, OptionId, Room};
use adit_game::{Part, Parts, Texts, Word};
use adit_kit::Set;
use maud::{Markup, html};

/// The height of a line of signs.
const LINE: f32 = 30.0;
/// The room between two signs.
const SPACE: f32 = 3.0;
/// The room for what separates two options or blocks.
const CUT: f32 = 16.0;
/// The size of the letters between signs.
const LETTERS: f32 = 22.0;

/// One sign.
pub enum Glyph {
    /// Numbers and words.
    Text(String),
    /// A good.
    Good(Good),
    /// Something else with a picture of its own.
    Icon(Icon),
    /// So many rooms to be used.
    Rooms(u8),
}

impl Glyph {
    fn width(&self) -> f32 {
        match self {
            Glyph::Text(text) => text_width(text, LETTERS),
            Glyph::Good(_) => 26.0,
            Glyph::Icon(icon) => icon.width(),
            Glyph::Rooms(_) => 32.0,
        }
    }

    fn draw(&self, x: f32) -> Markup {
        let middle = x + self.width() / 2.0;
        match self {
            Glyph::Text(text) => html! { text class="caverna-sign" x=(middle) y="8" { (text) } },
            Glyph::Good(good) => html! { use href=(format!("#cd-{good}")) x=(middle) {} },
            Glyph::Icon(icon) => html! { use href=(format!("#cd-{}", icon.id())) x=(middle) {} },
            Glyph::Rooms(count) => html! {
                use href="#cd-rooms" x=(middle) {}
                text class="caverna-sign caverna-on-rooms" x=(middle) y="10" { (count) }
            },
        }
    }
}

/// What stands between a segment and the one before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cut {
    /// A thin line: both can be carried out (CD-5.1).
    Block,
    /// A long slanted cut: one or the other (CD-5.2).
    Option,
}

/// Whether the options of a tile or room can be pointed at.
#[derive(Clone, Copy)]
pub enum Pointing {
    /// They only tell what it does.
    Nowhere,
    /// The tile or room is carried out, and these blocks of it were.
    InUse(BlocksDone),
    /// The room can be used. Where it has several options, one of them can be named at once.
    Ready,
}

/// The signs of one option.
struct Segment {
    option: Option<OptionId>,
    cut: Cut,
    glyphs: Vec<Glyph>,
}

impl Segment {
    fn width(&self) -> f32 {
        self.glyphs.iter().map(|glyph| glyph.width() + SPACE).sum::<f32>() - SPACE
    }
}

/// The signs of a tile or room.
pub struct Signs {
    segments: Vec<Segment>,
    /// The blocks that were carried out, while the tile or room is carried out.
    done: Option<BlocksDone>,
}

impl Signs {
    /// The signs of the blocks of a tile, or of those of a room.
    pub fn of_blocks(blocks: &[Block], home: Option<Room>, pointing: Pointing) -> Signs {
        let options = || open_options(blocks, BlocksDone::NONE);
        let pointed = match pointing {
            Pointing::Nowhere => false,
            Pointing::InUse(_) => true,
            Pointing::Ready => options().count() > 1,
        };
        let segments = options().map(|(option, content)| {
            let cut = if option.option == 0 { Cut::Block } else { Cut::Option };
            let option = pointed.then_some(OptionId { home, ..option });
            Segment { option, cut, glyphs: operation(content) }
        });
        let done = match pointing {
            Pointing::InUse(done) => Some(done),
            Pointing::Nowhere | Pointing::Ready => None,
        };
        Signs { segments: segments.collect(), done }
    }

    /// The signs of a room.
    pub fn of_room(texts: &Texts, components: &Components, room: Room, pointing: Pointing) -> Signs {
        match &components.room(room).effect {
            RoomEffect::Blocks(blocks) => Signs::of_blocks(blocks, Some(room), pointing),
            RoomEffect::Trigger(content) => Signs {
                segments: vec![Segment { option: None, cut: Cut::Block, glyphs: trigger(texts, content) }],
                done: None,
            },
        }
    }

    /// Draws the signs as large as they fit, in one line or in two.
    pub fn draw(&self, width: f32, height: f32) -> Markup {
        let (rows, scale) = self.rows(width, height);
        let step = height / rows.len() as f32;
        html! {
            @for (index, row) in rows.iter().enumerate() {
                @let x = (width - row_width(row) * scale) / 2.0;
                @let y = step * (index as f32 + 0.5);
                @if let (true, Some(first)) = (index > 0, row.first()) {
                    @match first.cut {
                        Cut::Block => { path class="caverna-cut" d=(format!("M10 {:.1}H{:.1}", step, width - 10.0)) {} }
                        Cut::Option => { path class="caverna-cut caverna-slanted" d=(format!("M8 {:.1}L{:.1} {:.1}", step + 5.0, width - 8.0, step - 5.0)) {} }
                    }
                }
                g transform=(format!("translate({x:.1} {y:.1}) scale({scale:.3})")) { (self.row(row)) }
            }
        }
    }

    /// The segments in one row, or in two where they can be drawn clearly larger.
    fn rows(&self, width: f32, height: f32) -> (Vec<&[Segment]>, f32) {
        let scale = |rows: &[&[Segment]]| {
            let widest = rows.iter().map(|row| row_width(row)).fold(1.0, f32::max);
            (width / widest).min(height / LINE / rows.len() as f32).min(1.0)
        };
        let splits = (1..self.segments.len()).map(|at| {
            let (first, second) = self.segments.split_at(at);
            vec![first, second]
        });
        let mut best = vec![&self.segments[..]];
        for rows in splits {
            let enough = if best.len() == 1 { 1.12 } else { 1.0 };
            if scale(&rows) > scale(&best) * enough {
                best = rows;
            }
        }
        let scale = scale(&best);
        (best, scale)
    }

    fn row(&self, row: &[Segment]) -> Markup {
        let places = places(row.iter().map(Segment::width), CUT);
        html! {
            @for (index, (segment, x)) in row.iter().zip(places).enumerate() {
                @if index > 0 {
                    @match segment.cut {
                        Cut::Block => { path class="caverna-cut" d=(format!("M{:.1} -13v26", x - CUT / 2.0)) {} }
                        Cut::Option => { path class="caverna-cut caverna-slanted" d=(format!("M{:.1} 14l8 -28", x - CUT / 2.0 - 4.0)) {} }
                    }
                }
                (self.segment(segment, x))
            }
        }
    }

    fn segment(&self, segment: &Segment, x: f32) -> Markup {
        let signs = line(&segment.glyphs, x);
        let Some(option) = segment.option else { return signs };
        let is_done = self.done.is_some_and(|done| done.contains(option.block));
        let ground = if self.done.is_some() { "caverna-choice" } else { "caverna-hit" };
        let mut ids = Parts::new();
        option.parts(&mut ids);
        html! {
            g class=[is_done.then_some("caverna-done")] data-part=[ids.first().map(Part::id)] {
                rect class=(ground) x=(x - 6.0) y="-17" width=(segment.width() + 12.0) height="34" rx="6" {}
                (signs)
                @if is_done {
                    path class="caverna-strike" d=(format!("M{x:.1} 0h{:.1}", segment.width())) {}
                }
            }
        }
    }
}

fn row_width(row: &[Segment]) -> f32 {
    row.iter().map(Segment::width).sum::<f32>() + CUT * row.len().saturating_sub(1) as f32
}

/// Where things of these widths begin when they stand one after another.
fn places(widths: impl Iterator<Item = f32>, between: f32) -> Vec<f32> {
    let begin = |next: &mut f32, width: f32| {
        let x = *next;
        *next += width + between;
        Some(x)
    };
    widths.scan(0.0, begin).collect()
}

/// The signs one after another from `x` on.
fn line(glyphs: &[Glyph], x: f32) -> Markup {
    let places = places(glyphs.iter().map(Glyph::width), SPACE);
    html! {
        @for (glyph, place) in glyphs.iter().zip(places) { (glyph.draw(x + place)) }
    }
}

/// The signs of some goods, drawn from the left at most as wide as `width`.
pub fn draw_goods(goods: &Goods, width: f32) -> Markup {
    let mut glyphs = Vec::new();
    push_goods(&mut glyphs, goods);
    let all: f32 = glyphs.iter().map(|glyph| glyph.width() + SPACE).sum();
    let scale = (width / all.max(1.0)).min(1.0);
    html! { g transform=(format!("scale({scale:.3})")) { (line(&glyphs, 0.0)) } }
}

fn sign(text: &str) -> Glyph {
    Glyph::Text(text.to_owned())
}

/// Each good with its number, unless that is one.
fn push_goods(out: &mut Vec<Glyph>, goods: &Goods) {
    for good in goods.kinds() {
        if goods[good] > 1 {
            out.push(sign(&goods[good].to_string()));
        }
        out.push(Glyph::Good(good));
    }
}

fn push_alternatives(out: &mut Vec<Glyph>, all: &[Goods]) {
    for (index, goods) in all.iter().enumerate() {
        if index > 0 {
            out.push(sign("/"));
        }
        push_goods(out, goods);
    }
}

fn push_kinds(out: &mut Vec<Glyph>, kinds: Set<Good>, between: Option<&str>) {
    for (index, good) in kinds.iter().enumerate() {
        out.extend(between.filter(|_| index > 0).map(sign));
        out.push(Glyph::Good(good));
    }
}

fn gain(goods: &Goods) -> Vec<Glyph> {
    let mut out = vec![sign("+")];
    push_goods(&mut out, goods);
    out
}

/// What is paid, and an arrow.
fn price(all: &[Goods]) -> Vec<Glyph> {
    let mut out = Vec::new();
    push_alternatives(&mut out, all);
    if !all.is_empty() {
        out.push(Glyph::Icon(Icon::Arrow));
    }
    out
}

fn operation(operation: &Operation) -> Vec<Glyph> {
    match operation {
        Operation::Gain { goods, if_fewer } => {
            let mut out = gain(goods);
            for good in if_fewer.kinds() {
                out.push(sign(&format!("(<{})", if_fewer[good])));
            }
            out
        }
        Operation::GainOne { of } => {
            let mut out = vec![sign("+")];
            push_alternatives(&mut out, of);
            out
        }
        Operation::Trade { pay_any, goods } => {
            let mut out = price(pay_any);
            push_goods(&mut out, goods);
            out
        }
        Operation::TradeDistinct { kinds, goods, .. } => {
            let mut out =
                vec![sign(&kinds.to_string()), Glyph::Icon(Icon::Different), Glyph::Icon(Icon::Arrow)];
            push_goods(&mut out, goods);
            out
        }
        Operation::ReplenishOne { of, to } => {
            let mut out = vec![Glyph::Icon(Icon::Raise), sign(&to.to_string())];
            push_kinds(&mut out, *of, Some("/"));
            out
        }
        Operation::ReplenishAll { of, to } => {
            let mut out = vec![Glyph::Icon(Icon::Raise), sign(&to.to_string())];
            push_kinds(&mut out, *of, None);
            out
        }
        Operation::BuildWall {} => vec![sign("+"), Glyph::Icon(Icon::Wall)],
        Operation::RazeWall { goods } => {
            let mut out = vec![Glyph::Icon(Icon::Razed), Glyph::Icon(Icon::Arrow)];
            push_goods(&mut out, goods);
            out
        }
        Operation::Excavate { count, pay_any, through_walls } => {
            let mut out = price(pay_any);
            out.extend((0..*count).map(|_| Glyph::Icon(Icon::Pick)));
            if *through_walls {
                out.push(Glyph::Icon(Icon::Through));
            }
            out
        }
        Operation::Furnish { pay_any, pay_food_per_turn } => {
            let mut out = price(pay_any);
            if *pay_food_per_turn > 0 {
                let mut food = Goods::EMPTY;
                food[Good::Food] = *pay_food_per_turn;
                push_goods(&mut out, &food);
                out.extend([sign("×"), Glyph::Icon(Icon::Dwarf), Glyph::Icon(Icon::Arrow)]);
            }
            out.push(Glyph::Icon(Icon::Furnish));
            out
        }
        Operation::UseRooms { count } => vec![Glyph::Rooms(*count)],
        Operation::ExtraRoom { count } => vec![sign("+"), Glyph::Rooms(*count)],
    }
}

/// When the room reacts, a colon, and what it brings.
fn trigger(texts: &Texts, trigger: &Trigger) -> Vec<Glyph> {
    let mut out = Vec::new();
    match trigger {
        Trigger::TradeInTurnWith { tile, price: paid, goods } => {
            out.push(Glyph::Text(describe::tile_name(texts, *tile)));
            out.push(sign(":"));
            out.extend(price(&[*paid]));
            push_goods(&mut out, goods);
        }
        Trigger::GainOnGood { good, min, max, goods } => {
            out.extend([sign(&format!("+{min}–{max}")), Glyph::Good(*good), sign(":")]);
            out.extend(gain(goods));
        }
        Trigger::ExtraRooms { counts, extra } => {
            push_counts(&mut out, counts);
            out.extend([sign("+"), Glyph::Rooms(*extra)]);
        }
        Trigger::GainOnRooms { counts, goods, .. } => {
            push_counts(&mut out, counts);
            out.extend(gain(goods));
        }
        Trigger::GainOnWall { goods } => {
            out.extend([sign("+"), Glyph::Icon(Icon::Wall), sign(":")]);
            out.extend(gain(goods));
        }
    }
    out
}

fn push_counts(out: &mut Vec<Glyph>, counts: &[u8]) {
    for (index, count) in counts.iter().enumerate() {
        if index > 0 {
            out.push(sign("/"));
        }
        out.push(Glyph::Rooms(*count));
    }
    out.push(sign(":"));
}
