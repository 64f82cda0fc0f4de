import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTicketingProvider, releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import { moveHall } from '#features/box-office/seating/index.server.ts';
import type { TicketingProvider } from '#features/box-office/ticketing/index.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall, openBoxOffice, order, orderRequest, type TestBoxOffice } from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { seededRandom } from '#tests/ticketing/seeded-random.ts';
import { rectangle, seat } from './halls.ts';

const VISITORS = 20;
const SECONDS = { sqlite: 1, postgres: 3 };
const DECEMBER = { dateStart: '2026-12-20T14:00:00.000Z', dateEnd: '2026-12-20T15:30:00.000Z' };

describeOnEngines('a date that moves while it is sold', (engine) => {
  let boxOffice: TestBoxOffice;
  let nodes: [TicketingProvider, TicketingProvider];
  beforeEach(async () => {
    boxOffice = await openBoxOffice(engine, { poolSize: 20 });
    nodes = [boxOffice.tickets, createTicketingProvider(boxOffice.dependencies)];
  });
  afterEach(() => boxOffice.close());

  it('leaves everybody with seats of the plan it sells, whatever they do meanwhile', async () => {
    const { db } = boxOffice;
    for (const jetId of [1, 2]) await boxOffice.sell({ jetId, seatGroups: [hall(1)], ...DECEMBER });
    await seat(db, 1, rectangle(12, 12));
    await seat(db, 2, rectangle(13, 12, { house: 'new' }));
    const versions = (await db.selectFrom('seating_plan_versions').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    );
    const guids = (await db.selectFrom('seats').select('guid').execute()).map(({ guid }) => guid);
    const deadline = performance.now() + SECONDS[engine] * 1000;
    const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
      const node = nodes[visitor % 2] ?? nodes[0];
      const random = seededRandom(visitor);
      const any = (count: number) => Math.floor(random() * count);
      const secrets: string[] = [];
      let reference: string | null = null;
      while (performance.now() < deadline) {
        const dice = any(6);
        const cart = reference === null ? null : await node.cart(reference);
        const count = cart?.lines.flatMap(({ seats }) => seats).length ?? 0;
        if (dice === 0 && any(10) === 0) boxOffice.clock.advance(any(2) * 400);
        if (dice === 1) await releaseExpiredHolds(boxOffice.dependencies);
        if (reference !== null && count > 0 && dice < 4) {
          const from = any(guids.length);
          await node.seating?.swap({ cart: reference }, { jetId: 1, seats: guids.slice(from, from + count) });
        } else if (reference !== null && count > 0) {
          const placed = await node.placeOrder(reference, orderRequest({ contents: cart?.contents ?? '' }));
          if (placed.ok) secrets.push(placed.value.secret);
          reference = null;
          const old = secrets.length > 1 ? secrets.shift() : undefined;
          for (const position of old ? [1, 2] : []) await node.cancelTicket(old ?? '', position);
        } else {
          const added = await node.add(null, { ...order(1, 1 + any(2)), consent: 'anywhere' });
          reference = added.ok ? added.value.reference : null;
        }
      }
    });
    let moves = 0;
    const mover = (async () => {
      while (performance.now() < deadline || moves === 0) {
        const versionId = versions[(moves + 1) % 2] ?? 0;
        const moved = await inTransaction(db, (trx) =>
          moveHall(trx, engine, { performanceId: 1, versionId }),
        );
        if (moved.ok) moves += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    await Promise.all([...visitors, mover]);
    expect(moves).toBeGreaterThan(0);
    await expectSoundBooks(db);
  });
});
