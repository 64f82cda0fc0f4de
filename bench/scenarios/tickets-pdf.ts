import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, median, percentile } from '../report.ts';
import { SITE, startServerProcess } from '../server-process.ts';
import { siteEnvironment, soldOrder, withNewSite } from '../sold-tickets.ts';

const TICKETS = 10;
const TIMES = 30;
const PAUSE_MS = 5;
/** Goals (docs/product/numbers.md#budgets). */
const GOALS = { madeMs: 300, silentMs: 100 };

/** The PDF of ten tickets, asked for one after the other, while somebody asks whether the process lives. */
export async function ticketsPdf(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-'));
  const env = siteEnvironment(dataDir, undefined);
  const { secret } = await withNewSite(env, (services) => soldOrder(services, TICKETS));
  const site = await startServerProcess(SITE, env, '/readyz');
  const address = `/webshop/orders/${secret}/tickets.pdf?lang=de`;
  const first = await timed(address);
  let isOver = false;
  const watched = watch();
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) times.push(await timed(address));
  isOver = true;
  const silences = await watched;
  await site.stop();
  rmSync(dataDir, { recursive: true });

  async function timed(path: string): Promise<number> {
    const started = performance.now();
    const answer = await fetch(site.url + path);
    const body = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    if (path === address && !body.subarray(0, 5).equals(Buffer.from('%PDF-')))
      throw new Error('That is no PDF');
    return performance.now() - started;
  }
  async function watch(): Promise<number[]> {
    const all: number[] = [];
    for (; !isOver; await wait(PAUSE_MS)) all.push(await timed('/healthz'));
    return all;
  }

  const scenario = `PDF of ${TICKETS} tickets`;
  const p95 = percentile(times, 0.95);
  const silence = percentile(silences, 0.95);
  return [
    { scenario, what: 'the first after the start', value: first, unit: 'ms' },
    { scenario, what: 'median', value: median(times), unit: 'ms' },
    {
      ...{ scenario, what: 'p95', value: p95, unit: 'ms' },
      ...{ goal: `< ${GOALS.madeMs} ms`, reached: p95 < GOALS.madeMs },
    },
    {
      ...{ scenario, what: 'other calls meanwhile, p95', value: silence, unit: 'ms' },
      ...{ goal: `< ${GOALS.silentMs} ms`, reached: silence < GOALS.silentMs },
    },
  ];
}
