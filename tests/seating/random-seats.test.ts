import fc from 'fast-check';
import { afterEach, beforeEach, it } from 'vitest';
import {
  findBlocks,
  findPoolPlaces,
  freeBlock,
  insertBlock,
} from '#features/box-office/holds/index.server.ts';
import { createCounterCarts, releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import type { SeatConsent } from '#features/box-office/ticketing/index.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall, openBoxOffice, order, orderRequest, type TestBoxOffice } from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { rectangle, seat } from './halls.ts';

const CARTS = 3;

type Step =
  | { do: 'add'; cart: number; quantity: number; saleTypeId: number; consent: SeatConsent }
  | { do: 'change'; cart: number; line: number; quantity: number }
  | { do: 'order'; cart: number }
  | { do: 'return'; order: number; position: number }
  | { do: 'restore'; cart: number }
  | { do: 'press'; cart: number; quantity: number }
  | { do: 'next'; cart: number }
  | { do: 'swap'; cart: number; from: number }
  | { do: 'block'; from: number; count: number; isForDesk: boolean }
  | { do: 'free'; block: number; seat: number | null }
  | { do: 'wait'; seconds: number }
  | { do: 'tidy' };

const cart = fc.nat({ max: CARTS - 1 });
/** Place of a seat in the plan. */
const seatAt = fc.nat({ max: 20 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    cart,
    quantity: fc.integer({ min: 1, max: 5 }),
    saleTypeId: fc.integer({ min: 1, max: 3 }),
    consent: fc.constantFrom<SeatConsent>('one-row', 'two-rows', 'anywhere'),
  }),
  fc.record({
    do: fc.constant('change' as const),
    cart,
    line: fc.nat({ max: 3 }),
    quantity: fc.nat({ max: 6 }),
  }),
  fc.record({ do: fc.constant('order' as const), cart }),
  fc.record({
    do: fc.constant('return' as const),
    order: fc.nat({ max: 3 }),
    position: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ do: fc.constant('restore' as const), cart }),
  fc.record({ do: fc.constant('press' as const), cart, quantity: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ do: fc.constant('next' as const), cart }),
  fc.record({ do: fc.constant('swap' as const), cart, from: seatAt }),
  fc.record({
    do: fc.constant('block' as const),
    from: seatAt,
    count: fc.integer({ min: 1, max: 8 }),
    isForDesk: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('free' as const),
    block: fc.nat({ max: 2 }),
    seat: fc.option(fc.nat({ max: 3 })),
  }),
  fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(60, 500, 900) }),
  fc.record({ do: fc.constant('tidy' as const) }),
);

describeOnEngines('whatever visitors and staff of a hall with seats do', (engine) => {
  let boxOffice: TestBoxOffice;
  beforeEach(async () => {
    boxOffice = await openBoxOffice(engine);
  });
  afterEach(async () => {
    await boxOffice.close();
  });

  it('everybody has a seat for each place, and nobody has that of another', async () => {
    let jetId = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        jetId += 1;
        await boxOffice.sell({
          ...{ jetId, seatGroups: [hall(1)], saleEndsAt: null },
          ...{ dateStart: '2100-01-01T10:00:00.000Z', dateEnd: '2100-01-01T11:30:00.000Z' },
        });
        await seat(boxOffice.db, jetId, rectangle(4, 6, { aislesAfter: [3], wheelchairs: 2 }));
        const carts: (string | null)[] = Array.from({ length: CARTS }, () => null);
        const orders: string[] = [];
        for (const one of steps) {
          await take(one, { jetId, carts, orders });
          await expectSoundBooks(boxOffice.db);
        }
      }),
      { numRuns: engine === 'sqlite' ? 40 : 15, seed: 20261130 },
    );
  });

  async function take(
    one: Step,
    { jetId, carts, orders }: { jetId: number; carts: (string | null)[]; orders: string[] },
  ): Promise<void> {
    const { tickets } = boxOffice;
    if (one.do === 'wait') return boxOffice.clock.advance(one.seconds);
    if (one.do === 'tidy') return void (await releaseExpiredHolds(boxOffice.dependencies));
    if (one.do === 'return') {
      const secret = orders[one.order];
      return secret ? void (await tickets.cancelTicket(secret, one.position)) : undefined;
    }
    if (one.do === 'block' || one.do === 'free') return changeBlocks(one, jetId);
    const reference = carts[one.cart] ?? null;
    if (one.do === 'press') {
      const pressed = await atCounter().add(reference, order(jetId, one.quantity));
      if (pressed.ok) carts[one.cart] = pressed.value.reference;
      return;
    }
    if (one.do === 'add') {
      const { saleTypeId, consent } = one;
      const added = await tickets.add(reference, { ...order(jetId, one.quantity, { saleTypeId }), consent });
      if (added.ok) carts[one.cart] = added.value.reference;
      return;
    }
    if (reference === null) return;
    if (one.do === 'next')
      return void (await atCounter().seats.next(reference, { jetId, seatGroup: 'HALL' }));
    if (one.do === 'swap') {
      const units = (await tickets.cart(reference))?.lines.reduce((sum, { seats }) => sum + seats.length, 0);
      const seats = (await guidsOf(jetId)).slice(one.from, one.from + (units ?? 0));
      return void (await atCounter().seats.swap(reference, { jetId, seats }));
    }
    if (one.do === 'restore') return void (await tickets.restore(reference));
    const held = await tickets.cart(reference);
    if (one.do === 'order') {
      const placed = await tickets.placeOrder(reference, orderRequest({ contents: held?.contents ?? '' }));
      if (placed.ok) orders.push(placed.value.secret);
      return;
    }
    const line = held?.lines[one.line];
    if (line) await tickets.change(reference, line.id, one.quantity);
  }

  const atCounter = () => createCounterCarts(boxOffice.dependencies);

  async function guidsOf(jetId: number): Promise<string[]> {
    const hallSeats = (await boxOffice.tickets.seating?.hall(jetId))?.seats ?? [];
    return hallSeats.map(({ guid }) => guid);
  }

  async function changeBlocks(one: Extract<Step, { do: 'block' | 'free' }>, jetId: number): Promise<void> {
    const { db } = boxOffice;
    const [pool] = await findPoolPlaces(db, jetId);
    const now = boxOffice.clock.now();
    const seats = await guidsOf(jetId);
    const blocks = await findBlocks(db, jetId);
    const trx = await db.startTransaction().execute();
    if (one.do === 'free') {
      const block = blocks[one.block];
      const named = one.seat === null ? undefined : block?.seats.slice(one.seat, one.seat + 1);
      const some = named && { seats: named.map(({ guid }) => guid) };
      if (block) await freeBlock(trx, engine, { id: block.id, poolId: block.poolId, now, ...some });
      return void (await trx.commit().execute());
    }
    const chosen = seats.slice(one.from, one.from + one.count);
    const blocked = await insertBlock(trx, {
      ...{ poolId: pool?.id ?? 0, places: chosen.length, seats: chosen, reason: 'Haus', at: now },
      ...{ isForDesk: one.isForDesk, endsAt: null },
    });
    await (blocked.ok ? trx.commit() : trx.rollback()).execute();
  }
});
