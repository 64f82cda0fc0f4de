import { watchFilterPanels } from '#features/programme/calendar/index.ts';
import { createLoadingBar } from '../loading-bar.ts';
import { announcePage, focusMain } from './announce-page.ts';
import { goToPlace } from './go-to-place.ts';
import { scrollToTop } from './smooth-scroll.ts';
import { watchBreadcrumb } from './watch-breadcrumb.ts';
import { closeMenus, watchMenus } from './watch-menus.ts';
import { SKIP_LINK, watchPlainLinks } from './watch-plain-links.ts';
import { watchScroll } from './watch-scroll.ts';
import { watchTicketLinks } from './watch-ticket-links.ts';

// When a page fails, its error screen may be out of reach as well.
void import('../screens/error-screen.tsx');
watchMenus();
watchFilterPanels();
const onScroll = watchScroll();
const bar = createLoadingBar((state) => {
  document.querySelector<HTMLElement>('[data-loading-bar]')?.setAttribute('data-state', state);
});
let cancelScroll = () => {};
addEventListener('wheel', () => cancelScroll(), { passive: true });
addEventListener('touchmove', () => cancelScroll(), { passive: true });
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || !event.target.closest('[data-to-top]')) return;
  event.preventDefault();
  closeMenus();
  scrollToTop();
  // The button goes as soon as one is there, and the focus is to be where the eyes are.
  focusMain();
});

let isAnotherPage = false;
let pathBefore = '';
let navigate: (hash: string) => void = () => {};
watchPlainLinks((hash) => navigate(hash));
watchBreadcrumb(() => history.back());

/** Another page, or another place of the same one, is on show; `go` leads the router to a place of it. */
export function pageShown(hash: string, go: (hash: string) => void): void {
  navigate = go;
  cancelScroll();
  // The first page was there before this code: menus opened meanwhile remain open.
  if (isAnotherPage) closeMenus();
  isAnotherPage = true;
  onScroll();
  watchTicketLinks();
  // Few pages have one.
  if (document.querySelector('[data-jumps]'))
    void import('./watch-jumps.ts').then(({ markJumps }) => markJumps());
  announcePage(hash.length > 1);
  if (hash.length > 1 && hash !== SKIP_LINK) cancelScroll = goToPlace(hash, pathBefore === location.pathname);
  pathBefore = location.pathname;
}

/** The next page is being fetched, or has come. */
export function navigationChanged(isNavigating: boolean): void {
  if (isNavigating) bar.start();
  else bar.finish();
}
