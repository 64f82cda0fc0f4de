/** A TCP port on 127.0.0.1 that nobody listens on right now; with `count`, the first of so many in a row. */
export function freePort(count?: number): Promise<number>;
