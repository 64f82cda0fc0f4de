import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathTo } from '#features/core/navigation/index.ts';
import { onBothEngines } from '../both-engines.ts';
import { type Figure, percentile } from '../report.ts';
import { SITE, startServerProcess } from '../server-process.ts';
import { STAFF, siteEnvironment, soldOrder, withNewSite } from '../sold-tickets.ts';

const PHONES = 4;
const ORDERS = 60;
const TICKETS = 4;
const TOKEN = 'bench-csrf-token-0123456789';
/** Goal (docs/product/numbers.md#budgets). */
const GOAL_MS = 100;

/** Four phones at the doors of one performance let everybody in, one ticket after the other. */
export function checkIn(): Promise<Figure[]> {
  return onBothEngines(measure);
}

async function measure(engine: string, url?: string): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-'));
  const env = siteEnvironment(dataDir, url);
  const codes = await withNewSite(env, async (services) => {
    const all: string[] = [];
    for (let each = 0; each < ORDERS; each += 1)
      for (const ticket of (await soldOrder(services, TICKETS)).tickets)
        all.push(await services.ticketCodes.codeOf(ticket));
    return all;
  });
  const site = await startServerProcess(SITE, env, '/readyz');
  const cookie = `${await signIn(site.url)}; csrftoken=${TOKEN}`;
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(Array.from({ length: PHONES }, (_, phone) => standAtDoor(phone)));
  const seconds = (performance.now() - started) / 1000;
  await site.stop();
  rmSync(dataDir, { recursive: true });

  async function standAtDoor(phone: number): Promise<void> {
    for (const [at, text] of codes.entries()) {
      if (at % PHONES !== phone) continue;
      const start = performance.now();
      const answer = await fetch(`${site.url}/de/api/admin/check-in/scans`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', cookie, 'x-csrftoken': TOKEN },
          // Nobody lets people in as fast as this: to the limits every ticket comes from another venue.
          'x-forwarded-for': `10.${phone}.${at >> 8}.${at & 255}`,
        },
        body: JSON.stringify({
          event_jet_id: 1,
          scans: [{ id: `bench-scan-${at}`, text, door: `Tür ${phone}` }],
        }),
      });
      const said = await answer.text();
      times.push(performance.now() - start);
      if (!said.includes('"admitted"')) throw new Error(`A ticket was answered ${answer.status}: ${said}`);
    }
  }

  const scenario = `check-in, ${PHONES} phones`;
  const p95 = percentile(times, 0.95);
  return [
    { scenario, what: `${engine}, tickets`, value: codes.length / seconds, unit: 'per second' },
    {
      ...{ scenario, what: `${engine}, p95`, value: p95, unit: 'ms' },
      ...{ goal: `< ${GOAL_MS} ms`, reached: p95 < GOAL_MS },
    },
  ];
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(url + pathTo('signIn', 'de'), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
    body: new URLSearchParams(STAFF),
  });
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}
