import { z } from 'zod';
import { ADMIN_PAGE_SIZE } from '#features/core/resources/index.server.ts';
import {
  EVENTS_BY_ID,
  MAX_VALUES,
  OLDEST_AGE,
  OPTION_FILTERS,
} from '#features/programme/calendar/index.server.ts';
import { PRODUCTION_OPTIONS } from '#features/programme/productions/index.server.ts';
import { ACCESS_KINDS } from '#lib/access-kinds.ts';
import { MAX_ID, MAX_PAGE_NUMBER } from '#lib/query-parameters.ts';
import { idSchema, MAX_PAGE_SIZE, pageSizeSchema } from '#platform/http/list-request.server.ts';
import type { ApiParameter } from './api-call.server.ts';

const NAMES: Record<(typeof OPTION_FILTERS)[number] | (typeof PRODUCTION_OPTIONS)[number], string> = {
  room: 'of a room (/api/rooms/)',
  type: 'of a kind of event (/api/exhibition-types/)',
  tag: 'with a tag (/api/event-tags/, for productions /api/production-tags/)',
  series: 'of a series (/api/series/)',
  genre: 'of a genre (/api/genres/)',
  season: 'of a season (/api/seasons/)',
  exhibition_type: 'of a kind of event (/api/exhibition-types/)',
};

/** The number of something in the query. */
export function numberParameter(name: string, summary: string): ApiParameter {
  return { name, in: 'query', summary, schema: z.int().min(0).max(MAX_ID), example: '1' };
}

const dateParameter: ApiParameter = {
  name: 'date',
  in: 'query',
  summary: 'The first day, DD-MM-YYYY in the house’s time; today unless told.',
  schema: z.string().regex(/^\d{2}-\d{2}-\d{4}$/),
  example: '24-12-2026',
};

const repeated = { repeats: MAX_VALUES };

/** The calendar's filters, as `parseEventSelection` reads them. */
export const eventFilterParameters: ApiParameter[] = [
  ...OPTION_FILTERS.map((name) => ({ ...numberParameter(name, `Only events ${NAMES[name]}.`), ...repeated })),
  { ...numberParameter('production', 'Only events of a production (/api/productions/).'), ...repeated },
  {
    name: 'age',
    in: 'query',
    summary: 'Only events for a child of this age, in years.',
    schema: z.int().min(0).max(OLDEST_AGE),
    example: '6',
    ...repeated,
  },
  {
    name: 'access',
    in: 'query',
    summary: 'Only events with this kind of access; given more than once, with all of them.',
    schema: z.enum(ACCESS_KINDS),
    example: 'step-free',
    ...repeated,
  },
  {
    name: 'free',
    in: 'query',
    summary: 'Only events that cost nothing.',
    schema: z.literal('1'),
    example: '1',
  },
  dateParameter,
  {
    ...dateParameter,
    name: 'date_to',
    summary: 'The last day, DD-MM-YYYY; not before `date`. Without an end unless told.',
  },
];

/** Ids with commas between them, as `parseIds` reads them. */
export function idsParameter(atMost: number, summary: string): ApiParameter {
  const schema = z.string().regex(new RegExp(`^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${atMost - 1}}$`));
  return { name: 'ids', in: 'query', summary, schema, example: '1,2,3' };
}

export const eventIdsParameter = idsParameter(
  EVENTS_BY_ID,
  `At most ${EVENTS_BY_ID} ids: only these events, past ones included, on one page; filters do not apply.`,
);

/** The filters of productions, as `parseProductionFilter` reads them. */
export const productionFilterParameters: ApiParameter[] = [
  ...PRODUCTION_OPTIONS.map((name) => numberParameter(name, `Only productions ${NAMES[name]}.`)),
  { ...dateParameter, summary: 'Only productions with a date on this day (DD-MM-YYYY) or later.' },
];

/** Which articles, as `parseArticleFilter` reads it. */
export const articleFilterParameters: ApiParameter[] = [
  numberParameter('category', 'Only articles of this category.'),
  numberParameter('tag', 'Only articles with this tag.'),
];

/** Which page of a list, as `readPaging` reads it. */
export const pagingParameters: ApiParameter[] = [
  {
    name: 'page',
    in: 'query',
    summary: 'Which page of the list.',
    schema: z.int().min(1).max(MAX_PAGE_NUMBER).default(1),
    example: '1',
  },
  {
    name: 'page_size',
    in: 'query',
    summary: 'How many results a page has.',
    schema: pageSizeSchema.shape.page_size,
    example: '10',
  },
];

/** Which page of a list that is answered as an array, as `shortList` reads it. */
export const shortListParameters: ApiParameter[] = pagingParameters.map((parameter) =>
  parameter.name === 'page_size'
    ? { ...parameter, schema: z.int().min(1).max(MAX_PAGE_SIZE).default(MAX_PAGE_SIZE) }
    : parameter,
);

/** The number at the end of an address. */
export const idParameter: ApiParameter = {
  name: 'id',
  in: 'path',
  summary: 'The number of what is asked for.',
  schema: idSchema.shape.id,
  example: '1',
};

/** The state a change was based on. */
export const ifMatchParameter: ApiParameter = {
  name: 'If-Match',
  in: 'header',
  summary: 'The ETag of the state the change was based on, or * for any. Without it nothing is changed.',
  schema: z.string(),
  example: '"1XvKq0Zb0rT3nCkz8yWm4A"',
};

/** Which page of a list of the admin area. */
export const adminPagingParameters: ApiParameter[] = pagingParameters.map((parameter) =>
  parameter.name === 'page_size'
    ? { ...parameter, schema: z.int().min(1).max(MAX_PAGE_SIZE).default(ADMIN_PAGE_SIZE) }
    : parameter,
);
