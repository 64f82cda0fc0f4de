import { watchConsent } from '#features/consent/index.ts';
// Not through the index, which brings the list's components along.
import { followAccount } from '#features/favourites/follow-account.ts';
import { reloadOnMissingChunk, startServiceWorker } from '#features/offline/index.ts';

let followers: (() => void)[] | null = null;

/**
 * What no page needs to be read or used: the root loads it and calls it after every page, when the browser has nothing
 * else to do. The first call starts, the others tell that another page is shown.
 */
export function afterPage(): void {
  if (followers) {
    for (const pageShown of followers) pageShown();
    return;
  }
  reloadOnMissingChunk();
  followAccount();
  followers = [watchConsent()];
  if (import.meta.env.PROD) followers.push(startServiceWorker());
}
