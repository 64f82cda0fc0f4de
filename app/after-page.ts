import { type LegalPages, watchConsent } from '#features/core/consent/index.ts';
import { pageAt, pathTo } from '#features/core/navigation/index.ts';
import { watchAccount, watchFavouriteToggles } from '#features/people/favourites/index.ts';
import { startServiceWorker } from '#features/website/shell/index.ts';

const LEGAL_PAGES: LegalPages = {
  isLegal: (pathname) => pageAt(pathname)?.page.isLegal === true,
  pathTo,
};

/** Ends listening to the modules of the page before. */
let leaveModules = () => {};

/** Listens to placeholders of videos, rows of pictures and the like; the code comes only to pages that have some. */
function followModules(): void {
  leaveModules();
  let isOver = false;
  leaveModules = () => {
    isOver = true;
  };
  if (!document.querySelector('[data-embed], [data-slider], [data-form]')) return;
  void import('#features/website/modules/index.ts').then(({ watchModules }) => {
    if (!isOver) leaveModules = watchModules(document.body);
  });
}

let followers: ((pathname: string) => void)[] | null = null;

/**
 * Runs code that no page needs to be read or used: the root loads it and calls it after every page, when the browser
 * is idle. The first call starts it, later calls report that another page is or was shown: the visit may have been
 * short.
 */
export function afterPage(pathname: string): void {
  if (followers) {
    for (const pageShown of followers) pageShown(pathname);
    return;
  }
  watchAccount();
  watchFavouriteToggles();
  followers = [watchConsent(pathname, LEGAL_PAGES), followModules];
  followModules();
  if (import.meta.env.PROD) followers.push(startServiceWorker());
}
