import { z } from 'zod';
import { periodQuery } from '#features/core/resources/index.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import type { ApiCall, ApiParameter } from '../api-call.server.ts';
import { pagingParameters } from '../parameters.server.ts';
import { pageOf } from '../responses.server.ts';

const group = 'Dashboards';
const text = z.string();
const day = z.iso.date();
const count = z.int().min(0);
const instant = z.iso.datetime({ precision: 3 });

const { from, to } = periodQuery.shape;
const parameters: ApiParameter[] = [
  {
    name: 'from',
    in: 'query',
    summary: 'The first day of the period; 28 days unless told.',
    schema: from.unwrap(),
    example: '2026-11-01',
  },
  {
    name: 'to',
    in: 'query',
    summary: 'The last day of the period, 400 days after the first at most.',
    schema: to.unwrap(),
    example: '2026-11-28',
  },
  ...pagingParameters,
];
const perDay = parameters.map((parameter) =>
  parameter.name === 'page_size' ? { ...parameter, schema: z.int().min(1).max(100).default(100) } : parameter,
);

/** Defines a query parameter that narrows a list to entries that need attention. */
const flag = (name: string, summary: string): ApiParameter => ({
  name,
  in: 'query',
  summary,
  schema: z.enum(['true', 'false']).default('false'),
  example: 'true',
});

const owner = z.strictObject({ kind: text, id: z.int().nullable(), title: text.nullable() });

function call(
  name: string,
  summary: string,
  { row, more = {}, takes = parameters }: { row: z.ZodType; more?: z.ZodRawShape; takes?: ApiParameter[] },
): ApiCall {
  const period = { from: day, to: day, ...more };
  return {
    method: 'GET',
    path: `/api/dashboard-${name}/`,
    group,
    summary,
    parameters: takes,
    answer: {
      status: 200,
      summary: 'One page of the list, and the period it is about.',
      schema: z.strictObject({ ...pageOf(row).shape, ...period }),
    },
    problems: [400, 401, 403],
  };
}

/** Calls for the figures of the house and its site, for those who may read them. */
export const dashboardCalls: ApiCall[] = [
  call('site', 'What happened on each day; money for those who may read finances.', {
    row: z.strictObject({
      day,
      page_views: count,
      searches: count,
      searches_without_results: count,
      missing_pages: count,
      orders: count,
      tickets: count,
      cents: count.nullable(),
    }),
    takes: perDay,
  }),
  call('events', 'The dates of a period, today and the next four weeks unless told, with their places.', {
    row: z.strictObject({
      id: z.int(),
      title: text,
      room: text,
      date_start: instant,
      doors_at: instant.nullable(),
      status: z.enum(['scheduled', 'cancelled', 'postponed']),
      places: z
        .strictObject({ capacity: count, sold: count, held: count, blocked: count, free: count })
        .nullable()
        .describe('Nothing where it is not sold here.'),
    }),
  }),
  call('page-activities', 'Pages by how often they were looked at, the most first.', {
    row: z.strictObject({ path: text, views: count }),
  }),
  call(
    'search-keywords',
    'Words by how often they were looked for; with how much they found the last time.',
    {
      row: z.strictObject({
        language: z.enum(LANGUAGES),
        keyword: text,
        searches: count,
        last_day: day,
        results: count,
      }),
      takes: [
        ...parameters,
        flag('without_results', 'Only those that found nothing the last time.'),
        {
          name: 'language',
          in: 'query',
          summary: 'Only those of this language.',
          schema: z.enum(LANGUAGES),
          example: 'de',
        },
      ],
    },
  ),
  call('assets', 'Files of the library that came in the period, all of them without one; the newest first.', {
    row: z.strictObject({
      id: z.int(),
      kind: text,
      name: text,
      bytes: count,
      is_decorative: z.boolean(),
      has_alt: z.strictObject({ de: z.boolean(), en: z.boolean() }),
      created_at: instant,
    }),
    more: { from: day.nullable(), to: day.nullable(), bytes: count },
    takes: [...parameters, flag('without_alt', 'Only pictures that lack an alternative text.')],
  }),
  call('sign-ins', 'How often somebody signed in on each day, and was refused.', {
    row: z.strictObject({ day, signed_in: count, refused: count }),
    takes: perDay,
  }),
  call(
    'versions',
    'States of pages and texts that were kept, the newest first; and what goes out by itself.',
    {
      row: z.strictObject({
        id: z.int(),
        document: z.int(),
        of: owner,
        number: z.int(),
        reason: text,
        name: text.nullable(),
        created_at: instant,
        author: text.nullable(),
      }),
      more: {
        planned: z.array(
          z.strictObject({
            id: z.int(),
            of: owner,
            language: z.enum(LANGUAGES),
            action: z.enum(['publish', 'unpublish']),
            starts_at: instant,
          }),
        ),
      },
    },
  ),
  call('error-log', 'Addresses without a page by how often they were asked for, the most first.', {
    row: z.strictObject({ path: text, requests: count, last_day: day, is_redirected: z.boolean() }),
  }),
];
