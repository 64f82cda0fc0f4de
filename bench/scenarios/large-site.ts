import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Tables } from '#features/database.server.ts';
import { migrationsFor } from '#migrations/index.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { onBothEngines } from '../both-engines.ts';
import { type ApiDescription, addressesOf } from '../large-site/addresses.ts';
import { buildLargeSite } from '../large-site/build-large-site.ts';
import { type SiteSamples, sampleSite } from '../large-site/site-samples.ts';
import { type Walked, walk } from '../large-site/walk.ts';
import { type Figure, percentile } from '../report.ts';
import { residentMb, SITE, startServerProcess } from '../server-process.ts';

const PASSWORD = 'only-for-measuring-houses';
const GOALS = { p95Ms: 200, silenceMs: 250, memoryMb: 350 };
/** The index of the search is built after the start, and collected garbage goes back after the walk. */
const SETTLE_MS = 30_000;
const LISTED = 15;

/**
 * A venue of 20,000 events and 50,000 orders: every GET call of the API description and every page is asked three times, one
 * after the other. SQLite has statistics from its start; PostgreSQL is measured before it has any, and after.
 */
export function largeSite(): Promise<Figure[]> {
  return onBothEngines(async (engine, url) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'buntspecht-large-'));
    try {
      const samples = await prepare(dataDir, url);
      const env = { DATA_DIR: dataDir, DEMO: '0', TRUST_PROXY: '1', ...(url ? { DATABASE_URL: url } : {}) };
      if (!url) return await measure(engine, env, samples);
      const before = await measure(`${engine}, without statistics`, env, samples);
      await analyze(dataDir, url);
      return [...before, ...(await measure(engine, env, samples))];
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}

function open(dataDir: string, url: string | undefined) {
  return openDatabase<Tables>({ url, dataDir, onError: (error) => console.error(error.message) });
}

async function prepare(dataDir: string, url: string | undefined): Promise<SiteSamples> {
  const database = open(dataDir, url);
  await migrateToLatest(database.db, migrationsFor(database.engine));
  await buildLargeSite(database, PASSWORD);
  const samples = await sampleSite(database.db);
  await database.close();
  return samples;
}

async function analyze(dataDir: string, url: string): Promise<void> {
  const database = open(dataDir, url);
  await sql`vacuum analyze`.execute(database.db);
  await database.close();
}

async function measure(engine: string, env: Record<string, string>, samples: SiteSamples): Promise<Figure[]> {
  const site = await startServerProcess(SITE, env, '/readyz');
  try {
    await wait(SETTLE_MS);
    const description = await fetch(new URL('/api/openapi.json', site.url));
    const addresses = addressesOf((await description.json()) as ApiDescription, samples);
    const walked = await walk(site.url, addresses, PASSWORD);
    await wait(SETTLE_MS);
    printSlowest(engine, walked);
    return figures(engine, walked, residentMb(site.pid));
  } finally {
    await site.stop();
  }
}

function printSlowest(engine: string, walked: readonly Walked[]): void {
  const slow = walked
    .filter(({ firstByteMs, silenceMs }) => firstByteMs > GOALS.p95Ms || silenceMs > GOALS.silenceMs)
    .toSorted((a, b) => b.firstByteMs - a.firstByteMs);
  console.log(`  ${engine}: ${slow.length} of ${walked.length} above the goals; first byte / silence in ms`);
  for (const { path: address, firstByteMs, silenceMs } of slow.slice(0, LISTED))
    console.log(`  ${firstByteMs.toFixed(0).padStart(6)} / ${silenceMs.toFixed(0).padStart(5)}  ${address}`);
}

function figures(engine: string, walked: readonly Walked[], memoryMb: number): Figure[] {
  const scenario = 'large house';
  const p95 = percentile(
    walked.map(({ firstByteMs }) => firstByteMs),
    0.95,
  );
  const silence = Math.max(...walked.map(({ silenceMs }) => silenceMs));
  const figure = (what: string, value: number, unit: string, goal: number): Figure => ({
    ...{ scenario, what: `${engine}, ${what}`, value, unit },
    ...{ goal: `< ${goal} ${unit}`, reached: value < goal },
  });
  return [
    figure(`first byte of ${walked.length} calls and pages, p95`, p95, 'ms', GOALS.p95Ms),
    figure('longest silence of /healthz', silence, 'ms', GOALS.silenceMs),
    figure('RSS after the walk', memoryMb, 'MB', GOALS.memoryMb),
  ];
}
