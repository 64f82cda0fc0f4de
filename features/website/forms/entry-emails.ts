import { inLanguage } from '#lib/i18n.ts';
import type { Localized } from '#lib/localized.ts';
import { type Language, shown } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { entryLines } from './entry-lines.ts';
import type { Field, FieldValues } from './field.ts';

interface EntryFacts {
  form: { title: Localized; thanks: Localized; fields: readonly Field[] };
  values: FieldValues;
  files: ReadonlyMap<string, { name: string }>;
  site: string;
}

const WORDS = {
  copy: {
    subject: msg({ message: 'Your message', context: 'email' }),
    before: msg`Hello,`,
    what: msg`Here’s what you sent us:`,
  },
  staff: {
    subject: msg`New form entry`,
    before: msg`Someone has filled in a form.`,
    what: msg`Here’s what they wrote:`,
  },
} as const;

/** Builds the email with the sender's copy of an entry, or the one for staff; all values are inserted as plain text only. */
export function entryEmail(kind: keyof typeof WORDS, facts: EntryFacts, language: Language) {
  const { form, values, files, site } = facts;
  const { subject, before, what } = inLanguage(WORDS[kind], language);
  const title = shown(form.title, language).text;
  const paragraph = (text: string) => ({ kind: 'text' as const, text });
  return renderEmail({
    ...{ language, site, subject: `${subject} – ${title}`, heading: subject },
    blocks: [
      paragraph(before),
      ...(kind === 'copy' ? [paragraph(shown(form.thanks, language).text)] : []),
      paragraph(what),
      ...entryLines(form.fields, values, files, language).map(({ label, answer }) => ({
        kind: 'answer' as const,
        label,
        answer,
      })),
      paragraph(site),
    ],
  });
}
