import type { Language } from '#lib/localized.ts';
import { renderEmail } from '#platform/mail/render-email.ts';

interface Words {
  /** Behind the name of the site. */
  subject: string;
  /** Label of the link: the action it performs. */
  button: string;
  /** Paragraphs; `{link}` stands alone on its line. */
  paragraphs: string[];
}

/** Kinds of account emails, by subject. */
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
      subject: 'Confirm your email address',
      button: 'Confirm email address',
      paragraphs: [
        'Hello,',
        'Please confirm that this email address is yours. The link works for one day:',
        '{link}',
        'Didn’t sign up or change anything with us? You can ignore this email and nothing will happen.',
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
      subject: 'Set a new password',
      button: 'Set a new password',
      paragraphs: [
        'Hello,',
        'Someone has asked to set a new password for your account. If that was you, use this link. It works once, within the next hour:',
        '{link}',
        'Wasn’t you? You can ignore this email and your password will stay the same.',
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
      subject: 'You already have an account',
      button: 'Sign in',
      paragraphs: [
        'Hello,',
        'Someone tried to create an account with this email address, but you already have one. Sign in or set a new password here:',
        '{link}',
        'Wasn’t you? You can ignore this email and your account will stay the same.',
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
      subject: 'Your password has changed',
      button: 'Set a new password',
      paragraphs: [
        'Hello,',
        'The password for your account has just been changed, and all your other devices have been signed out.',
        'Wasn’t you? Set a new one straight away:',
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
      subject: 'Your email address has changed',
      button: 'How to contact us',
      paragraphs: [
        'Hello,',
        'Your account now has a different email address, and all your other devices have been signed out. We won’t write to this address any more.',
        'Wasn’t you? Get in touch with us straight away. Here’s how:',
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
      subject: 'Too many wrong passwords',
      button: 'Set a new password',
      paragraphs: [
        'Hello,',
        'Someone has tried to sign in with your email address and the wrong password many times. We’ve blocked sign-in for a while, for you as well.',
        'Your password is safe if you don’t use it anywhere else. Set a new one to get back in straight away:',
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
      subject: 'Your account has a new passkey',
      button: 'Set a new password',
      paragraphs: [
        'Hello,',
        'You can now sign in with a new passkey: your device confirms that it’s you. Your password still works.',
        'Wasn’t you? Then someone knows your password. Set a new one straight away, and remove the passkey you don’t recognise in your settings:',
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
      subject: 'A passkey has been removed',
      button: 'How to contact us',
      paragraphs: [
        'Hello,',
        'A passkey has just been removed from your account. It can no longer be used to sign in.',
        'Wasn’t you? Get in touch with us straight away. Here’s how:',
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
      subject: 'Two-factor sign-in is on',
      button: 'How to contact us',
      paragraphs: [
        'Hello,',
        'From now on we’ll ask for a code from your app when you sign in. Keep your recovery codes somewhere safe: they get you in without your phone.',
        'Wasn’t you? Get in touch with us straight away. Here’s how:',
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
      subject: 'Two-factor sign-in is off',
      button: 'Set a new password',
      paragraphs: [
        'Hello,',
        'Your password is now all you need to sign in.',
        'Wasn’t you? Set a new password straight away and let us know:',
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
  return renderEmail({
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
