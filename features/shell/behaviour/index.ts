import { planHashScroll } from '../hash-scroll.ts';
import { createLoadingBar } from '../loading-bar.ts';
import { announcePage, focusMain } from './announce-page.ts';
import { followBreadcrumb } from './follow-breadcrumb.ts';
import { closeMenus, followMenus } from './follow-menus.ts';
import { followPlainLinks, SKIP_LINK } from './follow-plain-links.ts';
import { followScroll } from './follow-scroll.ts';
import { followTickets } from './follow-tickets.ts';
import { scrollToElement, scrollToTop } from './smooth-scroll.ts';

// When a page fails, its error screen may be out of reach as well.
void import('../screens/error-screen.tsx');
followMenus();
const lookAtScroll = followScroll();
const bar = createLoadingBar((state) => {
  document.querySelector<HTMLElement>('.loading-bar')?.setAttribute('data-state', state);
});
let callOff = () => {};
addEventListener('wheel', () => callOff(), { passive: true });
addEventListener('touchmove', () => callOff(), { passive: true });
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || !event.target.closest('[data-to-top]')) return;
  event.preventDefault();
  closeMenus();
  scrollToTop();
  // The button goes as soon as one is there, and the focus is to be where the eyes are.
  focusMain();
});

let isAnotherPage = false;
let navigate: (hash: string) => void = () => {};
followPlainLinks((hash) => navigate(hash));
followBreadcrumb(() => history.back());

/** Another page, or another place of the same one, is on show; `go` leads the router to a place of it. */
export function pageShown(hash: string, go: (hash: string) => void): void {
  navigate = go;
  callOff();
  // The first page was there before this code: what the visitor has opened meanwhile stays.
  if (isAnotherPage) closeMenus();
  isAnotherPage = true;
  lookAtScroll();
  followTickets();
  announcePage(hash.length > 1);
  if (hash.length > 1 && hash !== SKIP_LINK) {
    callOff = planHashScroll(
      () => document.getElementById(decodeURIComponent(hash.slice(1))),
      scrollToElement,
    );
  }
}

/** The next page is being fetched, or has come. */
export function navigationChanged(isUnderWay: boolean): void {
  if (isUnderWay) bar.start();
  else bar.finish();
}
