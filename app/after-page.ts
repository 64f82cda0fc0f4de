import { watchConsent } from '#features/consent/index.ts';
import { reloadOnMissingChunk, startServiceWorker } from '#features/fallbacks/index.ts';
import { watchAccount, watchFavouriteToggles } from '#features/favourites/index.ts';

/** Ends listening to the placeholders of the page before. */
let leaveEmbeds = () => {};

/** Listens to placeholders of videos and the like, wherever a page has modules; the code comes only to pages that have some. */
function followEmbeds(): void {
  leaveEmbeds();
  let isOver = false;
  leaveEmbeds = () => {
    isOver = true;
  };
  if (!document.querySelector('[data-embed]')) return;
  void import('#features/modules/index.ts').then(({ watchEmbeds }) => {
    if (!isOver) leaveEmbeds = watchEmbeds(document.body);
  });
}

let followers: ((pathname: string) => void)[] | null = null;

/**
 * What no page needs to be read or used: the root loads it and calls it after every page, when the browser has nothing
 * else to do. The first call starts, the others tell that another page is or was shown: the visit may have been short.
 */
export function afterPage(pathname: string): void {
  if (followers) {
    for (const pageShown of followers) pageShown(pathname);
    return;
  }
  reloadOnMissingChunk();
  watchAccount();
  watchFavouriteToggles();
  followers = [watchConsent(pathname), followEmbeds];
  followEmbeds();
  if (import.meta.env.PROD) followers.push(startServiceWorker());
}
