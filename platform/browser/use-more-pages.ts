import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';

/** How near the end of a list the next page is fetched (specification, section 9). */
const TRIGGER_MARGIN = '170% 0px';

/** What a list that goes on needs to know of one of its pages. */
export interface ListPage {
  page: number;
  /** Whether there is a page after this one. */
  more: boolean;
}

interface AddedPages<P> {
  /** The list's address: filter and first page. */
  list: string;
  pages: P[];
}

/** The pages that were added to a list, by the entry of the browser's history that shows it. Filled in browsers only. */
const kept = new Map<string, AddedPages<ListPage>>();

/**
 * A list from its first page on, and the pages added to it: a page is asked for once and in order, another filter begins
 * a new list, and who comes back finds as many pages as were there before. `addressOf` tells where a page of the list
 * that `of` belongs to is shown.
 */
export function useMorePages<P extends ListPage>(first: P, addressOf: (of: P, page: number) => string) {
  const { key } = useLocation();
  const list = addressOf(first, first.page);
  const [added, setAdded] = useState<AddedPages<P>>({ list: '', pages: [] });
  // What is kept under this entry of the history was put there by a list of the same address.
  const remembered = kept.get(key) as AddedPages<P> | undefined;
  const current = [added, remembered].find((pages) => pages?.list === list)?.pages ?? [];
  const last = current.at(-1) ?? first;

  const fetcher = useFetcher();
  // The page at the next address has the same loader as the one on show.
  const next = fetcher.data as P | undefined;
  const isNext = next !== undefined && next.page === last.page + 1 && addressOf(next, first.page) === list;
  useEffect(() => {
    if (!isNext) return;
    const grown = { list, pages: [...current, next] };
    kept.set(key, grown);
    setAdded(grown);
  });

  // A page that has come but is not in the list yet is still being loaded: its address must not be asked for again.
  const isLoading = isNext || fetcher.state !== 'idle';
  const nextAddress = last.more ? addressOf(first, last.page + 1) : null;
  const { load } = fetcher;
  const loadNext = useCallback(() => {
    if (nextAddress !== null && !isLoading && navigator.onLine) void load(nextAddress);
  }, [nextAddress, isLoading, load]);

  return {
    pages: [first, ...current],
    /** The page that was added last; `undefined` before any was. */
    added: current.at(-1),
    nextAddress,
    isLoading,
    loadNext,
  };
}

/** Calls `loadNext` when the returned element comes near, as long as there is a next page. */
export function useNearEnd({
  nextAddress,
  isLoading,
  loadNext,
}: Pick<
  ReturnType<typeof useMorePages>,
  'nextAddress' | 'isLoading' | 'loadNext'
>): RefObject<HTMLDivElement | null> {
  const trigger = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!trigger.current || nextAddress === null || isLoading) return;
    // A busy browser tells of several moments at once; the first of them may still have been far away.
    const observer = new IntersectionObserver(
      (moments) => moments.some(({ isIntersecting }) => isIntersecting) && loadNext(),
      { rootMargin: TRIGGER_MARGIN },
    );
    observer.observe(trigger.current);
    return () => observer.disconnect();
  }, [nextAddress, isLoading, loadNext]);
  return trigger;
}
