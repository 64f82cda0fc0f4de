import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type PageName, pathTo } from '#features/core/navigation/index.ts';
import type { ServerProcess } from './server-process.ts';

const SECONDS = 3;

/** A page is not shared when a parameter it knows has a value that does not exist: it is made for that visitor alone. */
export const sameVisitor = (page: string) => withParameter(page, 'overlay=bench');
let visitors = 0;
export const newVisitor = (page: string) => withParameter(page, `overlay=${++visitors}`);

const withParameter = (page: string, parameter: string) =>
  `${page}${page.includes('?') ? '&' : '?'}${parameter}`;

/** Function that finds the path of a page on the server at an origin. */
export type FindPage = (origin: string) => Promise<string>;

export function at(page: PageName): FindPage {
  return async () => pathTo(page, 'de');
}

export async function firstEvent(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/de/api/events/?page_size=1`);
  const { results } = (await answer.json()) as { results: { link: { url: string } }[] };
  return results[0]?.link.url ?? '';
}

/** Throws when the page came from the page cache: its figures would be splendid and say nothing. */
export async function fetchUncached(url: string): Promise<string> {
  const answer = await fetch(url);
  if (answer.headers.get('cache-control') !== 'private, no-store')
    throw new Error(`${url} is a shared page.`);
  return answer.text();
}

/** Pages per second of processor time: the throughput of one core, independent of other load on the machine. */
export async function pagesPerSecond(server: ServerProcess, next: () => string): Promise<number> {
  const url = next();
  const before = processorSeconds(server.pid);
  const result = await autocannon({
    url,
    connections: 16,
    duration: SECONDS,
    headers: { 'accept-encoding': 'identity' },
    requests: [
      {
        setupRequest: (request) => {
          const { pathname, search } = new URL(next());
          return { ...request, path: pathname + search };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.total / (processorSeconds(server.pid) - before);
}

/** Waits until a server has done what it does after its start, such as reading everything into the search. */
export async function atRest({ pid }: ServerProcess): Promise<void> {
  for (let before = -1, now = 0; now - before > 0.05; ) {
    before = processorSeconds(pid);
    await wait(1000);
    now = processorSeconds(pid);
  }
}

/** Processor time a process has taken, in all its threads, in user and kernel. Linux counts it in hundredths. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
