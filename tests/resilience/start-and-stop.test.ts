import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '#demo/content/accounts.ts';
import { venues } from '#demo/content/venues.ts';
import type { Tables } from '#features/database.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { openTestDatabase } from '#tests/database/engines.ts';
import { size } from './size.ts';
import { type Node, startNode } from './start-node.ts';

const NODES = size(2, 5);
const CLIENTS = size(10, 50);

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'start-and-stop-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function start(env: Record<string, string>): Promise<Node> {
  const node = await startNode(env);
  closing.push(() => node.stop());
  return node;
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('nodes that start together on an empty PostgreSQL', () => {
  it('all serve, and one of them has loaded the demo venue', async () => {
    const empty = await emptyDatabase();
    const nodes = await Promise.all(Array.from({ length: NODES }, () => start({ DATABASE_URL: empty })));
    const houses = await Promise.all(nodes.map(async ({ url }) => (await fetch(`${url}/house`)).json()));
    expect(houses).toEqual(
      Array.from({ length: NODES }, () => expect.objectContaining({ slug: 'buntspecht' })),
    );
    const database = openDatabase<Tables>({ url: empty, dataDir: '', onError: () => undefined });
    expect(await database.db.selectFrom('venues').select('slug').execute()).toHaveLength(venues.length);
    expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(accounts.length);
    await database.close();
  }, 60_000);

  /** A new database without a single table. */
  async function emptyDatabase(): Promise<string> {
    const { db, url, close } = await openTestDatabase('postgres');
    closing.push(close);
    await db.schema.dropSchema('public').cascade().execute();
    await db.schema.createSchema('public').execute();
    return url ?? '';
  }
});

describe('a second server on the same SQLite file', () => {
  it('is refused with a sentence until the first has ended, however it ended', async () => {
    const env = { DATA_DIR: temporaryFolder(), DEMO: '0' };
    const first = await start(env);
    await expect(startNode(env)).rejects.toThrow(/^StartError: Another server already works with the data/);
    first.kill('SIGKILL');
    await first.ended;
    const second = await start(env);
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  }, 60_000);
});

describe('a server that is stopped under load', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'answers every call before it ends with 0 (%s)',
    async (signal) => {
      const node = await start({ DATA_DIR: temporaryFolder(), DEMO: '0' });
      const clients = Array.from({ length: CLIENTS }, () => keepAliveClient(node.url));
      await vi.waitFor(() => expect(clients.every(({ answered }) => answered() > 3)).toBe(true), 20_000);
      // As under systemd, which tells every process of a service, and from a terminal.
      node.kill(signal);
      node.kill(signal);
      expect(await node.ended).toBe(0);
      for (const { ended } of clients) expect(await ended).toMatch(/^told to close, then ECONNREFUSED$/);
    },
    60_000,
  );

  /** Calls again and again over the connection it has, and says how that ended. */
  function keepAliveClient(url: string) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let count = 0;
    let last = '';
    const call = () =>
      new Promise<void>((resolve, reject) => {
        request(`${url}/house`, { agent }, (response) => {
          last = response.headers.connection === 'close' ? 'told to close' : 'kept alive';
          response.on('error', reject).on('end', resolve).resume();
        })
          .on('error', reject)
          .end();
      });
    const ended = (async () => {
      for (;;) {
        try {
          await call();
          count += 1;
        } catch (error) {
          agent.destroy();
          return `${last}, then ${(error as NodeJS.ErrnoException).code}`;
        }
      }
    })();
    return { answered: () => count, ended };
  }
});
