import { Hono } from 'hono';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { CalendarServices } from '#features/programme/calendar/index.server.ts';
import { artworkType } from '#features/programme/calendar/index.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { priceString } from '#lib/money.ts';
import type { NamedOption } from '#lib/named-option.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { textsJson } from '#lib/texts-json.ts';
import { readId, readPaging, readQuery } from '#platform/http/list-request.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { type DatedProduction, withNextDates } from './find-production-cards.server.ts';
import { findProductions } from './find-production-list.server.ts';
import { findProductionView } from './find-production-view.server.ts';
import { parseProductionFilter } from './production-filter.ts';
import { findProduction, findTagsOfProduction } from './store.server.ts';

/** `GET /productions/` and `GET /productions/{id}/` (docs/product/api.md#programme). */
export function productionsApi(services: CalendarServices) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });

  app.get('/productions', async (c) => {
    const filter = readQuery(c, parseProductionFilter);
    const found = await findProductions(services, { filter, ...readPaging(c) });
    const results = found.productions.map((production) => productionJson(production, c.get('language')));
    return c.json(pageOfList(new URL(c.req.url), found, results));
  });

  app.get('/productions/:id', async (c) => {
    const id = readId(c);
    const language = c.get('language');
    const [production, view, tags] = await Promise.all([
      findProduction(services.db, id),
      findProductionView(services, id, language),
      findTagsOfProduction(services.db, id),
    ]);
    if (!production || !view) throw new Problem(404, 'not_found', { detail: 'There is no such production.' });
    const [dated] = await withNextDates(services, [production]);
    return c.json({
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
    });
  });
  return app;
}

function optionJson({ id, slug, name }: NamedOption, language: Language) {
  return { id, slug, ...textsJson({ name: shown(name, language) }) };
}

function productionJson<More extends Record<string, ShownText | null>>(
  { production, next, price }: DatedProduction,
  language: Language,
  more?: More,
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
