import { z } from 'zod';
import { ACCESS_KINDS, type AccessKind, accessBits, accessKinds } from '#lib/access-kinds.ts';
import { LINK_ADDRESS, LINK_ADDRESS_RULE } from '#lib/link-address.ts';
import type { Localized } from '#lib/localized.ts';
import { LARGEST_NUMBER } from '#lib/query-parameters.ts';
import {
  localizedColumns,
  localizedFrom,
  optionalLocalizedColumns,
  optionalLocalizedFrom,
  toJson,
} from '#platform/database/columns.server.ts';
import { hasWords, sanitizeRichText } from '#platform/html/rich-text.server.ts';
import type { ColumnField, Row } from './field.server.ts';

const SHORT_TEXT_LENGTH = 200;
const LONGEST_TEXT = 3000;
const LONGEST_HTML = 50_000;

/** The id of something stored, or a number that is given like one. */
export const idNumber = z.int().min(1).max(LARGEST_NUMBER);

/** A value as it stands in one column. */
export function column<T>(name: string, schema: z.ZodType<T>): ColumnField<T> {
  return { kind: 'columns', schema, read: (row) => row[name] as T, write: (value) => ({ [name]: value }) };
}

export function shortText(name: string): ColumnField<string> {
  return column(name, z.string().trim().min(1).max(SHORT_TEXT_LENGTH));
}

export function integer(name: string, { min, max }: { min: number; max: number }): ColumnField<number> {
  return column(name, z.int().min(min).max(max));
}

/** Four digits of a year nobody mistyped: with others there is no calendar to show. */
const YEAR = /^(19|20|21)\d\d-/;
const YEARS = { error: 'must lie between 1900 and 2199' };

/** A day of the venue. */
export function day(name: string): ColumnField<string> {
  return column(name, z.iso.date().regex(YEAR, YEARS));
}

/** A moment in UTC, to the millisecond. */
export function instant(name: string): ColumnField<string> {
  const moment = z.iso.datetime({ precision: 3, error: 'must be an instant in UTC with milliseconds' });
  return column(name, moment.regex(YEAR, YEARS));
}

export function flag(name: string): ColumnField<boolean> {
  return column(name, z.boolean());
}

/** German is required; an English text with nothing in it is none, so that it never hides the German one. */
export const localizedText = (longest: number) => {
  const text = z.string().trim().max(longest);
  return z.strictObject({ de: text.min(1), en: orNull(text) });
};

function orNull(text: z.ZodType<string, string>) {
  return text.nullable().overwrite((value) => value || null);
}

/** A text in both languages: German always, English or `null` (requirements, section 1 "Languages"). */
export function localized(name: string, longest = LONGEST_TEXT): ColumnField<Localized> {
  return {
    kind: 'columns',
    schema: localizedText(longest),
    read: (row) => localizedFrom(row as never, name),
    write: (value) => localizedColumns(name, value),
  };
}

export function localizedShortText(name: string): ColumnField<Localized> {
  return localized(name, SHORT_TEXT_LENGTH);
}

/** Where a link leads in each language. */
export function localizedLink(name: string): ColumnField<Localized> {
  const address = z.string().max(500).regex(LINK_ADDRESS, LINK_ADDRESS_RULE);
  return {
    ...localized(name),
    schema: z.strictObject({ de: address, en: orNull(z.literal('').or(address)) }),
  };
}

/** Rich text in both languages with nothing but the allowed marks: what is left of it is what is judged. */
export function localizedHtml(name: string): ColumnField<Localized> {
  const html = z
    .string()
    .max(LONGEST_HTML)
    .overwrite((text) => (hasWords(text) ? sanitizeRichText(text).trim() : ''));
  const schema = z.strictObject({
    de: html.refine((text) => text !== '', { error: 'must have words in it' }),
    en: orNull(html),
  });
  return { ...localized(name, LONGEST_HTML), schema };
}

/** A text in both languages that may be missing altogether. */
export function optionalLocalized(name: string): ColumnField<Localized | null> {
  return {
    kind: 'columns',
    schema: localizedText(LONGEST_TEXT).nullable(),
    read: (row) => optionalLocalizedFrom(row as never, name),
    write: (value) => optionalLocalizedColumns(name, value),
  };
}

/** A structure that is read and written whole. */
export function json<T>(name: string, schema: z.ZodType<T>): ColumnField<T> {
  return { ...column(name, schema), write: (value): Row => ({ [name]: toJson(value) }) };
}

/** Kinds of access, stored as bits. */
export function access(name: string): ColumnField<AccessKind[]> {
  return {
    kind: 'columns',
    schema: kindsOfAccess,
    read: (row) => accessKinds(row[name] as number | null),
    write: (kinds) => ({ [name]: accessBits(kinds) }),
  };
}

/** The same where `null` says that others tell it. */
export function optionalAccess(name: string): ColumnField<AccessKind[] | null> {
  return {
    kind: 'columns',
    schema: kindsOfAccess.nullable(),
    read: (row) => (row[name] === null ? null : accessKinds(row[name] as number)),
    write: (kinds) => ({ [name]: kinds === null ? null : accessBits(kinds) }),
  };
}

const kindsOfAccess = z.array(z.enum(ACCESS_KINDS)).max(ACCESS_KINDS.length);

/** A telephone number as people write it. */
export function optionalPhone(name: string): ColumnField<string | null> {
  const number = z
    .string()
    .trim()
    .max(40)
    .regex(/^\+?[\d ()/-]{4,}$/, 'must be a telephone number');
  return column(name, number.nullable());
}

export function optionalEmail(name: string): ColumnField<string | null> {
  return column(name, z.email().max(200).nullable());
}

/** The id of a row of another table. */
export function reference(name: string, table: string): ColumnField<number> {
  return { ...column(name, idNumber), refersTo: { table, ids: (id) => [id] } };
}

export function optionalReference(name: string, table: string): ColumnField<number | null> {
  return {
    ...column(name, idNumber.nullable()),
    refersTo: { table, ids: (id) => (id === null ? [] : [id]) },
  };
}
