import { newId } from '../store/new-id.ts';

const KEY = 'buntspecht-tab';

/**
 * The name of this tab: the same after a reload, so that nobody meets themselves. It is stored only between two pages, because
 * a tab that is duplicated takes what is stored along.
 */
export function claimTabName(): string {
  const name = sessionStorage.getItem(KEY) ?? newId();
  sessionStorage.removeItem(KEY);
  addEventListener('pagehide', () => sessionStorage.setItem(KEY, name), { once: true });
  return name;
}
