import type { APIRequestContext } from '@playwright/test';
import { alternatePaths } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

export const WIDTHS = [320, 768, 1280] as const;

export interface SitePage {
  name: string;
  paths: Record<Language, string>;
}

/** Every page of the site map with an address of the demo venue in both languages. */
export async function sitePages(request: APIRequestContext): Promise<SitePage[]> {
  const event = await firstEvent(request);
  return [
    { name: 'home', paths: alternatePaths('home') },
    { name: 'calendar', paths: alternatePaths('calendar') },
    { name: 'event', paths: alternatePaths('event', event) },
    ...(['productions', 'ensemble', 'seriesList', 'favourites'] as const).map((name) => ({
      name,
      paths: alternatePaths(name),
    })),
    ...(['signIn', 'signUp', 'forgottenPassword', 'resetPassword'] as const).map((name) => ({
      name,
      paths: alternatePaths(name),
    })),
    ...(await Promise.all(DETAILS.map((name) => firstDetail(request, name)))),
    ...(['terms', 'privacy', 'imprint', 'accessibility', 'easyLanguage'] as const).map((name) => ({
      name,
      paths: alternatePaths(name),
    })),
    { name: 'search', paths: { de: '/de/search?q=jonas', en: '/en/search?q=jonas' } },
    { name: 'search without a result', paths: { de: '/de/search?q=xyzxyz', en: '/en/search?q=xyzxyz' } },
    { name: 'missing page', paths: { de: '/de/gibt-es-nicht', en: '/en/does-not-exist' } },
  ];
}

const DETAILS = ['production', 'person', 'series', 'venue'] as const;
const LISTS = { production: 'productions', person: 'persons', series: 'series', venue: 'venues' } as const;

/** The first production, person, series or venue of the demo venue. */
async function firstDetail(request: APIRequestContext, page: (typeof DETAILS)[number]): Promise<SitePage> {
  const answer = await request.get(`/de/api/${LISTS[page]}/`);
  const list = (await answer.json()) as Detail[] | { results: Detail[] };
  const [first] = Array.isArray(list) ? list : list.results;
  if (!first) throw new Error(`The demo venue has no ${page}`);
  return { name: page, paths: alternatePaths(page, { slug: first.slug, id: first.id }) };
}

interface Detail {
  id: number;
  slug: string;
}

/** The next event of the demo venue that still has tickets. */
export async function firstEvent(request: APIRequestContext): Promise<{ slug: string; id: number }> {
  const answer = await request.get('/de/api/events/?page_size=50');
  const { results } = (await answer.json()) as {
    results: {
      id: number;
      slug: string;
      offer: { availability: string; price_from: string | null } | null;
    }[];
  };
  const event = results.find(({ offer }) => offer?.availability === 'many' && offer.price_from !== null);
  if (!event) throw new Error('The demo venue has no event with tickets');
  return { slug: event.slug, id: event.id };
}
