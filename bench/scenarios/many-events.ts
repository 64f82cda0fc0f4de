import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathTo } from '#features/core/navigation/index.ts';
import {
  at,
  atRest,
  type FindPage,
  fetchUncached,
  firstEvent,
  newVisitor,
  pagesPerSecond,
} from '../fresh-pages.ts';
import { openLargeVenue } from '../large-venue.ts';
import { type Figure, median } from '../report.ts';
import { SITE, startServerProcess } from '../server-process.ts';

const ROUNDS = 5;
const GOAL = 0.8;

/** An uncached filter: lists of all dates are cached for seconds, those of filters are not. */
const filtered: FindPage = async () => `${pathTo('calendar', 'de')}?age=5`;

const PAGES: { what: string; find: FindPage }[] = [
  { what: 'home', find: at('home') },
  { what: 'calendar', find: at('calendar') },
  { what: 'filtered calendar', find: filtered },
  { what: 'event', find: firstEvent },
];

/** Pages rendered uncached with 20,000 upcoming events, against the same pages with those of the demo venue. */
export async function manyEvents(): Promise<Figure[]> {
  const venue = await openLargeVenue();
  await venue.database.close();
  const demoDir = mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-'));
  const few = await startServerProcess(SITE, { DATA_DIR: demoDir, DEMO: '1' }, '/readyz');
  const many = await startServerProcess(SITE, { DATA_DIR: venue.dataDir, DEMO: '0' }, '/readyz');
  await Promise.all([atRest(few), atRest(many)]);
  const figures: Figure[] = [];
  for (const { what, find } of PAGES) {
    const pages = await Promise.all([few, many].map(async ({ url }) => url + (await find(url))));
    const [page = '', large = ''] = pages;
    await Promise.all(pages.map((each) => fetchUncached(newVisitor(each))));
    const rates = { few: [] as number[], many: [] as number[] };
    for (let round = -1; round < ROUNDS; round += 1) {
      const measured = {
        few: await pagesPerSecond(few, () => newVisitor(page)),
        many: await pagesPerSecond(many, () => newVisitor(large)),
      };
      // The first round warms everything up.
      if (round < 0) continue;
      rates.few.push(measured.few);
      rates.many.push(measured.many);
    }
    const ratio = median(rates.many.map((rate, round) => rate / (rates.few[round] ?? 1)));
    figures.push(
      { scenario: what, what: 'afresh, demo venue', value: median(rates.few), unit: 'pages/s' },
      { scenario: what, what: 'afresh, 20,000 events', value: median(rates.many), unit: 'pages/s' },
      {
        scenario: what,
        what: '20,000 events : demo venue',
        value: ratio,
        unit: '×',
        goal: `≥ ${GOAL} ×`,
        reached: ratio >= GOAL,
      },
    );
  }
  await Promise.all([few.stop(), many.stop()]);
  return figures;
}
