/**
 * A page that misses a part of its code is loaded anew at most this often
 * (docs/product/settings-and-errors.md#missing-code).
 */
const GUARD_MS = 60_000;
const STORED_UNDER = 'chunk-reload';

/**
 * Whether to load the page anew, `now` and the time of the last reload in milliseconds. Without a line there would be no page
 * any more.
 */
export function mayReload(lastReload: string | null, now: number, isOnline = true): boolean {
  if (!isOnline) return false;
  const last = Number(lastReload);
  return !(last > 0 && now - last < GUARD_MS && now >= last);
}

/** Loads the page anew when a part of its code could not be loaded: after a deployment the old parts are gone. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', () => {
    try {
      const now = Date.now();
      if (!mayReload(sessionStorage.getItem(STORED_UNDER), now, navigator.onLine)) return;
      sessionStorage.setItem(STORED_UNDER, `${now}`);
      location.reload();
    } catch {
      // Without storage nothing would stop the second reload.
    }
  });
}
