/**
 * Lets one of those who want the same page at the same time make it. The others wait until it is there and take it from
 * `cached`; where it was not kept after all (an error, a redirect), each makes its own.
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
