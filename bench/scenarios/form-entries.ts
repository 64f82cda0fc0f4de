import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Tables } from '#features/database.server.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { type Figure, percentile } from '../report.ts';
import { residentMb, type ServerProcess, SITE, startServerProcess } from '../server-process.ts';

const ENTRIES = 20_000;
const AT_ONCE = 500;
const PAGES = 40;
const PASSWORD = 'only-for-measuring-entries';
/** The last form of the demo venue: a message, a place, an address. */
const FORM = 6;
/** Goals (docs/product/numbers.md#budgets). */
const GOALS = { listMs: 100, grownMb: 30 };

/** Twenty thousand entries of a form: paged through, and taken along while the memory of the process is watched. */
export async function formEntries(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-'));
  const site = await startServerProcess(SITE, { DATA_DIR: dataDir, DEMO_PASSWORD: PASSWORD }, '/readyz');
  await fill(dataDir);
  const cookie = await signIn(site);
  const read = (address: string) => fetch(site.url + address, { headers: { cookie } });
  const times: number[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const started = performance.now();
    const answer = await read(`/api/admin/forms/${FORM}/entries/?page=${page * 20}`);
    if (!answer.ok) throw new Error(`The list answered ${answer.status}`);
    await answer.arrayBuffer();
    times.push(performance.now() - started);
  }
  // Once before it counts, so that what every export needs is there.
  await exported(site, read);
  const grown = await exported(site, read);
  await site.stop();
  const figure = (what: string, value: number, unit: string, goal: number): Figure => ({
    scenario: `entries of a form, ${ENTRIES.toLocaleString('en')}`,
    what,
    value,
    unit,
    goal: `<= ${goal} ${unit}`,
    reached: value <= goal,
  });
  return [
    figure('page of the list, p95', percentile(times, 0.95), 'ms', GOALS.listMs),
    figure('memory while all are exported as a table', grown, 'MB more', GOALS.grownMb),
  ];
}

async function fill(dataDir: string): Promise<void> {
  const database = openDatabase<Tables>({
    url: undefined,
    dataDir,
    onError: (error) => {
      throw error;
    },
  });
  for (let first = 0; first < ENTRIES; first += AT_ONCE)
    await database.db
      .insertInto('form_entries')
      .values(
        Array.from({ length: AT_ONCE }, (_, index) => ({
          form_id: FORM,
          sent_at: new Date(Date.UTC(2026, 0, 1) + (first + index) * 60_000).toISOString(),
          language: 'de' as const,
          email: null,
          values: toJson({ message: 'Im Aufzug ist kein Licht. '.repeat(20), where: 'house' }),
          consents: toJson([]),
          token: `bench-${first + index}`,
        })),
      )
      .execute();
  await database.close();
}

async function signIn({ url }: ServerProcess): Promise<string> {
  const answer = await fetch(url + pathTo('signIn', 'de'), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
    body: new URLSearchParams({ email: 'leitung@buntspecht.example', password: PASSWORD }),
  });
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

/** By how many megabytes the process was larger than before while it wrote all of them. */
async function exported(
  { pid }: ServerProcess,
  read: (address: string) => Promise<Response>,
): Promise<number> {
  const before = residentMb(pid);
  const answer = await read(`/api/admin/forms/${FORM}/export.csv`);
  if (!answer.ok || !answer.body) throw new Error(`The export answered ${answer.status}`);
  let [most, lines] = [before, 0];
  for await (const piece of answer.body) {
    lines += Buffer.from(piece).toString().split('\n').length - 1;
    most = Math.max(most, residentMb(pid));
    await wait(1);
  }
  if (lines <= ENTRIES) throw new Error(`Only ${lines} lines came`);
  return most - before;
}
