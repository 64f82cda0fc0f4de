import type { APIRequestContext } from '@playwright/test';
import { alternatePaths } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

export const WIDTHS = [320, 768, 1280] as const;

export interface SitePage {
  name: string;
  paths: Record<Language, string>;
}

const PLAIN = [
  'home',
  'calendar',
  'productions',
  'ensemble',
  'seriesList',
  'magazine',
  'magazineTags',
  'newsletter',
  'favourites',
  'signIn',
  'signInCode',
  'signUp',
  'forgottenPassword',
  'resetPassword',
  'terms',
  'privacy',
  'imprint',
  'accessibility',
  'easyLanguage',
] as const;
const OTHERS: Record<string, Record<Language, string>> = {
  search: { de: '/de/search?q=jonas', en: '/en/search?q=jonas' },
  form: { de: '/de/forms/wir-kommen-als-klasse/1', en: '/en/forms/wir-kommen-als-klasse/1' },
  'search without a result': { de: '/de/search?q=xyzxyz', en: '/en/search?q=xyzxyz' },
  'missing page': { de: '/de/gibt-es-nicht', en: '/en/does-not-exist' },
};

const DETAILS = [
  'production',
  'person',
  'series',
  'venue',
  'article',
  'magazineCategory',
  'magazineTag',
] as const;
const LISTS = {
  production: 'productions',
  person: 'persons',
  series: 'series',
  venue: 'venues',
  article: 'articles',
  magazineCategory: 'article-categories',
  magazineTag: 'article-tags',
} as const;

/** Every page of the site map, and some that stand for many. */
export const PAGE_NAMES = [...PLAIN, 'event', ...DETAILS, ...Object.keys(OTHERS)];

/** A page with an address of the demo venue in both languages. */
export async function sitePage(request: APIRequestContext, name: string): Promise<SitePage> {
  const other = OTHERS[name];
  if (other) return { name, paths: other };
  if (name === 'event') return { name, paths: alternatePaths('event', await firstEvent(request)) };
  const detail = DETAILS.find((each) => each === name);
  if (detail) return firstDetail(request, detail);
  const plain = PLAIN.find((each) => each === name);
  if (!plain) throw new Error(`There is no page ${name}`);
  return { name, paths: alternatePaths(plain) };
}

/** The first of a kind that the demo venue has. */
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
