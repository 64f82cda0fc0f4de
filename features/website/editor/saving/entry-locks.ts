/** Lets go of an entry. */
export type ReleaseLock = () => void;

/**
 * Locks an entry for the life of this tab; `null` where another tab holds it. The browser releases the locks of crashed
 * tabs. Pages without TLS have no locks: there an entry counts as unlocked, so that nothing is lost.
 */
export async function lockEntry(name: string): Promise<ReleaseLock | null> {
  if (!navigator.locks) return () => undefined;
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) =>
      lock === null ? resolve(null) : new Promise<void>((letGo) => resolve(letGo));
    // A browser that refuses to lock anything is one without locks: keeping goes on.
    navigator.locks
      .request(`buntspecht-kept ${name}`, { ifAvailable: true }, hold)
      .catch(() => resolve(() => undefined));
  });
}
