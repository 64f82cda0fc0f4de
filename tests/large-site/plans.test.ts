import Database from 'better-sqlite3';
import type { Hono } from 'hono';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findOwedOnline } from '#features/box-office/order-store/index.server.ts';
import { declaredCalls } from '#platform/http/declare-call.server.ts';
import { jobsOf } from '#server/services/jobs.ts';
import { runRetention } from '#server/services/retention.ts';
import { openCalls } from '#tests/integration/api-routes.ts';
import { signInAs } from '#tests/integration/sign-in-as.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';
import { openCounterPages } from './counter-pages.ts';
import { openDeskPages } from './desk-pages.ts';
import { EXPECTED_STATISTICS } from './expected-statistics.ts';
import { reasonFor } from './known-scans.ts';
import { STATISTICS } from './statistics.ts';

const LARGE_ROWS = 10_000;
const FROM_ELSEWHERE = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
/** Streams, and exports of the whole venue. */
const EXCLUDED_CALLS = /\/presence\/$|\/venue-archive\//;

const ALL_STATISTICS = { ...STATISTICS, ...EXPECTED_STATISTICS };
const large = new Set(
  Object.entries(ALL_STATISTICS)
    .filter(([, indexes]) => Object.values(indexes).some((stat) => Number.parseInt(stat, 10) >= LARGE_ROWS))
    .map(([table]) => table),
);

let test: TestServices;
const statements = new Set<string>();

beforeAll(async () => {
  const prepare = vi.spyOn(Database.prototype, 'prepare');
  prepare.mockClear();
  test = await openTestServices('sqlite', { demo: true });
  const { services } = test;
  const administrator = await signInAs(services, 'administrator');
  const site = openCalls(services, ['/assets/site.css']);
  site.onError(() => new Response(null, { status: 500 }));
  for (const path of addresses(site))
    await (await ask(site, path, administrator)).arrayBuffer().catch(() => undefined);
  await openDeskPages(test);
  await openCounterPages(test);
  await findOwedOnline(services.db, { unchangedSince: services.clock.now(), atMost: 5 });
  for (const { run } of jobsOf(services)) await run();
  await runRetention(services);
  for (const [text] of prepare.mock.calls) statements.add(text);
  prepare.mockRestore();
  await sql`delete from sqlite_stat1`.execute(services.db);
  for (const [table, indexes] of Object.entries(ALL_STATISTICS))
    for (const [index, stat] of Object.entries(indexes))
      await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${index || null}, ${stat})`.execute(
        services.db,
      );
  await sql.raw('analyze sqlite_schema').execute(services.db);
});
afterAll(() => test.close());

it('no statement reads a whole table of a large venue without a reason', async () => {
  const unexplained: string[] = [];
  for (const text of statements) {
    if (!/^\s*(select|with|update|delete)\b/i.test(text)) continue;
    for (const { table, detail } of await scansOf(text))
      if (reasonFor(table, text, detail) === null) unexplained.push(`${detail}: ${text}`);
  }
  expect(unexplained).toEqual([]);
});

/** Every GET call with each of its parameters. */
function addresses(site: Hono): string[] {
  return declaredCalls(site)
    .filter(({ method, path }) => method === 'GET' && !EXCLUDED_CALLS.test(path))
    .flatMap(({ path, parameters, isBare }) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
        const found = parameters.find((each) => each.in === 'path' && each.name === name);
        return found?.example ?? '1';
      });
      const base = isBare ? filled : `/de${filled}`;
      const queries = parameters
        .filter((each) => each.in === 'query')
        .map(({ name, example }) => `${base}?${new URLSearchParams({ [name]: example })}`);
      return [base, ...queries];
    });
}

const ask = (site: Hono, path: string, headers: Record<string, string>) =>
  site.request(`http://localhost${path}`, { headers }, FROM_ELSEWHERE);

/** Large tables that SQLite reads from end to end for a statement, each with the line of its plan. */
async function scansOf(text: string): Promise<{ table: string; detail: string }[]> {
  const parameters = Array.from({ length: text.split('?').length - 1 }, () => null);
  const { rows } = await test.services.db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${text}`, parameters),
  );
  const aliases = new Map(
    [...text.matchAll(/"?(\w+)"? as "?(\w+)"?/gi)].map(([, table = '', alias = '']) => [alias, table]),
  );
  return rows.flatMap(({ detail }) => {
    const name = /^SCAN (\w+)/.exec(detail)?.[1];
    if (name === undefined) return [];
    const table = large.has(name) ? name : (aliases.get(name) ?? name);
    return large.has(table) ? [{ table, detail }] : [];
  });
}
