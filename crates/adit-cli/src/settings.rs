//! The settings file of a server: what `adit serve` is told, kept in a file. The options of the command line are the only
//! description of it.

use crate::args::{Program, SettingsArguments};
use anyhow::{Context as _, bail, ensure};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, CommandFactory as _, FromArgMatches as _};
use std::ffi::OsString;
use std::io::Write;
use std::path::Path;
use toml::{Table, Value};

/// The option that names the file. It cannot stand in the file.
const FILE: &str = "settings";

/// What the program is told by its arguments, by variables, and by the settings file that they name. An argument counts before
/// a variable, and a variable before the file.
pub(crate) fn program(arguments: Vec<OsString>) -> anyhow::Result<Program> {
    let matches = Program::command().get_matches_from(&arguments);
    let serving = match matches.subcommand() {
        None => Some(&matches),
        Some(("serve" | "doctor", matches)) => Some(matches),
        Some(_) => None,
    };
    let file = serving.and_then(|matches| matches.get_one::<std::path::PathBuf>(FILE));
    let (Some(serving), Some(file)) = (serving, file) else {
        return Ok(Program::from_arg_matches(&matches)?);
    };
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let told = told(&text, serving).with_context(|| format!("the settings file {}", file.display()))?;
    let matches = Program::command()
        .try_get_matches_from(arguments.into_iter().chain(told))
        .with_context(|| format!("the settings file {} cannot be used", file.display()))?;
    Ok(Program::from_arg_matches(&matches)?)
}

/// The options of a server that can stand in the file.
fn options(serve: &Command) -> impl Iterator<Item = (&str, &Arg)> {
    let options = serve.get_arguments().filter_map(|option| Some((option.get_long()?, option)));
    options.filter(|(name, option)| ![FILE, "help", "version"].contains(name) && !option.is_hide_set())
}

/// The arguments that a file stands for, but for those that were given otherwise.
fn told(text: &str, given: &ArgMatches) -> anyhow::Result<Vec<OsString>> {
    let settings: Table = text.parse()?;
    let program = Program::command();
    let serve = program.find_subcommand("serve").context("adit serves")?;
    let mut told = Vec::new();
    for (key, value) in settings {
        let Some((name, option)) = options(serve).find(|(name, _)| *name == key) else {
            let known: Vec<&str> = options(serve).map(|(name, _)| name).collect();
            bail!("there is no setting {key:?}; the settings are: {}", known.join(", "));
        };
        let source = given.value_source(option.get_id().as_str());
        if matches!(source, Some(ValueSource::CommandLine | ValueSource::EnvVariable)) {
            continue;
        }
        let values = match (option.get_action(), value) {
            (ArgAction::SetTrue, Value::Boolean(true)) => {
                told.push(format!("--{name}").into());
                continue;
            }
            (ArgAction::SetTrue, Value::Boolean(false)) => continue,
            (ArgAction::SetTrue, value) => bail!("{name} is true or false, not {value}"),
            (ArgAction::Append, Value::Array(values)) => values,
            (_, value) => vec![value],
        };
        for value in values {
            told.push(format!("--{name}={}", word(name, &value)?).into());
        }
    }
    Ok(told)
}

/// A value as it is said on the command line.
fn word(name: &str, value: &Value) -> anyhow::Result<String> {
    match value {
        Value::String(text) => Ok(text.clone()),
        Value::Integer(number) => Ok(number.to_string()),
        Value::Float(number) => Ok(number.to_string()),
        Value::Boolean(_) | Value::Datetime(_) | Value::Array(_) | Value::Table(_) => {
            bail!("{name} is a text in quotation marks or a number, not {value}")
        }
    }
}

/// `adit settings`: a settings file in which every option is explained and none is set.
pub(crate) fn run(arguments: &SettingsArguments, out: &mut impl Write) -> anyhow::Result<()> {
    if let Some(file) = &arguments.check {
        check(file)?;
        writeln!(out, "{} can be used.", file.display())?;
        return Ok(());
    }
    Ok(out.write_all(template().as_bytes())?)
}

fn check(file: &Path) -> anyhow::Result<()> {
    ensure!(file.exists(), "there is no file {}", file.display());
    program(vec!["adit".into(), "serve".into(), format!("--{FILE}={}", file.display()).into()]).map(drop)
}

