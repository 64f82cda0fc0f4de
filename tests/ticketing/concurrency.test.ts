import { setImmediate as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Guard } from '#features/box-office/holds/dependencies.server.ts';
import type { TicketingProvider } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall, openBoxOffice, order, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted } from './outcomes.ts';
import { seededRandom } from './seeded-random.ts';

const CLIENTS = 200;
const PLACES = 100;

describeOnEngines('many clients at once', (engine) => {
  let boxOffice: TestBoxOffice;

  beforeEach(async () => {
    boxOffice = await openBoxOffice(engine, { poolSize: 20 });
    await boxOffice.sell({ jetId: 1, seatGroups: [hall(PLACES)] });
  });
  afterEach(async () => {
    await boxOffice.close();
  });

  /** Each client adds one to four tickets several times; returns the confirmed holds, and the refusals. */
  async function storm(tickets: TicketingProvider, requests: number) {
    const errors: string[] = [];
    const held = await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        const random = seededRandom(client);
        let reference: string | null = null;
        let quantity = 0;
        for (let request = 0; request < requests; request += 1) {
          const outcome = await tickets.add(reference, order(1, 1 + Math.floor(random() * 4)));
          if (outcome.ok) ({ reference, quantity } = outcome.value);
          else errors.push(outcome.error.code);
        }
        return quantity;
      }),
    );
    return { held: held.reduce((sum, quantity) => sum + quantity, 0), errors: new Set(errors) };
  }

  it('never hold more places than there are', async () => {
    const { held, errors } = await storm(boxOffice.tickets, 4);
    expect(held).toBe(PLACES);
    const pool = await boxOffice.db.selectFrom('pools').selectAll().executeTakeFirstOrThrow();
    expect(pool.held).toBe(held);
    expect([...errors].filter((code) => code !== 'NOT_ENOUGH' && code !== 'LIMIT')).toEqual([]);
    await expectSoundBooks(boxOffice.db);
  });

  it('never get past the limits of one cart by adding to it all at once', async () => {
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 1)));
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () => boxOffice.tickets.add(reference, order(1, 1))),
    );
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(9);
    for (const outcome of outcomes)
      if (!outcome.ok) expect(outcome.error).toEqual({ code: 'LIMIT', limit: 10 });
    expect(await boxOffice.tickets.cart(reference)).toMatchObject({ quantity: 10 });
    await expectSoundBooks(boxOffice.db);
  });

  it('leave a line that is changed all at once with one of the numbers asked for', async () => {
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 5)));
    const lineId = (await boxOffice.tickets.cart(reference))?.lines[0]?.id ?? '';
    await Promise.all(
      Array.from({ length: 40 }, (_, client) =>
        boxOffice.tickets.change(reference, lineId, 1 + (client % 10)),
      ),
    );
    await expectSoundBooks(boxOffice.db);
    const renewals = await Promise.all(Array.from({ length: 30 }, () => boxOffice.tickets.renew(reference)));
    expect(renewals.filter((outcome) => outcome.ok)).toHaveLength(10);
  });

  it('oversell without the guard, or this suite proves nothing', async () => {
    await allowOverselling();
    const { held } = await storm(boxOffice.unguarded(carelessGuard()), 1);
    expect(held).toBeGreaterThan(PLACES);
  });

  /** The table's own check, the last line of defence, would hide a broken guard. */
  async function allowOverselling() {
    if (engine === 'sqlite') await sql`pragma ignore_check_constraints = on`.execute(boxOffice.db);
    else await sql`alter table pools drop constraint pools_not_oversold`.execute(boxOffice.db);
  }

  /**
   * Reads first and writes afterwards, as naive code would. SQLite lets only one transaction write at a time, so there the
   * naive version has none.
   */
  function carelessGuard(): Guard {
    return {
      transaction: (db, work) => (engine === 'sqlite' ? work(db as Trx) : inTransaction(db, work)),
      async take(trx, { poolId, units }) {
        const pool = await trx
          .selectFrom('pools')
          .selectAll()
          .where('id', '=', poolId)
          .executeTakeFirstOrThrow();
        const free = pool.capacity - pool.held - pool.sold;
        if (free < units) return null;
        await pause();
        await trx
          .updateTable('pools')
          .set((eb) => ({ held: eb('held', '+', units) }))
          .where('id', '=', poolId)
          .execute();
        return {
          performanceId: 1,
          capacity: pool.capacity,
          freeBefore: free,
          freeAfter: free - units,
          isSeated: false,
        };
      },
    };
  }
});
