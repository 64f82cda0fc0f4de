import type { Language } from '#lib/localized.ts';
import { letterEmail } from '#platform/mail/letter-email.ts';

interface Words {
  /** Behind the name of the site. */
  subject: string;
  /** What the link does. */
  button: string;
  /** Paragraphs; `{link}` stands alone on its line. */
  paragraphs: string[];
}

/** What an email is about. */
export type EmailKind =
  | 'confirm-address'
  | 'reset-password'
  | 'account-exists'
  | 'password-changed'
  | 'email-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'passkey-added'
  | 'passkey-removed'
  | 'many-attempts';

const WORDS: Record<EmailKind, Record<Language, Words>> = {
  'confirm-address': {
    de: {
      subject: 'Bestätige deine Adresse',
      button: 'Adresse bestätigen',
      paragraphs: [
        'Hallo,',
        'bitte bestätige, dass diese E-Mail-Adresse dir gehört. Der Link gilt einen Tag lang:',
        '{link}',
        'Du hast bei uns nichts angelegt oder geändert? Dann lass diese Nachricht einfach liegen, es passiert nichts.',
        'Bis bald\n{site}',
      ],
    },
    en: {
      subject: 'confirm your address',
      button: 'Confirm the address',
      paragraphs: [
        'Hello,',
        'please confirm that this e-mail address is yours. The link works for one day:',
        '{link}',
        'You did not sign up or change anything with us? Then leave this message where it is, nothing will happen.',
        'See you soon\n{site}',
      ],
    },
  },
  'reset-password': {
    de: {
      subject: 'Ein neues Passwort',
      button: 'Neues Passwort setzen',
      paragraphs: [
        'Hallo,',
        'jemand möchte für dein Konto ein neues Passwort setzen. Wenn du das bist, geht es hier weiter. Der Link gilt eine Stunde lang und nur einmal:',
        '{link}',
        'Du warst das nicht? Dann lass diese Nachricht einfach liegen, dein Passwort bleibt, wie es ist.',
        'Bis bald\n{site}',
      ],
    },
    en: {
      subject: 'a new password',
      button: 'Set a new password',
      paragraphs: [
        'Hello,',
        'somebody wants to set a new password for your account. If that is you, go on here. The link works for one hour and only once:',
        '{link}',
        'It was not you? Then leave this message where it is, your password stays as it is.',
        'See you soon\n{site}',
      ],
    },
  },
  'account-exists': {
    de: {
      subject: 'Du hast schon ein Konto',
      button: 'Zur Anmeldung',
      paragraphs: [
        'Hallo,',
        'jemand wollte mit dieser E-Mail-Adresse ein Konto anlegen, aber du hast schon eins. Hier kannst du dich anmelden oder ein neues Passwort setzen:',
        '{link}',
        'Du warst das nicht? Dann lass diese Nachricht einfach liegen, dein Konto bleibt, wie es ist.',
        'Bis bald\n{site}',
      ],
    },
    en: {
      subject: 'you already have an account',
      button: 'To sign in',
      paragraphs: [
        'Hello,',
        'somebody wanted to make an account with this e-mail address, but you already have one. Here you can sign in or set a new password:',
        '{link}',
        'It was not you? Then leave this message where it is, your account stays as it is.',
        'See you soon\n{site}',
      ],
    },
  },
  'password-changed': {
    de: {
      subject: 'Dein Passwort ist neu',
      button: 'Neues Passwort setzen',
      paragraphs: [
        'Hallo,',
        'das Passwort deines Kontos wurde gerade geändert, und alle anderen Geräte sind abgemeldet.',
        'Du warst das nicht? Dann setz hier gleich ein neues:',
        '{link}',
        'Bis bald\n{site}',
      ],
    },
    en: {
      subject: 'your password is new',
      button: 'Set a new password',
      paragraphs: [
        'Hello,',
        'the password of your account has just been changed, and all other devices are signed out.',
        'It was not you? Then set a new one right away:',
        '{link}',
        'See you soon\n{site}',
      ],
    },
  },
  'email-changed': {
    de: {
      subject: 'Dein Konto hat eine andere Adresse',
      button: 'So erreichst du uns',
      paragraphs: [
        'Hallo,',
        'dein Konto hat ab jetzt eine andere E-Mail-Adresse, und alle anderen Geräte sind abgemeldet. An diese hier schreiben wir nicht mehr.',
        'Du warst das nicht? Dann melde dich gleich bei uns, auf dieser Seite steht, wie:',
        '{link}',
        'Bis bald\n{site}',
      ],
    },
    en: {
      subject: 'your account has another address',
      button: 'How to reach us',
      paragraphs: [
        'Hello,',
        'your account has another e-mail address from now on, and all other devices are signed out. We will not write to this one any more.',
        'It was not you? Then get in touch with us right away, this page says how:',
        '{link}',
        'See you soon\n{site}',
      ],
    },
  },
  'many-attempts': {
    de: {
      subject: 'Viele falsche Passwörter',
      button: 'Neues Passwort setzen',
      paragraphs: [
        'Hallo,',
        'jemand hat sich sehr oft mit deiner Adresse und einem falschen Passwort anmelden wollen. Deshalb geht es eine Weile lang nicht weiter, auch für dich.',
        'Dein Passwort ist sicher, wenn du es nur bei uns benutzt. Mit einem neuen kommst du sofort wieder hinein:',
        '{link}',
        'Bis bald\n{site}',
      ],
    },
    en: {
      subject: 'many wrong passwords',
      button: 'Set a new password',
      paragraphs: [
        'Hello,',
        'somebody tried very often to sign in with your address and a wrong password. So nobody gets any further for a while, you included.',
        'Your password is safe if you use it with us alone. With a new one you are in again at once:',
        '{link}',
        'See you soon\n{site}',
      ],
    },
  },
  'passkey-added': {
    de: {
      subject: 'Dein Konto hat einen neuen Passkey',
      button: 'Neues Passwort setzen',
      paragraphs: [
        'Hallo,',
        'ab jetzt kannst du dich mit einem neuen Passkey anmelden: Dein Gerät zeigt für dich, dass du es bist. Dein Passwort gilt weiter.',
        'Du warst das nicht? Dann kennt jemand dein Passwort. Setz hier gleich ein neues, und nimm in den Einstellungen den fremden Passkey weg:',
        '{link}',
        'Bis bald\n{site}',
      ],
    },
    en: {
      subject: 'your account has a new passkey',
      button: 'Set a new password',
      paragraphs: [
        'Hello,',
        'from now on you can sign in with a new passkey: your device shows for you that it is you. Your password works as before.',
        'It was not you? Then somebody knows your password. Set a new one right away, and take the strange passkey away in the settings:',
        '{link}',
        'See you soon\n{site}',
      ],
    },
  },
  'passkey-removed': {
    de: {
      subject: 'Ein Passkey ist weg',
      button: 'So erreichst du uns',
      paragraphs: [
        'Hallo,',
        'ein Passkey deines Kontos wurde gerade weggenommen. Mit ihm kommt niemand mehr hinein.',
        'Du warst das nicht? Dann melde dich gleich bei uns, auf dieser Seite steht, wie:',
        '{link}',
        'Bis bald\n{site}',
      ],
    },
    en: {
      subject: 'a passkey is gone',
      button: 'How to reach us',
      paragraphs: [
        'Hello,',
        'a passkey of your account has just been taken away. Nobody gets in with it any more.',
        'It was not you? Then get in touch with us right away, this page says how:',
        '{link}',
        'See you soon\n{site}',
      ],
    },
  },
  'two-factor-on': {
    de: {
      subject: 'Zwei-Faktor-Anmeldung ist eingeschaltet',
      button: 'So erreichst du uns',
      paragraphs: [
        'Hallo,',
        'ab jetzt fragen wir beim Anmelden nach einem Code aus deiner App. Heb die Codes für den Notfall gut auf: Mit ihnen kommst du auch ohne dein Telefon hinein.',
        'Du warst das nicht? Dann melde dich gleich bei uns, auf dieser Seite steht, wie:',
        '{link}',
        'Bis bald\n{site}',
      ],
    },
    en: {
      subject: 'two-factor sign-in is on',
      button: 'How to reach us',
      paragraphs: [
        'Hello,',
        'from now on we ask for a code from your app when you sign in. Keep the recovery codes in a safe place: with them you get in without your phone, too.',
        'It was not you? Then get in touch with us right away, this page says how:',
        '{link}',
        'See you soon\n{site}',
      ],
    },
  },
  'two-factor-off': {
    de: {
      subject: 'Zwei-Faktor-Anmeldung ist ausgeschaltet',
      button: 'Neues Passwort setzen',
      paragraphs: [
        'Hallo,',
        'für dein Konto genügt beim Anmelden jetzt wieder das Passwort allein.',
        'Du warst das nicht? Dann setz gleich ein neues Passwort und sag uns Bescheid:',
        '{link}',
        'Bis bald\n{site}',
      ],
    },
    en: {
      subject: 'two-factor sign-in is off',
      button: 'Set a new password',
      paragraphs: [
        'Hello,',
        'for your account the password alone is enough again when you sign in.',
        'It was not you? Then set a new password right away and tell us:',
        '{link}',
        'See you soon\n{site}',
      ],
    },
  },
};

/** An email in the visitor's language. */
export function emailText(
  kind: EmailKind,
  language: Language,
  { site, link }: { site: string; link: string },
): { subject: string; text: string; html: string } {
  const { subject, button, paragraphs } = WORDS[kind][language];
  // Given as a function: in texts `$&` would mean something.
  const filled = (text: string) => text.replace('{site}', () => site);
  return letterEmail({
    ...{ language, site, subject, heading: headingOf(subject) },
    blocks: paragraphs.map((text) =>
      text === '{link}'
        ? { kind: 'link', label: button, href: link, isMain: true }
        : { kind: 'text', text: filled(text) },
    ),
  });
}

/** Behind the name of the site a subject goes on; as a heading it begins. */
const headingOf = (subject: string): string => subject.charAt(0).toUpperCase() + subject.slice(1);
