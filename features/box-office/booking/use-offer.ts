import { useEffect, useState } from 'react';
import type { Language } from '#lib/localized.ts';
import { getJson } from '#platform/browser/api-client.ts';
import type { OfferView } from './offer-view.ts';
import { parseOffer } from './parse-offer.ts';

export type LoadedOffer = { status: 'loading' } | { status: 'ready'; offer: OfferView } | { status: 'none' };

/** Loads the current offer of an event when the widget opens: pages are cached for a while, availability is not. */
export function useOffer(eventId: number, language: Language): LoadedOffer {
  const [loaded, setLoaded] = useState<LoadedOffer>({ status: 'loading' });

  useEffect(() => {
    const left = new AbortController();
    void getJson(`/${language}/api/events/${eventId}/`, left.signal).then((answer) => {
      if (left.signal.aborted) return;
      const offer = answer.ok ? parseOffer(answer.value) : null;
      setLoaded(offer ? { status: 'ready', offer } : { status: 'none' });
    });
    return () => left.abort();
  }, [eventId, language]);

  return loaded;
}
