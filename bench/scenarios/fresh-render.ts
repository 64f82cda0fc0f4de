import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  at,
  type FindPage,
  fetchUncached,
  firstEvent,
  newVisitor,
  pagesPerSecond,
  sameVisitor,
} from '../fresh-pages.ts';
import { type Figure, median } from '../report.ts';
import { SITE, startServerProcess } from '../server-process.ts';

const ROUNDS = 5;

/** Pages to measure, and the share of plain React's pages per second each should reach. */
const PAGES: { what: string; find: FindPage; goal: number }[] = [
  { what: 'home', find: at('home'), goal: 0.5 },
  { what: 'calendar', find: at('calendar'), goal: 0.5 },
  { what: 'event', find: firstEvent, goal: 0.5 },
  { what: 'terms', find: at('terms'), goal: 0.6 },
];

/** Pages of the demo venue rendered uncached, against React rendering the same elements without anything around it. */
export async function freshRender(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-'));
  const site = await startServerProcess(SITE, { DATA_DIR: dataDir, DEMO: '1' }, '/readyz');
  const figures: Figure[] = [];
  for (const { what, find, goal } of PAGES) {
    const page = site.url + (await find(site.url));
    const file = path.join(dataDir, `${what}.html`);
    writeFileSync(file, await fetchUncached(sameVisitor(page)));
    const plain = await startServerProcess('bench/static-page-server.ts', { BODY: file });
    const measure = {
      plain: () => pagesPerSecond(plain, () => plain.url),
      uncached: () => pagesPerSecond(site, () => newVisitor(page)),
    };
    const rates = { plain: [] as number[], uncached: [] as number[] };
    for (let round = -1; round < ROUNDS; round += 1) {
      const measured = {
        plain: await measure.plain(),
        uncached: await measure.uncached(),
      };
      // The first round warms everything up.
      if (round < 0) continue;
      rates.plain.push(measured.plain);
      rates.uncached.push(measured.uncached);
    }
    await plain.stop();
    const against = (other: number[]) => median(other.map((rate, round) => rate / (rates.plain[round] ?? 1)));
    const ratio = against(rates.uncached);
    figures.push(
      { scenario: what, what: 'rendered afresh', value: median(rates.uncached), unit: 'pages/s' },
      { scenario: what, what: 'plain React, the same elements', value: median(rates.plain), unit: 'pages/s' },
      {
        scenario: what,
        what: 'rendered afresh : plain',
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
