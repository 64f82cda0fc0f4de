import { useEffect, useState } from 'react';
import type { Language } from '#lib/localized.ts';
import { getJson } from '#platform/browser/api-client.ts';
import type { Suggestion } from '../suggestion.ts';

/** A pause in typing before suggestions are asked for. */
const PAUSE_MS = 120;

/**
 * Fetches the suggestions for a text, lower-cased; none for an empty one (docs/product/search.md#suggestions). An
 * answer that arrives after the text has changed is dropped. A failure is reported and shows nothing.
 */
export function useSuggestions(text: string, language: Language): { text: string; items: Suggestion[] } {
  const [answer, setAnswer] = useState<{ text: string; items: Suggestion[] }>({ text: '', items: [] });
  const query = text.trim().toLowerCase();
  useEffect(() => {
    if (query === '') return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const address = `/${language}/api/search/autocomplete/?${new URLSearchParams({ query })}`;
      const answered = await getJson(address, abort.signal);
      if (abort.signal.aborted) return;
      // biome-ignore lint/suspicious/noConsole: reported, not shown (docs/product/search.md#suggestions)
      if (!answered.ok) console.warn('No suggestions:', answered.error.status, answered.error.code);
      setAnswer({ text: query, items: answered.ok ? (answered.value as Suggestion[]) : [] });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, language]);
  return query === '' ? { text: '', items: [] } : answer;
}
