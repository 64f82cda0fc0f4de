import { useEffect, useState } from 'react';
import { LINK_TARGETS } from '#features/content/index.ts';
import type { Language } from '#lib/localized.ts';
import { getJson } from '#platform/browser/api-client.ts';
import { useSession } from '../session/session-context.ts';

/** Kinds of things a page can name that have lists to choose from. */
const LISTS = {
  page: 'pageeditor-api/pages/',
  event: 'api/events/?page_size=50',
  production: 'api/productions/?page_size=50',
  person: 'api/persons/?page_size=50',
  venue: 'api/venues/?page_size=50',
  series: 'api/series/?page_size=50',
  'event-tag': 'api/event-tags/',
} as const;

export type ThingKind = keyof typeof LISTS;

/** What a link can lead to and has a list here. */
export const LINKED_THINGS = LINK_TARGETS.filter(
  (kind): kind is ThingKind & (typeof LINK_TARGETS)[number] => kind in LISTS,
);

export interface Thing {
  id: number;
  name: string;
  /** Where its page is. */
  path: string | null;
}

/** The things of a kind to choose from, in the language of the page; `null` until they have come. */
export function useThings(kind: ThingKind): Thing[] | null {
  const { page } = useSession();
  const [things, setThings] = useState<Thing[] | null>(null);
  useEffect(() => {
    const ends = new AbortController();
    void getJson(`/${page.language}/${LISTS[kind]}`, ends.signal).then((answer) => {
      if (!ends.signal.aborted) setThings(answer.ok ? thingsOf(answer.value, page.language) : []);
    });
    return () => ends.abort();
  }, [kind, page.language]);
  return things;
}

function thingsOf(answer: unknown, language: Language): Thing[] {
  const list = Array.isArray(answer) ? answer : (answer as { results?: unknown[] } | null)?.results;
  return (list ?? []).flatMap((each) => {
    const { id, name, title, urls, link, first_name: first, last_name: last } = each as Record<string, never>;
    if (typeof id !== 'number') return [];
    const said = [
      name,
      (title as Record<string, string> | undefined)?.[language],
      (title as Record<string, string> | undefined)?.de,
      title,
    ];
    const found = said.find((words) => typeof words === 'string') ?? [first, last].filter(Boolean).join(' ');
    const path =
      (urls as Record<string, string> | undefined)?.[language] ?? (link as { url?: string } | undefined)?.url;
    return [{ id, name: String(found || id), path: path ?? null }];
  });
}
