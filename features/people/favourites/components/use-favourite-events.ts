import { useEffect, useState } from 'react';
import type { Language } from '#lib/localized.ts';

/** Fields of an event the page shows, as the API answers them. */
export interface FavouriteEvent {
  id: number;
  name: string;
  date_start: string;
  date_end: string;
  event_type_new: { slug: string; name: string };
  status: string;
  room: { name: string };
  link: { url: string };
  image_thumbnails: { large: string; upright: string; wide: string };
  offer: {
    availability: 'many' | 'few' | 'sold-out' | 'closed';
    free: number | null;
    price_from: string | null;
  } | null;
}

type Loaded = { events: FavouriteEvent[]; hasFailed: boolean } | null;

/** The events of the list in the order they begin; `null` until they are loaded. Removed ones disappear at once. */
export function useFavouriteEvents(ids: number[], language: Language): Loaded {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const asked = ids.join();
  useEffect(() => {
    const leaving = new AbortController();
    load(asked, language, leaving.signal)
      .then((events) => setLoaded({ events, hasFailed: false }))
      .catch(() => {
        if (!leaving.signal.aborted) setLoaded({ events: [], hasFailed: true });
      });
    return () => leaving.abort();
  }, [asked, language]);
  return loaded && { ...loaded, events: loaded.events.filter(({ id }) => ids.includes(id)) };
}

async function load(ids: string, language: Language, signal: AbortSignal): Promise<FavouriteEvent[]> {
  const answer = await fetch(`/${language}/api/events/?ids=${ids}`, { signal });
  if (!answer.ok) throw new Error(`loading favourites failed with status ${answer.status}`);
  return ((await answer.json()) as { results: FavouriteEvent[] }).results;
}
