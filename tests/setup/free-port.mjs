import { createServer } from 'node:net';

/** Below those the system gives to connections, which would take one between now and the start of a server. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A TCP port on 127.0.0.1 that nobody listens on right now; with `count`, the first of so many in a row. */
export async function freePort(count = 1) {
  for (;;) {
    const first = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const ports = Array.from({ length: count }, (_, at) => first + at);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
