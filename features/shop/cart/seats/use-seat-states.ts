import { useEffect, useState } from 'react';
import type { Language } from '#lib/localized.ts';

const EVERY_MS = 2000;
const NOT_MODIFIED = 304;

/** States of the seats of an event, read again every two seconds while the page is visible. */
export function useSeatStates({
  eventId,
  language,
  version,
  initial,
}: {
  /** `null`: they are read once. */
  eventId: number | null;
  language: Language;
  /** Of the plan that is shown; states of another are of no use. */
  version: number;
  initial: string;
}): string {
  const [states, setStates] = useState(initial);
  // A page that is loaded once more knows later ones.
  useEffect(() => setStates(initial), [initial]);
  useEffect(() => {
    if (eventId === null) return;
    const ended = new AbortController();
    let timer: number | undefined;
    let etag = '';
    const plan = () => {
      clearTimeout(timer);
      if (!document.hidden && !ended.signal.aborted) timer = window.setTimeout(refresh, EVERY_MS);
    };
    async function refresh() {
      try {
        const answer = await fetch(`/${language}/api/events/${eventId}/seats/`, {
          cache: 'no-store',
          headers: etag === '' ? {} : { 'if-none-match': etag },
          signal: ended.signal,
        });
        if (answer.ok) {
          etag = answer.headers.get('etag') ?? '';
          const now: unknown = await answer.json();
          if (isStatesOf(version, now)) setStates(now.states);
        } else if (answer.status !== NOT_MODIFIED) etag = '';
      } catch {
        // The next one may get through; the cart refuses what is taken in any case.
      }
      plan();
    }
    const onVisibility = () => {
      if (document.hidden) clearTimeout(timer);
      else void refresh();
    };
    document.addEventListener('visibilitychange', onVisibility, { signal: ended.signal });
    plan();
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [eventId, language, version]);
  return states;
}

function isStatesOf(version: number, answer: unknown): answer is { states: string } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'states' in answer &&
    typeof answer.states === 'string' &&
    'version' in answer &&
    answer.version === version
  );
}
