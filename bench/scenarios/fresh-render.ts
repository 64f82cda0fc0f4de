import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { type PageName, pathTo } from '#features/navigation/index.ts';
import { type Figure, median } from '../report.ts';
import { type ServerProcess, SITE, startServerProcess } from '../server-process.ts';

const ROUNDS = 5;
const SECONDS = 3;
/** Pages with a visitor's own parameter are made for that visitor alone. */
const AFRESH = '?q=bench';

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
    const address = (await find(site.url)) + AFRESH;
    const file = path.join(dataDir, `${what}.html`);
    writeFileSync(file, await (await fetch(site.url + address)).text());
    const plain = await startServerProcess('bench/static-page-server.ts', { BODY: file });
    const rates = { plain: [] as number[], site: [] as number[] };
    await pagesPerSecond(site, address);
    await pagesPerSecond(plain, '/');
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.plain.push(await pagesPerSecond(plain, '/'));
      rates.site.push(await pagesPerSecond(site, address));
    }
    await plain.stop();
    const ratio = median(rates.site.map((rate, round) => rate / (rates.plain[round] ?? 1)));
    const scenario = `${what} rendered afresh`;
    figures.push(
      { scenario, what: 'pages', value: median(rates.site), unit: 'pages/s' },
      { scenario, what: 'plain React, the same elements', value: median(rates.plain), unit: 'pages/s' },
      {
        scenario,
        what: 'pages : plain',
        value: ratio,
        unit: '×',
        goal: `≥ ${goal} ×`,
        reached: ratio >= goal,
      },
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

async function pagesPerSecond(server: ServerProcess, address: string): Promise<number> {
  const url = server.url + address;
  const before = processorSeconds(server.pid);
  const result = await autocannon({
    url,
    connections: 16,
    duration: SECONDS,
    headers: { 'accept-encoding': 'identity' },
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
