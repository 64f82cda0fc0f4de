import { useCallback, useEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { calendarAddress } from '../calendar-address.ts';
import type { CalendarPage } from '../calendar-page.server.ts';

/** The pages that were added to a list, by the entry of the browser's history that shows it. Filled in browsers only. */
const kept = new Map<string, AddedPages>();

interface AddedPages {
  /** The list's address: filter and first page. */
  list: string;
  pages: CalendarPage[];
}

/**
 * The list from its first page on, and the pages added to it: a page is asked for once and in order, another filter
 * begins a new list, and who comes back finds as many pages as were there before.
 */
export function useEventPages(view: CalendarPage) {
  const { key } = useLocation();
  const list = calendarAddress(view.language, view.filter, view.page);
  const [added, setAdded] = useState<AddedPages>({ list: '', pages: [] });
  const remembered = kept.get(key);
  const current = [added, remembered].find((pages) => pages?.list === list)?.pages ?? [];
  const last = current.at(-1) ?? view;

  const fetcher = useFetcher<CalendarPage>();
  const next = fetcher.data;
  const isNext =
    next !== undefined &&
    next.page === last.page + 1 &&
    calendarAddress(next.language, next.filter, view.page) === list;
  useEffect(() => {
    if (!isNext) return;
    const grown = { list, pages: [...current, next] };
    kept.set(key, grown);
    setAdded(grown);
  });

  const isLoading = fetcher.state !== 'idle';
  const nextAddress = last.more ? calendarAddress(view.language, view.filter, last.page + 1) : null;
  const { load } = fetcher;
  const loadNext = useCallback(() => {
    if (nextAddress !== null && !isLoading && navigator.onLine) void load(nextAddress);
  }, [nextAddress, isLoading, load]);

  const pages = [view, ...current];
  const events = [
    ...new Map(pages.flatMap((page) => page.events.map((event) => [event.id, event]))).values(),
  ];
  return {
    events,
    teasers: pages.flatMap((page) => page.teasers),
    /** Events of the page that was added last; 0 before any was. */
    addedEvents: current.at(-1)?.events ?? [],
    nextAddress,
    isLoading,
    loadNext,
  };
}
