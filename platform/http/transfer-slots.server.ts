import { OverloadedError } from '#platform/bounded-work.server.ts';

/**
 * Lets `atOnce` transfers run at a time, and `perOwner` of one network or account; further ones are refused with `OverloadedError`. Every transfer
 * in a slot is metered (transfer-meter.server.ts), so that no client holds one for as long as it likes. `owner`: `null` where nobody knows.
 */
export function createTransferSlots({ atOnce, perOwner }: { atOnce: number; perOwner: number }) {
  const held = new Map<string | number, number>();
  let running = 0;

  return async function transfer<T>(owner: string | number | null, work: () => Promise<T>): Promise<T> {
    const own = owner === null ? 0 : (held.get(owner) ?? 0);
    if (running >= atOnce || own >= perOwner) throw new OverloadedError();
    running += 1;
    if (owner !== null) held.set(owner, own + 1);
    try {
      return await work();
    } finally {
      running -= 1;
      const left = owner === null ? 0 : (held.get(owner) ?? 1) - 1;
      if (owner !== null && left > 0) held.set(owner, left);
      else if (owner !== null) held.delete(owner);
    }
  };
}
