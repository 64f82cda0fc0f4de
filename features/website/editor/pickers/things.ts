import { LINK_TARGETS } from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';
import { dayOf, formatDay, formatTime, type Instant, timeOf } from '#lib/venue-time.ts';
import { getJson } from '#platform/browser/api-client.ts';

/** Kinds of things a page can name, and where their lists are. */
const LISTS = {
  page: 'pageeditor-api/pages/',
  event: 'api/events/',
  production: 'api/productions/',
  person: 'api/persons/',
  venue: 'api/venues/',
  series: 'api/series/',
  article: 'api/articles/',
  form: 'api/forms/',
  'event-tag': 'api/event-tags/',
  container: 'pageeditor-api/container/',
} as const;

export type ThingKind = keyof typeof LISTS;

/** Link targets that are chosen by name. */
export const LINKED_THINGS = LINK_TARGETS.filter(
  (kind): kind is ThingKind & (typeof LINK_TARGETS)[number] => kind in LISTS,
);

/** A container is named by its name, everything else by its id. */
export type Named = number | string;

export interface Thing {
  id: number;
  name: string;
  /** Detail that distinguishes it from others of the same name: the day of an event, the address of a page. */
  detail: string;
  /** Path of its page. */
  path: string | null;
}

const PAGE_SIZE = 100;
/** Of a house with more than that, the next ones: nobody looks for more by their names. */
const PAGES_AT_MOST = 20;

/** All things of a kind in a language; `null` where they could not be read. */
export async function findThings(kind: ThingKind, language: Language): Promise<Thing[] | null> {
  const things: Thing[] = [];
  for (let page = 1; page <= PAGES_AT_MOST; page += 1) {
    const query = new URLSearchParams({ page: `${page}`, page_size: `${PAGE_SIZE}` });
    const answer = await getJson(`/${language}/${LISTS[kind]}?${query}`);
    if (!answer.ok) return null;
    if (Array.isArray(answer.value)) return thingsOf(answer.value, language);
    const { results, next } = answer.value as { results: unknown[]; next: string | null };
    things.push(...thingsOf(results, language));
    if (!next) break;
  }
  return things;
}

/** Those whose names and details have every word, in any spelling of its letters; what begins with them comes first. */
export function thingsNamed(things: readonly Thing[], words: string): Thing[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const [first = ''] = wanted;
  return things
    .map((thing) => ({ thing, text: folded(`${thing.name} ${thing.detail}`) }))
    .filter(({ text }) => wanted.every((word) => text.includes(word)))
    .toSorted((one, other) => Number(other.text.startsWith(first)) - Number(one.text.startsWith(first)))
    .map(({ thing }) => thing);
}

/** The one that is named so. */
export const thingOf = (things: readonly Thing[], named: Named | null): Thing | null =>
  things.find(({ id, name }) => (typeof named === 'string' ? name : id) === named) ?? null;

/** Without case, marks on letters, and hyphens that only say where a word may break. */
const folded = (text: string): string =>
  text.replaceAll('\u00ad', '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface ThingJson {
  id?: unknown;
  slug?: string;
  name?: string | Record<Language, string | null>;
  title?: Record<Language, string | null>;
  urls?: Record<Language, string>;
  link?: { url?: string };
  date_start?: Instant;
}

function thingsOf(list: readonly unknown[], language: Language): Thing[] {
  return list.flatMap((each) => {
    const { id, slug = '', name, title, urls, link, date_start: start } = each as ThingJson;
    if (typeof id !== 'number') return [];
    const texts = title ?? (typeof name === 'object' ? name : null);
    const said = texts?.[language] ?? texts?.de ?? (typeof name === 'string' ? name : slug);
    const path = urls?.[language] ?? link?.url ?? null;
    const when = start
      ? `${formatDay(dayOf(start), language)}, ${formatTime(timeOf(start), language)}`
      : null;
    return [{ id, name: said.replaceAll('\u00ad', ''), detail: when ?? urls?.[language] ?? '', path }];
  });
}
