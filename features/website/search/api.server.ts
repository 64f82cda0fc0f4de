import { Hono } from 'hono';
import { z } from 'zod';
import { SEARCH_KINDS } from '#features/core/resources/index.ts';
import type { Db } from '#features/database.server.ts';
import { fieldProblem } from '#lib/field-problem.ts';
import { LANGUAGES, type Language, type ShownText } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { fail, succeed } from '#lib/result.ts';
import { textsJson } from '#lib/texts-json.ts';
import { json } from '#platform/http/answer.server.ts';
import { fallback, link, pageOf, thumbnails } from '#platform/http/answer-shapes.server.ts';
import type { Input } from '#platform/http/api-call.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone, pagingInQuery } from '#platform/http/inputs.server.ts';
import { readQuery } from '#platform/http/list-request.server.ts';
import { shortList } from '#platform/http/short-list.server.ts';
import { countKeyword } from './count-keyword.server.ts';
import { findSuggestions } from './find-suggestions.server.ts';
import { type HitView, toHitView } from './hit-view.server.ts';
import type { Hit } from './language-index.server.ts';
import type { SearchServices } from './load-search-page.server.ts';
import type { MarkedText } from './marks.ts';
import { searchAddress } from './search-address.ts';
import { groupOf } from './search-lists.ts';
import { findSynonyms } from './store.server.ts';
import { QUERY_LENGTH } from './words.ts';

type Env = { Variables: { language: Language } };

const group = 'Search';
const text = z.string();

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

const hitAnswer = z.strictObject({
  id: text,
  kind: z.enum(SEARCH_KINDS),
  name: text,
  preline: text.nullable(),
  date: text.nullable(),
  subline: text,
  fallback,
  link,
  image_thumbnails: thumbnails.nullable(),
});

const wordsInQuery: Input<string> = {
  parameters: [
    {
      name: 'query',
      in: 'query',
      summary: `What is looked for, at most ${QUERY_LENGTH} letters; in lower case. Nothing finds nothing.`,
      schema: z.string().max(QUERY_LENGTH),
      example: 'theater',
    },
  ],
  problems: [400],
  read: (c) => readQuery(c, parseQuery),
};

/** The result lists, with the hits each includes. */
const LISTS = [
  {
    name: 'GET /search/',
    summary: 'Everything that is found: dates and plays, then the rest.',
    of: (hits: Hit[]) => [...groupOf(hits, 'events'), ...groupOf(hits, 'others')],
  },
  {
    name: 'GET /search/events/',
    summary: 'The dates and plays that are found. A play leaves its own dates out.',
    of: (hits: Hit[]) => groupOf(hits, 'events'),
  },
  {
    name: 'GET /search/others/',
    summary: 'The people, series, venues and pages that are found.',
    of: (hits: Hit[]) => groupOf(hits, 'others'),
  },
] as const;

/**
 * `GET /search/autocomplete/`, `/search/`, `/search/events/` and `/search/others/` (docs/product/api.md#search). Texts
 * are lower-cased; an empty one finds nothing.
 */
export function searchApi(services: SearchServices & { db: Db }) {
  const { search, clock } = services;
  const app = new Hono<Env>({ strict: false });

  const call = callsOn(app, { group, caller: anyone });

  call(
    'GET /search/autocomplete/',
    {
      summary:
        'What to offer while somebody types: texts to search for, the best of what is found, and last how much there is (`all`). Every second piece of `marked` is what was typed.',
      takes: { query: wordsInQuery },
      answer: json('The suggestions.', z.array(suggestion)),
    },
    async (c, { query }) => {
      const language = c.get('language');
      const { texts, groups, total } = await findSuggestions(services, query, language);
      c.header('cache-control', 'private, max-age=60');
      return [
        ...texts.map((text) => suggestionJson('text', text, searchAddress(language, text.join('')))),
        ...groups.flatMap(({ hits }) =>
          hits.map((hit) => ({ ...suggestionJson(hit.kind, hit.title, hit.path), ...lineJson(hit) })),
        ),
        ...(total > 0
          ? [{ ...suggestionJson('all', [query], searchAddress(language, query)), count: total }]
          : []),
      ];
    },
  );

  shortList(
    app,
    {
      path: '/search-synonyms',
      name: 'group of synonyms',
      group,
      summary: 'Words that mean the same to visitors, as the house keeps them.',
      one: 'One group of synonyms.',
      schema: z.strictObject({ id: z.int(), language: z.enum(LANGUAGES), words: z.string() }),
    },
    async () =>
      (await findSynonyms(services.db)).map(({ id, language, words }) => ({
        id,
        language,
        words: words.join(', '),
      })),
  );

  for (const { name, summary, of } of LISTS)
    call(
      name,
      {
        summary,
        takes: { query: wordsInQuery, paging: pagingInQuery() },
        answer: json('One page of what was found, best first.', pageOf(hitAnswer)),
      },
      async (c, { query, paging: { page, pageSize } }) => {
        const language = c.get('language');
        const now = clock.now();
        const hits = query === '' ? [] : of((await search.of(language)).find(query, now));
        if (page === 1) await countKeyword(services, { query, language, results: hits.length });
        const shown = hits.slice((page - 1) * pageSize, page * pageSize);
        return pageOfList(
          new URL(c.req.url),
          { total: hits.length, page, pageSize },
          shown.map((hit) => hitJson(toHitView(query, hit, language, now))),
        );
      },
    );
  return app;
}

function parseQuery(query: URLSearchParams) {
  const text = (query.get('query') ?? '').trim().toLowerCase();
  return text.length > QUERY_LENGTH
    ? fail(fieldProblem('query', 'too_big', { origin: 'string', maximum: QUERY_LENGTH, inclusive: true }))
    : succeed(text);
}

function suggestionJson(kind: HitView['kind'] | 'text' | 'all', text: MarkedText, url: string) {
  return {
    kind,
    text: text.join(''),
    /** In pieces, every second one marked. */
    marked: text,
    lang: null as Language | null,
    line: null as string | null,
    link: { url },
    image_thumbnails: null as { large: string } | null,
    count: null as number | null,
  };
}

function lineJson({ label, when, line, titleLang, picture }: HitView) {
  return {
    lang: titleLang,
    line: [label?.text, when ?? line.join('')].filter(Boolean).join(' · ') || null,
    image_thumbnails: picture === null ? null : { large: picture },
  };
}

function hitJson(hit: HitView) {
  return {
    id: hit.id,
    kind: hit.kind,
    ...textsJson({
      name: shownIn(hit.title, hit.titleLang),
      preline: hit.label,
      subline: shownIn(hit.line, hit.lineLang),
    }),
    date: hit.when,
    link: { url: hit.path },
    image_thumbnails: hit.picture === null ? null : { large: hit.picture },
  };
}

const shownIn = (text: MarkedText, lang: Language | null): ShownText => ({
  text: text.join(''),
  ...(lang === null ? {} : { lang }),
});
