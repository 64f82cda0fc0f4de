import type { MessageDescriptor } from '@lingui/core';
import { translate } from '#lib/i18n.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import type { EmailBlock } from '#platform/mail/email-template.ts';
import { renderEmail } from '#platform/mail/render-email.ts';

const BYE = msg({ message: 'See you soon\n{site}' });

const WORDS = {
  before: [
    msg`Hello,`,
    msg`{site} has set up an account for you. Set a password, then you can sign in with this email address. The link works once, within three days:`,
  ],
  button: msg`Set a password`,
  after: [
    msg`Has the link expired? You can get a new one on the page behind it.`,
    msg`Weren’t expecting an account? You can ignore this email.`,
    BYE,
  ],
};

/** Invitation to an account, in both languages: nobody knows yet which one its owner reads. */
export function invitationEmail(
  site: string,
  links: Record<Language, string>,
): { subject: string; text: string; html: string } {
  const blocks = LANGUAGES.flatMap((language): EmailBlock[] => {
    const { before, button, after } = WORDS;
    const text = (words: MessageDescriptor): EmailBlock => ({
      kind: 'text',
      text: translate({ ...words, values: { site } }, language),
      language,
    });
    return [
      ...before.map(text),
      { kind: 'link', label: translate(button, language), href: links[language], isMain: true, language },
      ...after.map(text),
    ];
  });
  const subject = 'Dein Konto · Your account';
  return renderEmail({ language: 'de', site, subject, heading: subject, blocks });
}
