import type { Language } from '#lib/localized.ts';

interface Words {
  subject: string;
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
  | 'many-attempts';

const WORDS: Record<EmailKind, Record<Language, Words>> = {
  'confirm-address': {
    de: {
      subject: '{site}: Bestätige deine Adresse',
      paragraphs: [
        'Hallo,',
        'bitte bestätige, dass diese E-Mail-Adresse dir gehört. Der Link gilt einen Tag lang:',
        '{link}',
        'Du hast bei uns nichts angelegt oder geändert? Dann lass diese Nachricht einfach liegen, es passiert nichts.',
        'Bis bald\n{site}',
      ],
    },
    en: {
      subject: '{site}: confirm your address',
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
      subject: '{site}: Ein neues Passwort',
      paragraphs: [
        'Hallo,',
        'jemand möchte für dein Konto ein neues Passwort setzen. Wenn du das bist, geht es hier weiter. Der Link gilt eine Stunde lang und nur einmal:',
        '{link}',
        'Du warst das nicht? Dann lass diese Nachricht einfach liegen, dein Passwort bleibt, wie es ist.',
        'Bis bald\n{site}',
      ],
    },
    en: {
      subject: '{site}: a new password',
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
      subject: '{site}: Du hast schon ein Konto',
      paragraphs: [
        'Hallo,',
        'jemand wollte mit dieser E-Mail-Adresse ein Konto anlegen, aber du hast schon eins. Hier kannst du dich anmelden oder ein neues Passwort setzen:',
        '{link}',
        'Du warst das nicht? Dann lass diese Nachricht einfach liegen, dein Konto bleibt, wie es ist.',
        'Bis bald\n{site}',
      ],
    },
    en: {
      subject: '{site}: you already have an account',
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
      subject: '{site}: Dein Passwort ist neu',
      paragraphs: [
        'Hallo,',
        'das Passwort deines Kontos wurde gerade geändert, und alle anderen Geräte sind abgemeldet.',
        'Du warst das nicht? Dann setz hier gleich ein neues:',
        '{link}',
        'Bis bald\n{site}',
      ],
    },
    en: {
      subject: '{site}: your password is new',
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
      subject: '{site}: Dein Konto hat eine andere Adresse',
      paragraphs: [
        'Hallo,',
        'dein Konto hat ab jetzt eine andere E-Mail-Adresse, und alle anderen Geräte sind abgemeldet. An diese hier schreiben wir nicht mehr.',
        'Du warst das nicht? Dann melde dich gleich bei uns, auf dieser Seite steht, wie:',
        '{link}',
        'Bis bald\n{site}',
      ],
    },
    en: {
      subject: '{site}: your account has another address',
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
      subject: '{site}: Viele falsche Passwörter',
      paragraphs: [
        'Hallo,',
        'jemand hat sich sehr oft mit deiner Adresse und einem falschen Passwort anmelden wollen. Deshalb geht es eine Weile lang nicht weiter, auch für dich.',
        'Dein Passwort ist sicher, wenn du es nur bei uns benutzt. Mit einem neuen kommst du sofort wieder hinein:',
        '{link}',
        'Bis bald\n{site}',
      ],
    },
    en: {
      subject: '{site}: many wrong passwords',
      paragraphs: [
        'Hello,',
        'somebody tried very often to sign in with your address and a wrong password. So nobody gets any further for a while, you included.',
        'Your password is safe if you use it with us alone. With a new one you are in again at once:',
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
): { subject: string; text: string } {
  const { subject, paragraphs } = WORDS[kind][language];
  // Given as functions: in texts `$&` would mean something.
  const filled = (text: string) => text.replace('{site}', () => site).replace('{link}', () => link);
  return { subject: filled(subject), text: `${paragraphs.map(filled).join('\n\n')}\n` };
}
