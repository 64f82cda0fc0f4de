import { Hono } from 'hono';
import { artworkUrl } from '#features/artwork/index.ts';
import { artworkType, type CalendarServices } from '#features/calendar/index.server.ts';
import { pathTo } from '#features/navigation/index.ts';
import {
  findProduction,
  findProductionView,
  findTagsOfProduction,
  parseProductionFilter,
} from '#features/productions/index.server.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import { priceString } from '#lib/money.ts';
import type { NamedOption } from '#lib/named-option.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { readId, readPaging, readQuery } from '#platform/http/list-request.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { type DatedProduction, withNextDates } from './find-production-cards.server.ts';
import { findProductions } from './find-production-list.server.ts';

/** `GET /productions/` and `GET /productions/{id}/` (specification, section 7). */
export function programmeApi(services: CalendarServices) {
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
      findProductionView(services.db, id, language),
      findTagsOfProduction(services.db, id),
    ]);
    if (!production || !view) throw new Problem(404, 'not_found', { detail: 'There is no such production.' });
    const [dated] = await withNextDates(services, [production]);
    return c.json({
      ...productionJson(dated ?? { production, next: null, price: null }, language),
      lead: view.lead.text,
      description: view.descriptionHtml.text,
      important_info: view.importantInfo?.text ?? null,
      promoter: view.promoter?.text ?? null,
      duration_minutes: view.durationMinutes,
      doors_minutes: view.doorsMinutes,
      language: view.language.text,
      tags: tags.map((tag) => optionJson(tag, language)),
      programs: view.programs.map((program) => ({ title: program.title.text, text: program.text.text })),
      videos: view.videos.map((video) => ({
        title: video.title.text,
        video_url: video.page,
        length: video.length,
        credit: video.credit,
      })),
      audio_sample: view.audioSample && {
        title: view.audioSample.title.text,
        file: view.audioSample.file,
        transcript: view.audioSample.transcript.text,
      },
      contributors: view.contributors.map((person) => ({
        name: person.name,
        role: person.role.text,
        link: { url: person.path },
      })),
      sponsors: view.sponsors,
    });
  });
  return app;
}

function optionJson({ id, slug, name }: NamedOption, language: Language) {
  return { id, slug, name: shown(name, language).text };
}

function productionJson({ production, next, price }: DatedProduction, language: Language) {
  const { id, slug } = production;
  const text = (value: Localized) => shown(value, language).text;
  return {
    id,
    slug,
    name: text(production.title),
    subline: text(production.subline),
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
  };
}
