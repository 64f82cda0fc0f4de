import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Tables } from '#features/database.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { startPostgres } from '#tests/setup/postgres.mjs';
import { type Answer, buy, crowd, putOnSale } from './buyers.ts';
import { size } from './size.ts';
import { type Node, startNode } from './start-node.ts';

const BUYERS = size(10, 50);
const ENDED = 10;
const RESTARTS = 2;

// The suite restarts its database, so it needs a separate one: none where the run has no PostgreSQL at all.
describe.skipIf(!process.env.TEST_DATABASE_URL)(
  'a node whose database connections are ended under load',
  () => {
    let postgres: { url: string; stop(): Promise<void>; restart(): Promise<void> };
    let node: Node;

    beforeAll(async () => {
      const started = await startPostgres({ own: true });
      if (started.url === undefined) throw new Error(started.reason);
      postgres = started;
      node = await startNode({ DATABASE_URL: postgres.url, DEMO: '0' });
      const database = openDatabase<Tables>({ url: postgres.url, dataDir: '', onError: () => undefined });
      await putOnSale(database.db);
      await database.close();
    });
    afterAll(async () => {
      await node?.stop();
      await postgres?.stop();
    });

    /** Every answer was complete, and errors were ones that callers can act on. */
    function expectHonest(answers: Answer[]) {
      const failed = answers.filter(({ status }) => status !== 200);
      expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(failed.length > 0 ? [503] : []));
      expect(failed.filter(({ retryAfter }) => retryAfter === null)).toEqual([]);
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    }

    async function servesAgain() {
      await vi.waitFor(async () => expect((await buy(node.url)).status).toBe(200), size(10_000, 2000));
      expect((await fetch(`${node.url}/readyz`)).status).toBe(200);
      expect(node.isRunning()).toBe(true);
    }

    it('goes on, and answers 503 with Retry-After to whom it happened', async () => {
      const buyers = crowd(node.url, BUYERS);
      for (let round = 0; round < ENDED; round += 1) {
        const before = buyers.answers.length;
        await endAllConnections(postgres.url);
        await vi.waitFor(() => expect(buyers.answers.length).toBeGreaterThan(before + BUYERS), 10_000);
      }
      await buyers.stop();
      expectHonest(buyers.answers);
      await servesAgain();
    });

    it('goes on when the database restarts, and serves as soon as it is back', async () => {
      const buyers = crowd(node.url, BUYERS);
      for (let round = 0; round < RESTARTS; round += 1) {
        await postgres.restart();
        await servesAgain();
      }
      await buyers.stop();
      expectHonest(buyers.answers);
      expect(buyers.answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
    });
  },
);

async function endAllConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
}
