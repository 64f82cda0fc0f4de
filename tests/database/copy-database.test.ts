import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#features/database.server.ts';
import { copyDatabase, isUnfinishedCopy } from '#platform/database/copy/copy-database.server.ts';
import { CopyDiffersError, compareTables } from '#platform/database/copy/copy-tables.server.ts';
import { countRows } from '#platform/database/copy/table-rows.server.ts';
import {
  type AnyDatabase,
  readTableShapes,
  type TableShape,
} from '#platform/database/copy/table-shape.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';
import { order, orderRequest, sell } from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';
import { openTestDatabase, type TestDatabase } from './engines.ts';

const ORDERS = 30;
const anyOf = (db: unknown) => db as AnyDatabase;
const sideOf = ({ db, engine }: TestDatabase) => ({ db: anyOf(db), engine });

describe.skipIf(process.env.TEST_DATABASE_URL === undefined).each<[Engine, Engine]>([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
])('a site copied from %s to %s', (from, to) => {
  let site: TestServices;
  let source: { db: AnyDatabase; engine: Engine };
  let target: TestDatabase;
  let shapes: TableShape[];

  beforeAll(async () => {
    site = await openTestServices(from, { demo: true });
    const { db, ticketing } = site.services;
    await sell(db, [
      { jetId: 900_001, dateStart: '2026-12-20T14:00:00.000Z', dateEnd: '2026-12-20T15:00:00.000Z' },
    ]);
    for (let n = 0; n < ORDERS; n += 1) {
      const { reference } = accepted(await ticketing.add(null, order(900_001, 2)));
      accepted(
        await ticketing.placeOrder(
          reference,
          orderRequest({
            contents: (await ticketing.cart(reference))?.contents ?? '',
          }),
        ),
      );
    }
    // The last number given is of a row that is gone.
    await db.deleteFrom('outgoing_emails').execute();
    source = { db: anyOf(db), engine: from };
    target = await openTestDatabase(to);
    shapes = await readTableShapes(from === 'sqlite' ? source.db : anyOf(target.db));
  });
  afterAll(async () => {
    await site.close();
    await target.close();
  });

  it('goes on after an interruption, and no server starts in between', async () => {
    const interrupted = copyDatabase(source, sideOf(target), {
      locksSource: false,
      onTable(name) {
        if (name === 'orders') throw new Error('the process died');
      },
    });
    await expect(interrupted).rejects.toThrow('the process died');
    expect(await isUnfinishedCopy(anyOf(target.db))).toBe(true);
    expect(await countRows(anyOf(target.db), 'passes')).toBe(0);
    const counts = await copyDatabase(source, sideOf(target), { locksSource: true });
    expect(counts.get('orders')).toBeGreaterThanOrEqual(ORDERS);
    expect(await isUnfinishedCopy(anyOf(target.db))).toBe(false);
  });

  it('has every row of every table, and books that add up', async () => {
    expect(shapes.length).toBeGreaterThan(100);
    await compareTables(source.db, anyOf(target.db), shapes);
    await compareTables(anyOf(target.db), source.db, shapes);
    await expectSoundBooks(target.db, { soldByHand: true });
  });

  it('refuses a row that refers to none, as before', async () => {
    const orphan = target.db
      .insertInto('article_article_tags')
      .values({ article_id: 999_999, tag_id: 1 })
      .execute();
    await expect(orphan).rejects.toThrow(/foreign key/i);
  });

  it('gives no number twice, that of a deleted row neither', async () => {
    const email = { recipient: 'svenja@post.example', subject: '', text: '', written_at: '', due_at: null };
    const numberOf = async (db: Db) =>
      (await db.insertInto('outgoing_emails').values(email).returning('id').executeTakeFirstOrThrow()).id;
    expect(await numberOf(target.db)).toBe(await numberOf(site.services.db));
    expect(await numberOf(target.db)).toBeGreaterThan(ORDERS);
  });

  it('is not taken for equal where one cell differs', async () => {
    await target.db.updateTable('orders').set({ total_cents: 1 }).where('id', '=', 1).execute();
    const compared = compareTables(source.db, anyOf(target.db), shapes);
    await expect(compared).rejects.toThrow(CopyDiffersError);
    await expect(compared).rejects.toMatchObject({ rows: expect.arrayContaining(['orders [1]']) });
  });
});
