/** Milliseconds the own address has for its answer: somebody waits for the list. */
const PATIENCE_MS = 3000;

/** Tells if a site answers at its public address, as the internet sees it from here. */
export async function isReached(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(new URL('/healthz', origin), { redirect: 'manual', signal });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
