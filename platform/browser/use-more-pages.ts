import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { type MissedPage, requestAddedPage } from './added-page.ts';
import { watchApproach } from './approach.ts';
import { pagesBefore, scrollUnlessMoved, storeLoadedPages } from './loaded-pages.ts';
import { watchScrollEnd } from './watch-scroll-end.ts';

/** How near the end of a list the next page is fetched (docs/product/numbers.md#limits). */
const TRIGGER_MARGIN = '170% 0px';

/** Data a continued list needs of one of its pages. */
export interface ListPage {
  page: number;
  /** True if there is a page after this one. */
  more: boolean;
}

interface AddedPages<P> {
  /** The list's address: filter and first page. */
  list: string;
  pages: P[];
}

/** The pages that were added to a list, by the entry of the browser's history that shows it. Filled in browsers only. */
const cached = new Map<string, AddedPages<ListPage>>();

/**
 * A paged list: pages are fetched once and in order, another filter starts a new list, and a return or a reload restores the
 * loaded pages and the scroll position. A page that fails leaves the list unchanged (`hasFailed`), if the route's client
 * loader is `loadOrReport`. `addressOf` gives the address of a page of the list that `of` belongs to.
 */
export function useMorePages<P extends ListPage>(first: P, addressOf: (of: P, page: number) => string) {
  const { key } = useLocation();
  const list = addressOf(first, first.page);
  const [added, setAdded] = useState<AddedPages<P>>({ list: '', pages: [] });
  // Pages cached under this entry of the history come from a list of the same address.
  const remembered = cached.get(key) as AddedPages<P> | undefined;
  const current = [added, remembered].find((pages) => pages?.list === list)?.pages ?? [];
  const last = current.at(-1) ?? first;

  const fetcher = useFetcher();
  // The page at the next address has the same loader as the one on show.
  const answer = fetcher.data as P | MissedPage | undefined;
  const next = answer !== undefined && !('missed' in answer) ? answer : undefined;
  const isNext = next !== undefined && next.page === last.page + 1 && addressOf(next, first.page) === list;
  useEffect(() => {
    if (!isNext) return;
    const grown = { list, pages: [...current, next] };
    cached.set(key, grown);
    storeLoadedPages(key, { list, pages: 1 + grown.pages.length });
    setAdded(grown);
  });

  // A page that has come but is not in the list yet is still being loaded: its address must not be asked for again.
  const isLoading = isNext || fetcher.state !== 'idle';
  const nextAddress = last.more ? addressOf(first, last.page + 1) : null;
  const hasFailed =
    answer !== undefined && 'missed' in answer && answer.missed === nextAddress && fetcher.state === 'idle';
  const { load } = fetcher;
  // A second approach may come before React has rendered the pending state: the address is known sooner than `isLoading`.
  const loadingAddress = useRef<string | null>(null);
  // Before the browser can hand over another approach: an effect after painting would clear the address of that one.
  useLayoutEffect(() => {
    if (fetcher.state === 'idle') loadingAddress.current = null;
  }, [fetcher.state]);
  const loadNext = useCallback(() => {
    if (nextAddress === null || isLoading || loadingAddress.current === nextAddress) return false;
    loadingAddress.current = nextAddress;
    requestAddedPage(nextAddress);
    void load(nextAddress);
    return true;
  }, [nextAddress, isLoading, load]);

  const pages = [first, ...current];
  const broughtTo = useReloadedPages({
    key,
    list,
    shown: pages.length,
    nextAddress,
    isLoading,
    hasFailed,
    loadNext,
  });

  return {
    pages,
    /** The page that was added last; `undefined` before any was. */
    added: current.at(-1),
    nextAddress,
    isLoading,
    /** The next page was asked for and did not come; it is asked for again when the visitor says so. */
    hasFailed,
    /** How a list that was reloaded was brought to its place; nobody has come near anything by that. */
    broughtTo,
    /** Requests the next page; returns whether it did: not without one, nor while one is pending. */
    loadNext,
  };
}

/** The restoration of a reloaded list, pending or done: so many pixels down. */
type ReloadProgress = 'on its way' | number | null;

/** Brings back what a list showed before its document was reloaded: page by page, then the place it was read at. */
function useReloadedPages({
  key,
  list,
  shown,
  nextAddress,
  isLoading,
  hasFailed,
  loadNext,
}: { key: string; list: string; shown: number } & Omit<Loading, 'broughtTo'>): RefObject<ReloadProgress> {
  const goal = useRef<{ pages: number; goThere: () => boolean } | null>(null);
  const broughtTo = useRef<ReloadProgress>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another one when it has another address
  useEffect(() => {
    const before = cached.has(key) ? null : pagesBefore(key, list);
    const goTo = before && before.pages > shown ? scrollUnlessMoved() : null;
    if (!before || !goTo) return;
    goal.current = { pages: before.pages, goThere: () => goTo(before.top) };
    broughtTo.current = 'on its way';
  }, []);
  useEffect(() => {
    if (!goal.current || isLoading) return;
    if (shown < goal.current.pages && nextAddress !== null && !hasFailed) {
      loadNext();
      return;
    }
    broughtTo.current = goal.current.goThere() ? scrollY : null;
    goal.current = null;
  }, [shown, nextAddress, isLoading, hasFailed, loadNext]);
  return broughtTo;
}

type Loading = Pick<
  ReturnType<typeof useMorePages>,
  'nextAddress' | 'isLoading' | 'hasFailed' | 'loadNext' | 'broughtTo'
>;

const isAtPageEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;

/**
 * Calls `loadNext` when the visitor approaches the returned element, as long as there is a next page: one page for each
 * approach, or a list one jumps to the end of would grow endlessly; and never automatically after a failure, while the focus
 * is within the element, or after the scroll position of a reloaded list was restored.
 */
export function useNearEnd({
  nextAddress,
  isLoading,
  hasFailed,
  loadNext,
  broughtTo,
}: Loading): RefObject<HTMLDivElement | null> {
  const trigger = useRef<HTMLDivElement>(null);
  const watching = useRef<IntersectionObserver | null>(null);
  const latest = useRef(loadNext);
  latest.current = hasFailed ? () => false : loadNext;
  const hasNext = nextAddress !== null;
  useEffect(() => {
    if (!trigger.current || !hasNext) return;
    // Leaves loading to the link while it has keyboard focus: automatic loading would replace the link with another
    // page's.
    const isAtLink = () => trigger.current?.contains(document.activeElement);
    const wasBrought = () =>
      broughtTo.current === 'on its way' || (broughtTo.current === scrollY && !isAtPageEnd());
    const approach = watchApproach(() => !isAtLink() && !wasBrought() && latest.current());
    const observer = new IntersectionObserver(
      (moments) => approach.seen(moments.map(({ isIntersecting }) => isIntersecting)),
      { rootMargin: TRIGGER_MARGIN },
    );
    watching.current = observer;
    observer.observe(trigger.current);
    const onRest = () => approach.rested(isAtPageEnd());
    addEventListener('scroll', approach.scrolled, { passive: true });
    const stopWatching = watchScrollEnd(onRest);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', approach.scrolled);
      stopWatching();
    };
  }, [hasNext, broughtTo]);
  // Checks again after a page has loaded: the visitor may still be near the end, with no further scroll possible.
  useEffect(() => {
    if (isLoading || !trigger.current) return;
    watching.current?.unobserve(trigger.current);
    watching.current?.observe(trigger.current);
  }, [isLoading]);
  return trigger;
}
