//! Views in numbers, for programs that learn.
//!
//! A game writes its view array by array. The same code says the names and shapes of the arrays, so that they are described
//! once: [`Numbers::describe`] takes them down, [`Numbers::fill`] writes into memory that somebody else owns.

/// An array of an observation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArraySpec {
    /// Its name.
    pub name: &'static str,
    /// What is in it, and what its axes are.
    pub about: &'static str,
    /// Its shape.
    pub shape: Vec<usize>,
}

impl ArraySpec {
    /// How many numbers it holds.
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// Where a view is written in numbers.
#[derive(Debug)]
pub struct Numbers<'a> {
    /// The arrays are written here, one behind the other.
    given: &'a mut [i32],
    /// What the arrays are, if only that is of interest.
    specs: Option<Vec<ArraySpec>>,
    scratch: Vec<i32>,
    lost: usize,
}

impl<'a> Numbers<'a> {
    /// What arrays are written.
    pub fn describe(write: impl FnOnce(&mut Numbers<'_>)) -> Vec<ArraySpec> {
        let mut numbers = Numbers { given: &mut [], specs: Some(Vec::new()), scratch: Vec::new(), lost: 0 };
        write(&mut numbers);
        numbers.specs.unwrap_or_default()
    }

    /// Writes the arrays one behind the other, and says how many numbers found no room: none, if the memory is as large as
    /// the arrays that were described and these are as large as the game can ever need.
    pub fn fill(memory: &'a mut [i32], write: impl FnOnce(&mut Numbers<'a>)) -> usize {
        let mut numbers = Numbers { given: memory, specs: None, scratch: Vec::new(), lost: 0 };
        write(&mut numbers);
        numbers.lost
    }

    /// The next array, full of zeros.
    pub fn array(&mut self, name: &'static str, about: &'static str, shape: &[usize]) -> Row<'_> {
        let size = shape.iter().product();
        let cells = if let Some(specs) = &mut self.specs {
            specs.push(ArraySpec { name, about, shape: shape.to_vec() });
            self.scratch.resize(size, 0);
            &mut self.scratch[..]
        } else {
            let given = std::mem::take(&mut self.given);
            let (cells, rest) = given.split_at_mut(size.min(given.len()));
            self.given = rest;
            self.lost += size - cells.len();
            cells
        };
        cells.fill(0);
        Row { cells, at: 0, lost: &mut self.lost }
    }
}

/// Numbers one behind the other: an array, or a part of one.
#[derive(Debug)]
pub struct Row<'a> {
    cells: &'a mut [i32],
    at: usize,
    lost: &'a mut usize,
}

impl Row<'_> {
    /// Writes a number. What is beyond 32 bits is written as the number that comes closest.
    pub fn put(&mut self, number: impl Into<i64>) {
        match self.cells.get_mut(self.at) {
            Some(cell) => *cell = number.into().clamp(i32::MIN.into(), i32::MAX.into()) as i32,
            None => *self.lost += 1,
        }
        self.at += 1;
    }

    /// Writes several numbers.
    pub fn all(&mut self, numbers: impl IntoIterator<Item = impl Into<i64>>) {
        numbers.into_iter().for_each(|number| self.put(number));
    }

    /// Writes one number for each of `count` things: 1 for this one and 0 for the others.
    pub fn one_of(&mut self, count: usize, this: Option<usize>) {
        if let Some(this) = this {
            self.set(self.at + this, 1);
        }
        self.at += count;
        *self.lost += self.at.saturating_sub(self.cells.len());
    }

    /// Writes one number for each of `count` things: 1 for those whose bit is set.
    pub fn bits(&mut self, count: usize, bits: u128) {
        (0..count).for_each(|bit| self.put((bits >> bit & 1) as i64));
    }

    /// Writes what this is.
    pub fn encode(&mut self, thing: &impl Encode) {
        thing.encode(self);
    }

    /// Writes a number at a place, wherever the next one goes.
    pub fn set(&mut self, place: usize, number: impl Into<i64>) {
        match self.cells.get_mut(place) {
            Some(cell) => *cell = number.into().clamp(i32::MIN.into(), i32::MAX.into()) as i32,
            None => *self.lost += 1,
        }
    }

    /// Writes things in lines of `width` numbers, each thing at the beginning of a line: the news of a step.
    pub fn lines<'t, T: Encode + 't>(&mut self, width: usize, things: impl IntoIterator<Item = &'t T>) {
        for thing in things {
            thing.encode(self);
            self.at = self.at.next_multiple_of(width);
        }
    }

    /// The next `width` numbers, to be written for themselves.
    pub fn row(&mut self, width: usize) -> Row<'_> {
        let begin = self.at.min(self.cells.len());
        let end = (self.at + width).min(self.cells.len());
        self.at += width;
        *self.lost += width - (end - begin);
        Row { cells: &mut self.cells[begin..end], at: 0, lost: self.lost }
    }
}

