import { z } from 'zod';
import { SEARCH_KINDS } from '#features/core/resources/index.ts';
import { QUERY_LENGTH } from '#features/website/search/index.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import type { ApiCall, ApiParameter } from '../api-call.server.ts';
import { pagingParameters } from '../parameters.server.ts';
import { fallback, link, pageOf, thumbnails } from '../responses.server.ts';
import { shortListCalls } from '../short-list-calls.server.ts';

const text = z.string();
const kind = z.enum(SEARCH_KINDS);

const queryParameter: ApiParameter = {
  name: 'query',
  in: 'query',
  summary: `What is looked for, at most ${QUERY_LENGTH} letters; in lower case. Nothing finds nothing.`,
  schema: z.string().max(QUERY_LENGTH),
  example: 'theater',
};

const suggestion = z.strictObject({
  kind: z.enum([...SEARCH_KINDS, 'text', 'all']),
  text,
  marked: z.array(text),
  lang: z.enum(['de', 'en']).nullable(),
  line: text.nullable(),
  link,
  image_thumbnails: thumbnails.nullable(),
  count: z.int().nullable(),
});

const hit = z.strictObject({
  id: text,
  kind,
  name: text,
  preline: text.nullable(),
  date: text.nullable(),
  subline: text,
  fallback,
  link,
  image_thumbnails: thumbnails.nullable(),
});

const list = (path: string, summary: string): ApiCall => ({
  method: 'GET',
  path,
  group: 'Search',
  summary,
  parameters: [queryParameter, ...pagingParameters],
  answer: { status: 200, summary: 'One page of what was found, best first.', schema: pageOf(hit) },
  problems: [400],
});

/** Calls that search the whole site. */
export const searchCalls: ApiCall[] = [
  {
    method: 'GET',
    path: '/api/search/autocomplete/',
    group: 'Search',
    summary:
      'What to offer while somebody types: texts to search for, the best of what is found, and last how much there is (`all`). Every second piece of `marked` is what was typed.',
    parameters: [queryParameter],
    answer: { status: 200, summary: 'The suggestions.', schema: z.array(suggestion) },
    problems: [400],
  },
  list('/api/search/', 'Everything that is found: dates and plays, then the rest.'),
  list('/api/search/events/', 'The dates and plays that are found. A play leaves its own dates out.'),
  list('/api/search/others/', 'The people, series, venues and pages that are found.'),
  ...shortListCalls({
    path: '/api/search-synonyms/',
    group: 'Search',
    summary: 'Words that mean the same to visitors, as the house keeps them.',
    one: 'One group of synonyms.',
    schema: z.strictObject({ id: z.int(), language: z.enum(LANGUAGES), words: z.string() }),
  }),
];