/// The file with all options, each with what it is for and what is usual.
pub fn template() -> String {
    let program = Program::command();
    let mut text =
        String::from("# Settings of `adit serve --settings FILE`. Remove the # before a line to set it.\n");
    for (name, option) in program.find_subcommand("serve").into_iter().flat_map(options) {
        let help = option.get_help().map(ToString::to_string).unwrap_or_default();
        text += &format!("\n# {}\n", help.replace('\n', "\n# "));
        if let Some(variable) = option.get_env().and_then(|name| name.to_str()) {
            text += &format!("# Variable: {variable}\n");
        }
        let known = option.get_possible_values();
        if !known.is_empty() && !matches!(option.get_action(), ArgAction::SetTrue) {
            let known: Vec<_> = known.iter().map(|value| format!("{:?}", value.get_name())).collect();
            text += &format!("# One of: {}\n", known.join(", "));
        }
        text += &format!("#{name} = {}\n", usual(option));
    }
    text
}

/// What holds if nothing is said; where that is nothing, what could be said.
fn usual(option: &Arg) -> String {
    let example = || {
        let names = option.get_value_names().unwrap_or_default();
        names.first().map(ToString::to_string).unwrap_or_default()
    };
    match (option.get_action(), option.get_default_values().first()) {
        (ArgAction::SetTrue, _) => "false".to_owned(),
        (ArgAction::Append, _) => format!("[{:?}]", example()),
        (_, Some(value)) => {
            let value = value.to_string_lossy();
            if value.parse::<f64>().is_ok() { value.into_owned() } else { format!("{value:?}") }
        }
        (_, None) => format!("{:?}", example()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::NamedTempFile;

    fn file(text: &str) -> NamedTempFile {
        let mut file = NamedTempFile::new().expect("a file");
        file.write_all(text.as_bytes()).expect("it is written");
        file
    }

    fn serve(text: &str, arguments: &[&str]) -> anyhow::Result<crate::args::ServeArguments> {
        let file = file(text);
        let path = file.path().display().to_string();
        let words = ["adit", "--settings", &path].into_iter().chain(arguments.iter().copied());
        program(words.map(OsString::from).collect()).map(|program| program.serve)
    }

    #[test]
    fn a_file_sets_what_the_command_line_does_not() {
        let text =
            "port = 8080\nhttps = true\nhost = \"0.0.0.0\"\ndata = [\"cavum=a.toml\", \"rockwell=b.toml\"]\n";
        let told = serve(text, &["--port", "9000"]).expect("it is read");
        assert_eq!((told.port, told.https, told.host.to_string().as_str()), (9000, true, "0.0.0.0"));
        assert_eq!(told.data, ["cavum=a.toml", "rockwell=b.toml"]);
        assert_eq!(serve("https = false", &[]).expect("it is read").port, 8181);
    }

    #[test]
    fn what_is_wrong_in_a_file_is_named() {
        for (text, told) in [
            ("prot = 8080", "there is no setting \"prot\"; the settings are: host, port, store"),
            ("port = \"many\"", "invalid value 'many' for '--port <NUMBER>'"),
            ("https = 1", "https is true or false, not 1"),
            ("host = [\"0.0.0.0\"]", "host is a text in quotation marks or a number"),
            ("settings = \"other.toml\"", "there is no setting \"settings\""),
            ("mail = \"smtp://localhost\"", "--mail-from"),
            ("port = ", "the settings file"),
        ] {
            let fault = serve(text, &[]).map(|serve| serve.port).expect_err(text);
            assert!(format!("{fault:#}").contains(told), "{text}: {fault:#}");
        }
    }

    #[test]
    fn the_page_about_settings_has_the_template() {
        let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/settings.md");
        let page = std::fs::read_to_string(page).expect("the page");
        assert!(
            page.contains(&template()),
            "put what `adit settings` prints into docs/settings.md:\n{}",
            template()
        );
    }

    #[test]
    fn the_template_names_every_option_and_can_be_used_when_all_is_set() {
        let template = template();
        let set: String = template
            .lines()
            .filter_map(|line| line.strip_prefix('#').filter(|rest| !rest.starts_with(' ')))
            .map(|line| format!("{line}\n"))
            .collect();
        let keys: Table = set.parse().expect("it is TOML");
        let command = Program::command();
        let known: Vec<&str> =
            command.find_subcommand("serve").into_iter().flat_map(options).map(|(name, _)| name).collect();
        assert_eq!(
            keys.keys().map(String::as_str).collect::<std::collections::BTreeSet<_>>(),
            known.iter().copied().collect()
        );
        assert!(template.contains("# Variable: ADIT_PORT\n#port = 8181\n"), "{template}");
    }
}
