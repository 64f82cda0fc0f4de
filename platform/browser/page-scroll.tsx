import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterStateContext, useLocation, useNavigation, useNavigationType } from 'react-router';

const STORED_UNDER = 'places';

/** Visitor's position on a page: scroll offset, and the link it was left by (the nth with that address). */
interface Place {
  top: number;
  /** The path of the entry before it. */
  from?: string | undefined;
  link?: { href: string; nth: number };
}

/** By the key of the entry in the browser's history. Filled in browsers only. */
const places: Record<string, Place> = {};

/** The path of the page that lies one step back from an entry of the history; unknown where the visit began elsewhere. */
export function pathBefore(key: string): string | undefined {
  return places[key]?.from;
}

/** How far down an entry of the history was read before the document was loaded, in pixels. */
export function leftAt(key: string): number {
  return storedPlaces()[key]?.top ?? 0;
}

/**
 * Restores the scroll position of a page: its top, unless the link sets `preventScrollReset`; on return, the former
 * position, with the focus on the link that led away. Replaces React Router's `ScrollRestoration`, which jumps to the target
 * of a hash at once: the shell scrolls there later (docs/product/pages.md#navigation).
 */
export function PageScroll() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const stays = useContext(UNSAFE_DataRouterStateContext)?.preventScrollReset ?? false;
  const isIdle = useNavigation().state === 'idle';
  const shown = useRef({ key, pathname });
  const isWatching = useRef(true);

  useEffect(() => {
    isWatching.current = isIdle;
  }, [isIdle]);

  useEffect(() => watch(shown, isWatching), []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    const place = type === 'POP' ? places[key] : undefined;
    if (!place) {
      const from = type === 'PUSH' ? before.pathname : pathBefore(before.key);
      places[key] = { top: 0, from };
    }
    if (place) {
      scrollTo({ top: place.top, behavior: 'instant' });
      findLink(place.link)?.focus({ preventScroll: true });
    } else if (!stays && (before.pathname !== pathname || hash === '')) {
      scrollTo({ top: 0, behavior: 'instant' });
    }
  });
  return null;
}

function watch(shown: { current: { key: string } }, isWatching: { current: boolean }): () => void {
  Object.assign(places, storedPlaces());
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const onLeave = () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(STORED_UNDER, JSON.stringify(places));
    } catch {
      // As above.
    }
  };
  const onScroll = () => {
    if (isWatching.current) places[shown.current.key] = { ...places[shown.current.key], top: scrollY };
  };
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (link && href) {
      const left = { top: scrollY, link: { href, nth: linksTo(href).indexOf(link) } };
      places[shown.current.key] = { ...places[shown.current.key], ...left };
    }
  };
  // A document that is loading gets its place from the browser.
  if (document.readyState === 'complete') takeOver();
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', onLeave);
  addEventListener('scroll', onScroll, { passive: true });
  document.addEventListener('click', onClick, true);
  return () => {
    removeEventListener('pageshow', takeOver);
    removeEventListener('pagehide', onLeave);
    removeEventListener('scroll', onScroll);
    document.removeEventListener('click', onClick, true);
  };
}

function storedPlaces(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_UNDER) ?? '{}');
  } catch {
    // Storage may be forbidden or hold anything: then places last as long as the page.
    return {};
  }
}

function findLink(link: Place['link']): HTMLAnchorElement | undefined {
  return link && linksTo(link.href)[link.nth];
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`)];
}
