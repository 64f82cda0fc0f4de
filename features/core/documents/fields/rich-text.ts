import { z } from 'zod';
import type { ShownText } from '#lib/localized.ts';
import { plainText } from '../plain-text.ts';
import { type FieldOptions, makeField } from './field.ts';

/** How a link within rich text names a page of the site: by id, so that it survives the page moving. */
const PAGE_LINK = /\bdata-page="(\d{1,15})"/g;

/**
 * Text with bold, italic, links, lists and alignment, as HTML of that set alone: stored values are sanitized. `most` counts
 * characters with their marks.
 */
export function richText({ most = 30_000, ...options }: FieldOptions & { most?: number }) {
  const field = makeField<'rich-text', string, ShownText | null>(
    'rich-text',
    { localized: true, inline: true, ...options },
    {
      schema: z.string('invalid').max(most, 'too-long'),
      isEmpty: (value) => plainText(value) === '',
      // Skips cleaning overlong text, which is rejected anyway.
      clean: (value, cleaner) =>
        typeof value === 'string' && value.length <= most ? cleaner.richText(value) : value,
      words: plainText,
      // Each is a row of whole blocks, as the cleaner left it; together they go through it again.
      join: (first, second) => `${first}${second}`,
      references: (value) =>
        [...value.matchAll(PAGE_LINK)].map(([, id]) => ({ kind: 'page', id: Number(id) })),
      show: (value, lang, context) => {
        if (!value || plainText(value) === '') return context.isOpen ? { text: '' } : null;
        return { text: context.showRichText(value), ...(lang ? { lang } : {}) };
      },
    },
  );
  return { ...field, most };
}
