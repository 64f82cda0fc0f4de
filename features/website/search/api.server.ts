import { type Context, Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import type { Language, ShownText } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { fail, succeed } from '#lib/result.ts';
import { textsJson } from '#lib/texts-json.ts';
import { readPaging, readQuery } from '#platform/http/list-request.server.ts';
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

/**
 * `GET /search/autocomplete/`, `/search/`, `/search/events/` and `/search/others/` (docs/product/api.md#search). Texts
 * are lower-cased; an empty one finds nothing.
 */
export function searchApi(services: SearchServices & { db: Db }) {
  const { search, clock } = services;
  const app = new Hono<Env>({ strict: false });

  app.get('/search/autocomplete', async (c) => {
    const language = c.get('language');
    const query = readQuery(c, parseQuery);
    const { texts, groups, total } = await findSuggestions(services, query, language);
    c.header('cache-control', 'private, max-age=60');
    return c.json([
      ...texts.map((text) => suggestionJson('text', text, searchAddress(language, text.join('')))),
      ...groups.flatMap(({ hits }) =>
        hits.map((hit) => ({ ...suggestionJson(hit.kind, hit.title, hit.path), ...lineJson(hit) })),
      ),
      ...(total > 0
        ? [{ ...suggestionJson('all', [query], searchAddress(language, query)), count: total }]
        : []),
    ]);
  });

  const list = async (c: Context<Env>, of: (hits: Hit[]) => Hit[]) => {
    const language = c.get('language');
    const query = readQuery(c, parseQuery);
    const { page, pageSize } = readPaging(c);
    const now = clock.now();
    const hits = query === '' ? [] : of((await search.of(language)).find(query, now));
    if (page === 1) await countKeyword(services, { query, language, results: hits.length });
    const shown = hits.slice((page - 1) * pageSize, page * pageSize);
    return c.json(
      pageOfList(
        new URL(c.req.url),
        { total: hits.length, page, pageSize },
        shown.map((hit) => hitJson(toHitView(query, hit, language, now))),
      ),
    );
  };
  shortList(app, { path: '/search-synonyms', name: 'group of synonyms' }, async () =>
    (await findSynonyms(services.db)).map(({ id, language, words }) => ({
      id,
      language,
      words: words.join(', '),
    })),
  );
  app.get('/search', (c) => list(c, (hits) => [...groupOf(hits, 'events'), ...groupOf(hits, 'others')]));
  app.get('/search/events', (c) => list(c, (hits) => groupOf(hits, 'events')));
  app.get('/search/others', (c) => list(c, (hits) => groupOf(hits, 'others')));
  return app;
}

function parseQuery(query: URLSearchParams) {
  const text = (query.get('query') ?? '').trim().toLowerCase();
  return text.length > QUERY_LENGTH
    ? fail({ parameter: 'query', message: `must have at most ${QUERY_LENGTH} letters` })
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
