import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathTo } from '#features/core/navigation/index.ts';
import { type Figure, median } from '../report.ts';
import { SITE, startServerProcess } from '../server-process.ts';

const STARTS = 7;
const GOAL_MS = 1000;

/** From the command to the first page that is answered, with the demo venue in the database; and how long that takes to load. */
export async function start(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-'));
  const started = performance.now();
  await startAndStop(dataDir);
  const first = performance.now() - started;
  const times: number[] = [];
  for (let each = 0; each < STARTS; each += 1) times.push(await startAndStop(dataDir));
  const time = median(times);
  return [
    { scenario: 'start', what: 'into an empty database, stop included', value: first, unit: 'ms' },
    {
      scenario: 'start',
      what: `to the first home page, median of ${STARTS}`,
      value: time,
      unit: 'ms',
      goal: `≤ ${GOAL_MS} ms`,
      reached: time <= GOAL_MS,
    },
  ];
}

/** How long it took until a page was answered, in milliseconds. */
async function startAndStop(dataDir: string): Promise<number> {
  const started = performance.now();
  const server = await startServerProcess(SITE, { DATA_DIR: dataDir, DEMO: '1' }, pathTo('home', 'de'));
  const time = performance.now() - started;
  await server.stop();
  return time;
}
