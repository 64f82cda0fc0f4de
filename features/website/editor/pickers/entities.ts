import { LINK_TARGETS } from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';
import { dayOf, formatDay, formatTime, type Instant, timeOf } from '#lib/venue-time.ts';
import { getJson } from '#platform/browser/api-client.ts';

/** Kinds of entities a page can reference, and the paths of their lists. */
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
  'html-file': 'api/html/',
} as const;

export type EntityKind = keyof typeof LISTS;

/** Link targets that are chosen by name. */
export const LINKED_ENTITY_KINDS = LINK_TARGETS.filter(
  (kind): kind is EntityKind & (typeof LINK_TARGETS)[number] => kind in LISTS,
);

/** A container is named by its name, everything else by its id. */
export type Named = number | string;

export interface Entity {
  id: number;
  name: string;
  /** Detail that distinguishes it from others of the same name: the day of an event, the address of a page. */
  detail: string;
  /** Path of its page. */
  path: string | null;
  /** End of an event; `null` for everything else. */
  end: Instant | null;
}

const PAGE_SIZE = 100;
/** Of a venue with more than that, the next ones: nobody looks for more by their names. */
const MAX_PAGES = 20;

/** All entities of a kind in a language; `null` where they could not be read. */
export async function findEntities(kind: EntityKind, language: Language): Promise<Entity[] | null> {
  const entities: Entity[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = new URLSearchParams({ page: `${page}`, page_size: `${PAGE_SIZE}` });
    const answer = await getJson(`/${language}/${LISTS[kind]}?${query}`);
    if (!answer.ok) return null;
    if (Array.isArray(answer.value)) return entitiesOf(answer.value, language);
    const { results, next } = answer.value as { results: unknown[]; next: string | null };
    entities.push(...entitiesOf(results, language));
    if (!next) break;
  }
  return entities;
}

/**
 * Reads one by its id: lists leave out entities visitors no longer look for, such as past events.
 * @returns `'gone'` where there is none, or visitors cannot see it; `'failed'` without an answer
 */
export async function readEntity(
  kind: EntityKind,
  language: Language,
  id: number,
): Promise<Entity | 'gone' | 'failed'> {
  const answer = await getJson(`/${language}/${LISTS[kind]}${id}/`);
  if (!answer.ok) return answer.error.status === 404 ? 'gone' : 'failed';
  return entitiesOf([answer.value], language)[0] ?? 'gone';
}

/** Tells if an event has ended. */
export const isPast = ({ end }: Entity, now: Instant): boolean => end !== null && end <= now;

/** Those whose names and details have every word, ignoring diacritics and case; matches at the beginning come first. */
export function entitiesNamed(entities: readonly Entity[], words: string): Entity[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const [first = ''] = wanted;
  return entities
    .map((entity) => ({ entity, text: folded(`${entity.name} ${entity.detail}`) }))
    .filter(({ text }) => wanted.every((word) => text.includes(word)))
    .toSorted((one, other) => Number(other.text.startsWith(first)) - Number(one.text.startsWith(first)))
    .map(({ entity }) => entity);
}

/** The one that is named so. */
export const entityOf = (entities: readonly Entity[], named: Named | null): Entity | null =>
  entities.find(({ id, name }) => (typeof named === 'string' ? name : id) === named) ?? null;

/** Without case, diacritics, and soft hyphens. */
const folded = (text: string): string =>
  text.replaceAll('\u00ad', '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface EntityJson {
  id?: unknown;
  slug?: string;
  name?: string | Record<Language, string | null>;
  title?: string | Record<Language, string | null>;
  urls?: Record<Language, string>;
  link?: { url?: string };
  date_start?: Instant;
  date_end?: Instant;
}

function entitiesOf(list: readonly unknown[], language: Language): Entity[] {
  return list.flatMap((each) => {
    const {
      id,
      slug = '',
      urls,
      link,
      date_start: start,
      date_end: end = null,
      ...named
    } = each as EntityJson;
    if (typeof id !== 'number') return [];
    const name = named.title ?? named.name ?? slug;
    const said = typeof name === 'string' ? name : (name[language] ?? name.de ?? slug);
    const path = urls?.[language] ?? link?.url ?? null;
    const when = start
      ? `${formatDay(dayOf(start), language)}, ${formatTime(timeOf(start), language)}`
      : null;
    return [{ id, name: said.replaceAll('\u00ad', ''), detail: when ?? urls?.[language] ?? '', path, end }];
  });
}
