import fc from 'fast-check';
import { afterEach, beforeEach, it } from 'vitest';
import { releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall, openBoxOffice, order, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';

const CARTS = 3;

type Step =
  | { do: 'add'; cart: number; jetId: number; quantity: number; saleTypeId: number }
  | { do: 'change'; cart: number; line: number; quantity: number }
  | { do: 'renew'; cart: number }
  | { do: 'restore'; cart: number }
  | { do: 'wait'; seconds: number }
  | { do: 'tidy' };

const cart = fc.nat({ max: CARTS - 1 });
const quantity = fc.integer({ min: 1, max: 6 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    cart,
    jetId: fc.integer({ min: 1, max: 3 }),
    quantity,
    saleTypeId: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    do: fc.constant('change' as const),
    cart,
    line: fc.nat({ max: 3 }),
    quantity: fc.nat({ max: 6 }),
  }),
  fc.record({ do: fc.constant('renew' as const), cart }),
  fc.record({ do: fc.constant('restore' as const), cart }),
  fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(60, 500, 900) }),
  fc.record({ do: fc.constant('tidy' as const) }),
);

describeOnEngines('whatever visitors do', (engine) => {
  let boxOffice: TestBoxOffice;
  let performances = 0;

  beforeEach(async () => {
    boxOffice = await openBoxOffice(engine);
  });
  afterEach(async () => {
    await boxOffice.close();
  });

  it('the books are sound after every step', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const first = await newPerformances();
        const carts: (string | null)[] = Array.from({ length: CARTS }, () => null);
        for (const one of steps) {
          await take(one, carts, first);
          await expectSoundBooks(boxOffice.db);
        }
      }),
      { numRuns: engine === 'sqlite' ? 60 : 20, seed: 20261120 },
    );
  });

  /** Two halls, and one with overlapping visits. Every run gets its own; the rows of earlier runs remain. */
  async function newPerformances(): Promise<number> {
    const first = performances + 1;
    performances += 3;
    const visits = { timeslots: { everyMinutes: 30, capacity: 10, visitMinutes: 60 } };
    const sales = [
      { seatGroups: [hall(9)] },
      { seatGroups: [hall(14)] },
      { seatGroups: [hall(8)], ...visits },
    ];
    await boxOffice.sell(...sales.map((sale, index) => ({ ...sale, jetId: first + index, ...always })));
    return first;
  }
  const always = {
    saleEndsAt: null,
    dateStart: '2100-01-01T10:00:00.000Z',
    dateEnd: '2100-01-01T11:30:00.000Z',
  };

  async function take(one: Step, carts: (string | null)[], first: number): Promise<void> {
    if (one.do === 'wait') return boxOffice.clock.advance(one.seconds);
    if (one.do === 'tidy') return void (await releaseExpiredHolds(boxOffice.dependencies));
    const reference = carts[one.cart] ?? null;
    if (one.do === 'add') {
      const slot = one.jetId === 3 ? { blockId: 2 } : {};
      const request = order(first + one.jetId - 1, one.quantity, { saleTypeId: one.saleTypeId, ...slot });
      const outcome = await boxOffice.tickets.add(reference, request);
      if (outcome.ok) carts[one.cart] = outcome.value.reference;
      return;
    }
    if (reference === null) return;
    if (one.do === 'renew') return void (await boxOffice.tickets.renew(reference));
    if (one.do === 'restore') return void (await boxOffice.tickets.restore(reference));
    const line = (await boxOffice.tickets.cart(reference))?.lines[one.line];
    if (line) await boxOffice.tickets.change(reference, line.id, one.quantity);
  }
});
