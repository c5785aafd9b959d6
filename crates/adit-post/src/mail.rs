//! Mail, through the mail server of the host.

use crate::PostFault;
use crate::text::beginning;
use lettre::address::Envelope;
use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::Error;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};
use std::time::Duration;
use url::{Host, Url};

/// How long the mail server may take for each of its answers.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long a whole mail may take.
const PATIENCE_WITH_A_MAIL: Duration = Duration::from_secs(60);

/// Sends mail through one mail server. Clones are cheap.
#[derive(Clone)]
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// What is sent.
#[derive(Clone, Debug)]
pub struct Mail<'mail> {
    /// The same each time the same mail is tried; letters, digits and hyphens.
    pub id: &'mail str,
    /// To whom.
    pub to: &'mail str,
    /// What it is about.
    pub subject: &'mail str,
    /// What it says.
    pub text: &'mail str,
    /// A POST to this address ends the mails, without asking anything more (RFC 8058).
    pub unsubscribe: Option<&'mail str>,
}

/// The one mail address in a text, in its usual form.
pub fn one_address(text: &str) -> Result<String, PostFault> {
    let address: Address = text.trim().parse().map_err(|_| PostFault::BadMailAddress)?;
    // An address without a dot, or of an address instead of a name, leads to a computer of the host's own network.
    match address.domain().contains('.') && !address.domain().starts_with('[') {
        true => Ok(address.to_string()),
        false => Err(PostFault::BadMailAddress),
    }
}

impl Mailer {
    /// A mailer for a server such as `smtps://user:password@mail.example.org` or `smtp://mail.example.org:587`.
    ///
    /// `smtp` begins without encryption and then insists on it, unless the address ends with `?tls=none` or the mail
    /// server is this computer.
    pub fn new(server: &str, from: &str) -> Result<Mailer, PostFault> {
        let unusable = |reason: String| PostFault::MailServer { reason };
        let mut url = Url::parse(server).map_err(|fault| unusable(fault.to_string()))?;
        let asked = url.query_pairs().find(|(key, _)| key == "tls").map(|(_, value)| value.into_owned());
        match (url.scheme(), asked.as_deref()) {
            ("smtp", None) if !is_this_computer(&url) => url.set_query(Some("tls=required")),
            ("smtp", Some("none")) => url.set_query(None),
            ("smtp", None | Some("required")) | ("smtps", None) => {}
            _ => {
                return Err(unusable(
                    "use smtps://USER:PASSWORD@HOST or smtp://USER:PASSWORD@HOST:587".to_owned(),
                ));
            }
        }
        let transport =
            AsyncSmtpTransport::<Tokio1Executor>::from_url(url.as_str()).map_err(|fault| failed(&fault))?;
        let from = from.parse().map_err(|_| unusable("--mail-from is not a mail address".to_owned()))?;
        Ok(Mailer { transport: transport.timeout(Some(PATIENCE)).build(), from })
    }

    /// The address that mails come from.
    pub fn from(&self) -> &str {
        self.from.email.as_ref()
    }

    /// Asks the mail server whether it lets us in, and sends nothing.
    pub async fn knock(&self) -> Result<(), PostFault> {
        match self.transport.test_connection().await {
            Ok(true) => Ok(()),
            Ok(false) => Err(PostFault::MailServer { reason: "it does not answer".to_owned() }),
            Err(fault) => Err(failed(&fault)),
        }
    }

    /// Sends a mail, once.
    pub async fn send(&self, mail: &Mail<'_>) -> Result<(), PostFault> {
        let to: Address = one_address(mail.to)?.parse().map_err(|_| PostFault::BadMailAddress)?;
        let message = self.message(mail, to.clone())?;
        let envelope =
            Envelope::new(Some(self.from.email.clone()), vec![to]).map_err(|_| PostFault::BadMailAddress)?;
        let formatted = message.formatted();
        let sending = self.transport.send_raw(&envelope, &formatted);
        match tokio::time::timeout(PATIENCE_WITH_A_MAIL, sending).await {
            Ok(sent) => sent.map(drop).map_err(|fault| failed(&fault)),
            Err(_) => Err(PostFault::MailServer { reason: "no answer in time".to_owned() }),
        }
    }

