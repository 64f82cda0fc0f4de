/**
 * Coalesces concurrent renderings of a page. The others wait for the first and take it from `cached`; where it was not
 * cached after all (an error, a redirect), each renders separately.
 */
export function createSingleRendering<T>() {
  const openPayment = new Map<string, Promise<void>>();
  return async (
    key: string,
    { render, cached }: { render: () => Promise<T>; cached: () => T | Promise<T> | undefined },
  ): Promise<T> => {
    const other = openPayment.get(key);
    if (other !== undefined) {
      await other;
      return cached() ?? render();
    }
    const rendered = render();
    const ended = rendered.then(
      () => undefined,
      () => undefined,
    );
    openPayment.set(key, ended);
    try {
      return await rendered;
    } finally {
      openPayment.delete(key);
    }
  };
}
