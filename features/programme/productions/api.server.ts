import { Hono } from 'hono';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { CalendarServices } from '#features/programme/calendar/index.server.ts';
import { artworkType, dateParameter } from '#features/programme/calendar/index.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { priceString } from '#lib/money.ts';
import type { NamedOption } from '#lib/named-option.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { textsJson } from '#lib/texts-json.ts';
import { json } from '#platform/http/answer.server.ts';
import { pageOf } from '#platform/http/answer-shapes.server.ts';
import type { Input } from '#platform/http/api-call.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone, idInPath, numberParameter, pagingInQuery } from '#platform/http/inputs.server.ts';
import { readQuery } from '#platform/http/list-request.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { productionAnswer, productionDetails } from './answers.server.ts';
import { type DatedProduction, withNextDates } from './find-production-cards.server.ts';
import { findProductions } from './find-production-list.server.ts';
import { findProductionView } from './find-production-view.server.ts';
import { PRODUCTION_OPTIONS, type ProductionFilter, parseProductionFilter } from './production-filter.ts';
import { findProduction, findTagsOfProduction } from './store.server.ts';

const NAMES: Record<(typeof PRODUCTION_OPTIONS)[number], string> = {
  season: 'of a season (/api/seasons/)',
  exhibition_type: 'of a kind of event (/api/exhibition-types/)',
  tag: 'with a tag (/api/event-tags/, for productions /api/production-tags/)',
};

const filterInQuery: Input<ProductionFilter> = {
  parameters: [
    ...PRODUCTION_OPTIONS.map((name) => numberParameter(name, `Only productions ${NAMES[name]}.`)),
    { ...dateParameter, summary: 'Only productions with a date on this day (DD-MM-YYYY) or later.' },
  ],
  problems: [400],
  read: (c) => readQuery(c, parseProductionFilter),
};

/** `GET /productions/` and `GET /productions/{id}/` (docs/product/api.md#programme). */
export function productionsApi(services: CalendarServices) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });

  const call = callsOn(app, { group: 'Programme', caller: anyone });

  call(
    'GET /productions/',
    {
      summary: 'Productions with their next date.',
      takes: { filter: filterInQuery, paging: pagingInQuery() },
      answer: json('One page of productions.', pageOf(productionAnswer)),
    },
    async (c, { filter, paging }) => {
      const found = await findProductions(services, { filter, ...paging });
      const results = found.productions.map((production) =>
        productionJson(production, c.get('language'), {}),
      );
      return pageOfList(new URL(c.req.url), found, results);
    },
  );

  call(
    'GET /productions/:id/',
    {
      summary: 'One production with its texts and the people behind it.',
      takes: { id: idInPath },
      answer: json('The production.', productionDetails),
      problems: [404],
    },
    async (c, { id }) => {
      const language = c.get('language');
      const [production, view, tags] = await Promise.all([
        findProduction(services.db, id),
        findProductionView(services, id, language),
        findTagsOfProduction(services.db, id),
      ]);
      if (!production || !view)
        throw new Problem(404, 'not_found', { detail: 'There is no such production.' });
      const [dated] = await withNextDates(services, [production]);
      return {
        ...productionJson(dated ?? { production, next: null, price: null }, language, {
          lead: view.lead,
          description: view.descriptionHtml,
          important_info: view.importantInfo,
          promoter: view.promoter,
          language: view.language,
        }),
        duration_minutes: view.durationMinutes,
        doors_minutes: view.doorsMinutes,
        tags: tags.map((tag) => optionJson(tag, language)),
        programs: view.programs.map((program) => textsJson({ title: program.title, text: program.text })),
        videos: view.videos.map((video) => ({
          ...textsJson({ title: video.title }),
          video_url: video.page,
          length: video.length,
          credit: video.credit,
        })),
        audio_sample: view.audioSample && {
          ...textsJson({ title: view.audioSample.title, transcript: view.audioSample.transcript }),
          file: view.audioSample.file,
        },
        contributors: view.contributors.map((person) => ({
          name: person.name,
          ...textsJson({ role: person.role }),
          link: { url: person.path },
        })),
        sponsors: view.sponsors,
      };
    },
  );
  return app;
}

function optionJson({ id, slug, name }: NamedOption, language: Language) {
  return { id, slug, ...textsJson({ name: shown(name, language) }) };
}

function productionJson<More extends Record<string, ShownText | null>>(
  { production, next, price }: DatedProduction,
  language: Language,
  more: More,
) {
  const { id, slug } = production;
  return {
    id,
    slug,
    ...textsJson({
      name: shown(production.title, language),
      subline: shown(production.subline, language),
      ...more,
    }),
    link: { url: pathTo('production', language, { slug, id }) },
    exhibition_type: optionJson(production.type, language),
    genre: optionJson(production.genre, language),
    season: production.seasonId,
    series: production.seriesId,
    age_from: production.ageFrom,
    age_to: production.ageTo,
    next_event: next && {
      id: next.id,
      date_start: next.dateStart,
      link: { url: pathTo('event', language, { slug: next.slug, id: next.id }) },
    },
    price_from: price?.fromCents == null ? null : priceString(price.fromCents),
    image_thumbnails: { large: artworkUrl(artworkType(production.type.slug), production.art, [5, 4]) },
    updated_at: production.updatedAt,
  };
}