    fn message(&self, mail: &Mail<'_>, to: Address) -> Result<Message, PostFault> {
        let id = format!("<{}@{}>", mail.id, self.from.email.domain());
        let mut builder = Message::builder()
            .message_id(Some(id))
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(mail.subject)
            .header(ContentType::TEXT_PLAIN)
            // Programs that answer mails by themselves leave these alone.
            .header(AutoSubmitted("auto-generated".to_owned()));
        if let Some(address) = mail.unsubscribe {
            builder = builder
                .header(ListUnsubscribe(format!("<{address}>")))
                .header(ListUnsubscribePost("List-Unsubscribe=One-Click".to_owned()));
        }
        builder.body(mail.text.to_owned()).map_err(|_| PostFault::TooLong)
    }
}

fn is_this_computer(url: &Url) -> bool {
    match url.host() {
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        // What follows the name of a scheme that is not of the web is not read further.
        Some(Host::Domain(name)) => {
            name == "localhost" || name.parse().is_ok_and(|address: std::net::IpAddr| address.is_loopback())
        }
        None => false,
    }
}

fn failed(fault: &Error) -> PostFault {
    let mut said = fault.to_string();
    let mut source = std::error::Error::source(fault);
    while let Some(inner) = source {
        let inner_said = inner.to_string();
        if !said.contains(&inner_said) {
            said = format!("{said}: {inner_said}");
        }
        source = inner.source();
    }
    let said = beginning(said.as_bytes());
    // 530, 534, 535 and 538 speak of us and not of the mail.
    let speaks_of_us = fault.status().is_some_and(|code| matches!(u16::from(code), 530 | 534 | 535 | 538));
    match (fault.is_transient(), fault.is_permanent() && !speaks_of_us) {
        (true, _) => PostFault::MailLater { said },
        (false, true) => PostFault::MailRefused { said },
        (false, false) => PostFault::MailServer { reason: said },
    }
}

macro_rules! headers {
    ($($header:ident = $name:literal)*) => {$(
        #[derive(Clone)]
        struct $header(String);

        impl Header for $header {
            fn name() -> HeaderName {
                HeaderName::new_from_ascii_str($name)
            }

            fn parse(text: &str) -> Result<$header, Box<dyn std::error::Error + Send + Sync>> {
                Ok($header(text.to_owned()))
            }

            fn display(&self) -> HeaderValue {
                HeaderValue::dangerous_new_pre_encoded(Self::name(), self.0.clone(), self.0.clone())
            }
        }
    )*};
}

headers! {
    ListUnsubscribe = "List-Unsubscribe"
    ListUnsubscribePost = "List-Unsubscribe-Post"
    AutoSubmitted = "Auto-Submitted"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_address_is_read_and_what_is_none_is_refused() {
        assert_eq!(one_address(" ann@example.org\n"), Ok("ann@example.org".to_owned()));
        for text in [
            "",
            "ann",
            "ann@",
            "@example.org",
            "a@b@c.org",
            "ann@localhost",
            "ann@[127.0.0.1]",
            "a@x.org, b@x.org",
        ] {
            assert_eq!(one_address(text), Err(PostFault::BadMailAddress), "{text}");
        }
        assert_eq!(one_address("ann@example.org\r\nBcc: bob@example.org"), Err(PostFault::BadMailAddress));
    }

    #[test]
    fn a_mail_server_that_cannot_be_used_is_refused_at_once() {
        let mailer =
            |server: &str, from: &str| Mailer::new(server, from).map(|mailer| mailer.from().to_owned());
        assert_eq!(
            mailer("smtps://a:b@mail.example.org", "Adit <adit@example.org>"),
            Ok("adit@example.org".to_owned())
        );
        for (server, from) in [
            ("mail.example.org", "adit@example.org"),
            ("http://mail.example.org", "adit@example.org"),
            ("smtp://mail.example.org?tls=maybe", "adit@example.org"),
            ("smtp://mail.example.org", "adit"),
        ] {
            assert!(matches!(mailer(server, from), Err(PostFault::MailServer { .. })), "{server} {from}");
        }
    }
}
