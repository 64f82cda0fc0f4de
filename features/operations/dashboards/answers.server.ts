import { z } from 'zod';
import { EVENT_STATUSES } from '#features/programme/calendar/index.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { json } from '#platform/http/answer.server.ts';
import { instant, pageOf } from '#platform/http/answer-shapes.server.ts';

export const text = z.string();
export const day = z.iso.date();
export const count = z.int().min(0);
const language = z.enum(LANGUAGES);
const SUMMARY = 'One page of the list, and the period it is about.';

/** A page of rows, their period, and metadata of the whole. */
export function listOf<S extends z.ZodType, M extends z.ZodRawShape = Record<never, never>>(
  row: S,
  more: M = {} as M,
) {
  return json(SUMMARY, z.strictObject({ ...pageOf(row).shape, from: day, to: day, ...more }));
}

export const siteDay = z.strictObject({
  day,
  page_views: count,
  searches: count,
  searches_without_results: count,
  missing_pages: count,
  orders: count,
  tickets: count,
  cents: count.nullable(),
});

export const date = z.strictObject({
  id: z.int(),
  title: text,
  room: text,
  date_start: instant,
  doors_at: instant.nullable(),
  status: z.enum(EVENT_STATUSES),
  places: z
    .strictObject({ capacity: count, sold: count, held: count, blocked: count, free: count })
    .nullable()
    .describe('Nothing where it is not sold here.'),
});

export const keyword = z.strictObject({
  language,
  keyword: text,
  searches: count,
  last_day: day,
  results: count,
});

const asset = z.strictObject({
  id: z.int(),
  kind: text,
  name: text,
  bytes: count,
  is_decorative: z.boolean(),
  has_alt: z.strictObject({ de: z.boolean(), en: z.boolean() }),
  created_at: instant,
});

/** A page of files; without a period it is about all of them. */
export const assetList = json(
  SUMMARY,
  z.strictObject({ ...pageOf(asset).shape, from: day.nullable(), to: day.nullable(), bytes: count }),
);

const owner = z.strictObject({ kind: text, id: z.int().nullable(), title: text.nullable() });

export const version = z.strictObject({
  id: z.int(),
  document: z.int(),
  of: owner,
  number: z.int(),
  reason: text,
  name: text.nullable(),
  created_at: instant,
  author: text.nullable(),
});

export const plan = z.strictObject({
  id: z.int(),
  of: owner,
  language,
  action: z.enum(['publish', 'unpublish']),
  starts_at: instant,
});

export const missingPage = z.strictObject({
  path: text,
  requests: count,
  last_day: day,
  is_redirected: z.boolean(),
});
