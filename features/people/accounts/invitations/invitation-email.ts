import { LANGUAGES, type Language } from '#lib/localized.ts';
import type { EmailBlock } from '#platform/mail/email-template.ts';
import { renderEmail } from '#platform/mail/render-email.ts';

const WORDS: Record<Language, { before: string[]; button: string; after: string[] }> = {
  de: {
    before: [
      'Hallo,',
      '{site} hat ein Konto für dich angelegt. Setz ein Passwort, dann kannst du dich mit dieser E-Mail-Adresse anmelden. Der Link gilt drei Tage lang und nur einmal:',
    ],
    button: 'Passwort setzen',
    after: [
      'Ist der Link abgelaufen? Auf der Seite dahinter bekommst du einen neuen.',
      'Du erwartest kein Konto? Dann lass diese Nachricht einfach liegen.',
      'Bis bald\n{site}',
    ],
  },
  en: {
    before: [
      'Hello,',
      '{site} has set up an account for you. Set a password, then you can sign in with this email address. The link works once, within three days:',
    ],
    button: 'Set a password',
    after: [
      'Has the link expired? You can get a new one on the page behind it.',
      'Weren’t expecting an account? You can ignore this email.',
      'See you soon\n{site}',
    ],
  },
};

/** Invitation to an account, in both languages: nobody knows yet which one its owner reads. */
export function invitationEmail(
  site: string,
  links: Record<Language, string>,
): { subject: string; text: string; html: string } {
  const filled = (text: string) => text.replaceAll('{site}', () => site);
  const blocks = LANGUAGES.flatMap((language): EmailBlock[] => {
    const { before, button, after } = WORDS[language];
    const text = (words: string): EmailBlock => ({ kind: 'text', text: filled(words), language });
    return [
      ...before.map(text),
      { kind: 'link', label: button, href: links[language], isMain: true, language },
      ...after.map(text),
    ];
  });
  const subject = 'Dein Konto · Your account';
  return renderEmail({ language: 'de', site, subject, heading: subject, blocks });
}
