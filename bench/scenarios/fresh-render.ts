import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { type PageName, pathTo } from '#features/navigation/index.ts';
import { type Figure, median } from '../report.ts';
import { type ServerProcess, SITE, startServerProcess } from '../server-process.ts';

const ROUNDS = 5;
const SECONDS = 3;
/** A page is not shared when a parameter it knows has a value that does not exist: it is made for that visitor alone. */
const sameVisitor = (page: string) => `${page}?overlay=bench`;
let visitors = 0;
const newVisitor = (page: string) => `${page}?overlay=${++visitors}`;

/** What is measured, and the share of plain React's pages per second that it should reach. */
const PAGES: { what: string; find: (url: string) => Promise<string>; goal: number }[] = [
  { what: 'home', find: at('home'), goal: 0.5 },
  { what: 'calendar', find: at('calendar'), goal: 0.5 },
  { what: 'event', find: firstEvent, goal: 0.5 },
  { what: 'terms', find: at('terms'), goal: 0.6 },
];

/**
 * Pages of the demo venue rendered afresh, against React rendering the same elements without anything around it. Counted in
 * pages per second of processor time: what one core makes, however busy the machine is with other things.
 */
export async function freshRender(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-'));
  const site = await startServerProcess(SITE, { DATA_DIR: dataDir, DEMO: '1' }, '/readyz');
  const figures: Figure[] = [];
  for (const { what, find, goal } of PAGES) {
    const page = site.url + (await find(site.url));
    const file = path.join(dataDir, `${what}.html`);
    writeFileSync(file, await madeAfresh(sameVisitor(page)));
    const plain = await startServerProcess('bench/static-page-server.ts', { BODY: file });
    const measure = {
      plain: () => pagesPerSecond(plain, () => plain.url),
      afresh: () => pagesPerSecond(site, () => newVisitor(page)),
      again: () => pagesPerSecond(site, () => sameVisitor(page)),
    };
    const rates = { plain: [] as number[], afresh: [] as number[], again: [] as number[] };
    for (let round = -1; round < ROUNDS; round += 1) {
      const measured = {
        plain: await measure.plain(),
        afresh: await measure.afresh(),
        again: await measure.again(),
      };
      // The first round warms everything up.
      if (round < 0) continue;
      rates.plain.push(measured.plain);
      rates.afresh.push(measured.afresh);
      rates.again.push(measured.again);
    }
    await plain.stop();
    const against = (other: number[]) => median(other.map((rate, round) => rate / (rates.plain[round] ?? 1)));
    const ratio = against(rates.afresh);
    figures.push(
      { scenario: what, what: 'rendered afresh', value: median(rates.afresh), unit: 'pages/s' },
      { scenario: what, what: 'plain React, the same elements', value: median(rates.plain), unit: 'pages/s' },
      {
        scenario: what,
        what: 'rendered afresh : plain',
        value: ratio,
        unit: '×',
        goal: `≥ ${goal} ×`,
        reached: ratio >= goal,
      },
      { scenario: what, what: 'made of the same again : plain', value: against(rates.again), unit: '×' },
    );
  }
  await site.stop();
  return figures;
}

function at(page: PageName): () => Promise<string> {
  return async () => pathTo(page, 'de');
}

async function firstEvent(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/de/api/events/?page_size=1`);
  const { results } = (await answer.json()) as { results: { link: { url: string } }[] };
  return results[0]?.link.url ?? '';
}

/** Throws when the page came from the page cache: its figures would be splendid and say nothing. */
async function madeAfresh(url: string): Promise<string> {
  const answer = await fetch(url);
  if (answer.headers.get('cache-control') !== 'private, no-store')
    throw new Error(`${url} is a shared page.`);
  return answer.text();
}

async function pagesPerSecond(server: ServerProcess, next: () => string): Promise<number> {
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

/** Processor time a process has taken, in all its threads, in user and kernel. Linux counts it in hundredths. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
