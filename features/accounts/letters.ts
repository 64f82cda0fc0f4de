import type { Language } from '#lib/localized.ts';

interface Words {
  subject: string;
  /** Paragraphs; `{link}` stands alone on its line. */
  paragraphs: string[];
}

/** What a letter is about. */
export type LetterKind = 'confirm-address' | 'reset-password' | 'account-exists';

const WORDS: Record<LetterKind, Record<Language, Words>> = {
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
};

/** A letter in the visitor's language. */
export function letterText(
  kind: LetterKind,
  language: Language,
  { site, link }: { site: string; link: string },
): { subject: string; text: string } {
  const { subject, paragraphs } = WORDS[kind][language];
  // Given as functions: in texts `$&` would mean something.
  const filled = (text: string) => text.replace('{site}', () => site).replace('{link}', () => link);
  return { subject: filled(subject), text: `${paragraphs.map(filled).join('\n\n')}\n` };
}
