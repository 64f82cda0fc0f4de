/**
 * Lets one of those who want the same page at the same time make it. The others wait until it is there and take it from
 * `kept`; where it was not kept after all (an error, a redirect), each makes its own.
 */
export function createSingleRendering<T>() {
  const underWay = new Map<string, Promise<void>>();
  return async (
    key: string,
    { render, kept }: { render: () => Promise<T>; kept: () => T | Promise<T> | undefined },
  ): Promise<T> => {
    const other = underWay.get(key);
    if (other !== undefined) {
      await other;
      return kept() ?? render();
    }
    const rendered = render();
    const ended = rendered.then(
      () => undefined,
      () => undefined,
    );
    underWay.set(key, ended);
    try {
      return await rendered;
    } finally {
      underWay.delete(key);
    }
  };
}
