import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall, openBoxOffice, order, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { seededRandom } from './seeded-random.ts';

const CLIENTS = 64;
const SECONDS = { sqlite: 1, postgres: 3 };
const VISITS = { everyMinutes: 30, capacity: 20, visitMinutes: 90 };

describeOnEngines('carts over several performances', (engine) => {
  let boxOffice: TestBoxOffice;

  beforeEach(async () => {
    boxOffice = await openBoxOffice(engine, { poolSize: 20 });
    const slots = { dateEnd: '2026-11-21T17:00:00.000Z', timeslots: VISITS, seatGroups: [hall(15)] };
    await boxOffice.sell(
      { jetId: 1, ...slots },
      { jetId: 2, ...slots },
      { jetId: 3 },
      { jetId: 4, seatGroups: [hall(8)] },
    );
  });
  afterEach(async () => {
    await boxOffice.close();
  });

  it('never wait for each other in a circle', async () => {
    const errors = new Map<string, number>();
    const deadline = performance.now() + SECONDS[engine] * 1000;
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        const random = seededRandom(client);
        const any = (count: number) => Math.floor(random() * count);
        let reference: string | null = null;
        while (performance.now() < deadline) {
          const { code, ...next } = await act(reference, any);
          reference = next.reference;
          if (code) errors.set(code, (errors.get(code) ?? 0) + 1);
        }
      }),
    );
    expect(errors.get('BUSY') ?? 0).toBe(0);
    expect(await deadlocks()).toBe(0);
    await expectSoundBooks(boxOffice.db);
  });

  /** A random action of a visitor or a member of staff; sometimes a quarter of an hour passes for everybody. */
  async function act(reference: string | null, any: (count: number) => number) {
    const dice = any(20);
    if (dice === 0) boxOffice.clock.advance(any(2) * 400);
    if (dice === 1) await releaseExpiredHolds(boxOffice.dependencies);
    if (reference !== null && dice < 5) {
      const outcome = await boxOffice.tickets.restore(reference);
      return { reference, code: outcome.ok ? null : outcome.error.code };
    }
    if (reference !== null && dice < 10) {
      const cart = await boxOffice.tickets.cart(reference);
      const line = cart?.lines[any(cart.lines.length)];
      const outcome = line && (await boxOffice.tickets.change(reference, line.id, any(4)));
      return { reference, code: outcome && !outcome.ok ? outcome.error.code : null };
    }
    const jetId = 1 + any(4);
    const slot = jetId <= 2 ? { blockId: 1 + any(6) } : {};
    const outcome = await boxOffice.tickets.add(
      reference,
      order(jetId, 1 + any(3), { saleTypeId: 1 + any(3), ...slot }),
    );
    return outcome.ok
      ? { reference: any(8) === 0 ? null : outcome.value.reference, code: null }
      : { reference, code: outcome.error.code };
  }

  async function deadlocks(): Promise<number> {
    if (engine === 'sqlite') return 0;
    await sql`select pg_stat_force_next_flush()`.execute(boxOffice.db);
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(boxOffice.db);
    return rows[0]?.deadlocks ?? -1;
  }
});
