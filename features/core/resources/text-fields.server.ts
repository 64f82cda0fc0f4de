import { z } from 'zod';
import { because, formatted } from '#lib/field-problem.ts';
import { LINK_ADDRESS } from '#lib/link-address.ts';
import type { Localized } from '#lib/localized.ts';
import { localizedColumns, optionalLocalizedColumns } from '#platform/database/columns.server.ts';
import { hasWords, sanitizeRichText } from '#platform/html/rich-text.server.ts';
import { column } from './column-fields.server.ts';
import type { ColumnField, Row } from './field.server.ts';

const SHORT_TEXT_LENGTH = 200;
const LONGEST_TEXT = 3000;
const LONGEST_HTML = 50_000;

/** A line of text; sorted by another column where that says the order better. */
export function shortText(name: string, { sortBy = name } = {}): ColumnField<string> {
  return {
    ...column(name, z.string().trim().min(1).max(SHORT_TEXT_LENGTH)),
    sortBy: { column: sortBy, isText: true },
    searchIn: [name],
  };
}

/** German is required; an English text with nothing in it is none, so that it never hides the German one. */
export const localizedText = (longest: number) => {
  const text = z.string().trim().max(longest);
  return z.strictObject({ de: text.min(1), en: orNull(text) });
};

function orNull(text: z.ZodType<string, string>) {
  return text.nullable().overwrite((value) => value || null);
}

/** A text in both languages: German always, English or `null` (docs/product/pages.md#languages). */
export function localized(
  name: string,
  schema: z.ZodType<Localized> = localizedText(LONGEST_TEXT),
): ColumnField<Localized> {
  return {
    kind: 'columns',
    schema,
    read: (row) => ({ de: textIn(row, `${name}_de`) ?? '', en: textIn(row, `${name}_en`) }),
    write: (value) => localizedColumns(name, value),
  };
}

/** The same where the whole text may be missing. */
export function optionalLocalized(
  name: string,
  schema: z.ZodType<Localized> = localizedText(LONGEST_TEXT),
): ColumnField<Localized | null> {
  return {
    kind: 'columns',
    schema: schema.nullable(),
    read: (row) => {
      const de = textIn(row, `${name}_de`);
      return de === null || de === '' ? null : { de, en: textIn(row, `${name}_en`) };
    },
    write: (value) => optionalLocalizedColumns(name, value),
  };
}

function textIn(row: Row, column: string): string | null {
  const text = row[column];
  return typeof text === 'string' ? text : null;
}

/** A line of text in both languages, which lists are sorted by and searched in. */
export function localizedShortText(name: string): ColumnField<Localized> {
  return {
    ...localized(name, localizedText(SHORT_TEXT_LENGTH)),
    sortBy: { column: `${name}_de`, isText: true },
    searchIn: [`${name}_de`, `${name}_en`],
  };
}

export function optionalLocalizedShortText(name: string): ColumnField<Localized | null> {
  return optionalLocalized(name, localizedText(SHORT_TEXT_LENGTH));
}

const link = z.string().max(500).regex(LINK_ADDRESS, formatted('link_address'));
const localizedLinkSchema = z.strictObject({ de: link, en: orNull(z.literal('').or(link)) });

/** Field of a link with an address per language. */
export function localizedLink(name: string): ColumnField<Localized> {
  return localized(name, localizedLinkSchema);
}

export function optionalLocalizedLink(name: string): ColumnField<Localized | null> {
  return optionalLocalized(name, localizedLinkSchema);
}

/** Field of a link with one address for all languages. */
export function optionalLink(name: string): ColumnField<string | null> {
  return column(name, link.nullable());
}

/** Rich text in both languages, validated after sanitizing. */
export function localizedHtml(name: string, { sanitize = sanitizeRichText } = {}): ColumnField<Localized> {
  const html = z
    .string()
    // Refuses long texts before cleaning, which takes quadratic time, and measures again: cleaning can make them longer.
    .max(LONGEST_HTML, { abort: true })
    .overwrite((text) => (hasWords(text) ? sanitize(text).trim() : ''))
    .max(LONGEST_HTML);
  const schema = z.strictObject({
    de: html.refine((text) => text !== '', because('no_text')),
    en: orNull(html),
  });
  return localized(name, schema);
}

/** A telephone number as people write it. */
export function optionalPhone(name: string): ColumnField<string | null> {
  const number = z
    .string()
    .trim()
    .max(40)
    .regex(/^\+?[\d ()/-]{4,}$/, formatted('phone'));
  return column(name, number.nullable());
}

export function optionalEmail(name: string): ColumnField<string | null> {
  return column(name, z.email().max(200).nullable());
}