/// Something that is written in numbers from which it can be read again, whatever is written behind it.
pub trait Encode {
    /// Writes it.
    fn encode(&self, out: &mut Row<'_>);
}

macro_rules! encode_numbers {
    ($($number:ty),*) => {$(
        impl Encode for $number {
            fn encode(&self, out: &mut Row<'_>) {
                out.put(*self);
            }
        }
    )*};
}
encode_numbers!(u8, u16, u32, i16, i32, bool);

impl<T: Encode> Encode for Option<T> {
    fn encode(&self, out: &mut Row<'_>) {
        out.put(self.is_some());
        if let Some(thing) = self {
            thing.encode(out);
        }
    }
}

impl<T: Encode, const N: usize> Encode for [T; N] {
    fn encode(&self, out: &mut Row<'_>) {
        self.iter().for_each(|thing| thing.encode(out));
    }
}

/// How many there are, and each of them.
impl<T: Encode> Encode for Vec<T> {
    fn encode(&self, out: &mut Row<'_>) {
        out.put(self.len() as i64);
        self.iter().for_each(|thing| thing.encode(out));
    }
}

/// Lets a type be [written in numbers](Encode): a struct as its fields; an enum as the place of its variant, counted from 1,
/// and the fields of that.
///
/// ```
/// enum Event { Began, Took { stones: u8 } }
/// adit_game::encode! { enum Event { Began, Took { stones } } }
///
/// let mut memory = [0; 3];
/// adit_game::Numbers::fill(&mut memory, |numbers| {
///     numbers.array("event", "What happened.", &[3]).encode(&Event::Took { stones: 5 });
/// });
/// assert_eq!(memory, [2, 5, 0]);
/// ```
#[macro_export]
macro_rules! encode {
    (struct $name:ident { $($field:ident),* $(,)? }) => {
        impl $crate::Encode for $name {
            fn encode(&self, out: &mut $crate::Row<'_>) {
                let $name { $($field),* } = self;
                $($crate::Encode::encode($field, out);)*
            }
        }
    };
    (enum $name:ident { $($variant:ident $(($inner:ident))? $({ $($field:ident),* $(,)? })?),+ $(,)? }) => {
        impl $crate::Encode for $name {
            fn encode(&self, out: &mut $crate::Row<'_>) {
                #[allow(clippy::upper_case_acronyms)]
                enum Index { $($variant),+ }
                match self {
                    $($name::$variant $(($inner))? $({ $($field),* })? => {
                        out.put(Index::$variant as i64 + 1);
                        $($crate::Encode::encode($inner, out);)?
                        $($($crate::Encode::encode($field, out);)*)?
                    })+
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(numbers: &mut Numbers<'_>) {
        let mut first = numbers.array("first", "", &[2, 3]);
        first.row(3).one_of(3, Some(1));
        first.row(3).all([7_i64, i64::MAX]);
        numbers.array("second", "", &[2]).set(1, -4);
    }

    #[test]
    fn what_is_described_is_what_is_filled() {
        let specs = Numbers::describe(write);
        let shapes: Vec<_> = specs.iter().map(|spec| (spec.name, spec.shape.as_slice())).collect();
        assert_eq!(shapes, [("first", [2, 3].as_slice()), ("second", &[2])]);
        let mut memory = vec![9; specs.iter().map(ArraySpec::size).sum()];
        assert_eq!(Numbers::fill(&mut memory, write), 0);
        assert_eq!(memory, [0, 1, 0, 7, i32::MAX, 0, 0, -4]);
    }

    #[test]
    fn what_has_no_room_is_counted() {
        let mut memory = [9; 5];
        assert_eq!(
            Numbers::fill(&mut memory, write),
            5,
            "one number of the array, two of its row and the last two"
        );
    }
}
