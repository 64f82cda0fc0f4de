import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTicketingProvider, releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import type { SeatConsent, TicketingProvider } from '#features/box-office/ticketing/index.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import {
  ADULT,
  hall,
  openBoxOffice,
  order,
  orderRequest,
  type TestBoxOffice,
} from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { seededRandom } from '#tests/ticketing/seeded-random.ts';
import { rectangle, seat } from './halls.ts';

const CLIENTS = 100;
const TRIES = 10;
const HUNTERS = 48;
const SECONDS = { sqlite: 1, postgres: 3 };
const DECEMBER = { dateStart: '2026-12-20T14:00:00.000Z', dateEnd: '2026-12-20T15:30:00.000Z' };

describeOnEngines('a crowd in a hall with seats', (engine) => {
  let boxOffice: TestBoxOffice;
  /** The same sale as two nodes know it. */
  let nodes: [TicketingProvider, TicketingProvider];
  beforeEach(async () => {
    boxOffice = await openBoxOffice(engine, { poolSize: 20 });
    nodes = [boxOffice.tickets, createTicketingProvider(boxOffice.dependencies)];
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
    await boxOffice.close();
  });

  const nodeOf = (client: number) => nodes[client % 2] ?? nodes[0];
  async function open(rows: number, seatsPerRow: number): Promise<string[]> {
    await boxOffice.sell({ jetId: 1, seatGroups: [hall(1)], ...DECEMBER });
    await seat(boxOffice.db, 1, rectangle(rows, seatsPerRow));
    const seats = await boxOffice.db.selectFrom('seats').select('guid').execute();
    return seats.map(({ guid }) => guid);
  }

  it('of a hundred, each of whom tries ten times, exactly those get a seat who are first', async () => {
    const guids = await open(2, 5);
    const got: string[] = [];
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        const random = seededRandom(client);
        for (let each = 0; each < TRIES; each += 1) {
          const chosen = guids[Math.floor(random() * guids.length)] ?? '';
          const added = await nodeOf(client).add(null, { ...order(1, 1), seats: [chosen] });
          if (added.ok) got.push(...added.value.seats.map(({ guid }) => guid));
          else expect(['SEATS_TAKEN', 'NOT_ENOUGH', 'BUSY']).toContain(added.error.code);
        }
      }),
    );
    expect(got.toSorted()).toEqual(guids.toSorted());
  });

  it('a hundred groups of three sit together as long as three can', async () => {
    await open(12, 9);
    const outcomes = await Promise.all(
      Array.from({ length: CLIENTS }, (_, client) => nodeOf(client).add(null, order(1, 3))),
    );
    const seated = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.seats] : []));
    for (const seats of seated) {
      expect(new Set(seats.map(({ row }) => row)).size).toBe(1);
      const numbers = seats.map(({ seat: number }) => Number(number));
      expect(Math.max(...numbers) - Math.min(...numbers)).toBe(2);
    }
    const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error]));
    for (const { code, adjacent } of refusals) {
      expect(['NOT_ENOUGH', 'NOT_ENOUGH_ADJACENT']).toContain(code);
      expect(adjacent?.largest ?? 0).toBeLessThan(3);
    }
    expect(seated).toHaveLength(36);
  });

  it('never waits in a circle: best seats, own ones, swaps, returns and waiting mixed', async () => {
    const guids = await open(5, 8);
    const errors = new Map<string, number>();
    const secrets: string[] = [];
    const deadline = performance.now() + SECONDS[engine] * 1000;
    await Promise.all(
      Array.from({ length: HUNTERS }, async (_, client) => {
        const random = seededRandom(client);
        const any = (count: number) => Math.floor(random() * count);
        let reference: string | null = null;
        while (performance.now() < deadline) {
          const next: { reference: string | null; code: string | null } = await act(nodeOf(client), {
            ...{ reference, any, guids, secrets, client },
          });
          reference = next.reference;
          if (next.code) errors.set(next.code, (errors.get(next.code) ?? 0) + 1);
        }
      }),
    );
    expect(errors.get('BUSY') ?? 0).toBe(0);
    expect(await deadlocks()).toBe(0);
  });

  interface Visitor {
    reference: string | null;
    any: (count: number) => number;
    guids: readonly string[];
    secrets: string[];
    client: number;
  }

  /** A random action; sometimes some minutes pass for everybody. */
  async function act(
    node: TicketingProvider,
    { reference, any, guids, secrets, client }: Visitor,
  ): Promise<{ reference: string | null; code: string | null }> {
    const dice = any(24);
    const from = any(guids.length);
    const named = (count: number) => guids.slice(from, from + count);
    if (dice === 0) boxOffice.clock.advance(any(2) * 400);
    if (dice === 1) await releaseExpiredHolds(boxOffice.dependencies);
    if (dice === 2) await node.waitingList?.offerFree();
    if (dice === 3) {
      const joined = await node.waitingList?.join({
        ...{ jetId: 1, seatGroup: 'HALL', blockId: null, tickets: [{ saleTypeId: ADULT, quantity: 3 }] },
        ...{ onlyTogether: true, email: `gast${client}@example.org`, userId: null, language: 'de' },
      });
      return { reference, code: joined && !joined.ok ? joined.error.code : null };
    }
    if (dice === 4) {
      const secret = secrets[any(Math.max(1, secrets.length))];
      const given = secret === undefined ? null : await node.cancelTicket(secret, 1 + any(3));
      return { reference, code: given && !given.ok ? given.error.code : null };
    }
    if (reference !== null && dice < 8) {
      const cart = await node.cart(reference);
      const count = cart?.lines.flatMap(({ seats }) => seats).length ?? 0;
      const swapped =
        count > 0 ? await node.seating?.swap({ cart: reference }, { jetId: 1, seats: named(count) }) : null;
      return { reference, code: swapped && !swapped.ok ? swapped.error.code : null };
    }
    if (reference !== null && dice < 11) {
      const contents = (await node.cart(reference))?.contents ?? '';
      const placed = await node.placeOrder(reference, orderRequest({ contents }));
      if (placed.ok) secrets.push(placed.value.secret);
      return { reference: null, code: placed.ok ? null : placed.error.code };
    }
    if (reference !== null && dice < 13) {
      const restored = await node.restore(reference);
      return { reference, code: restored.ok ? null : restored.error.code };
    }
    const count = 1 + any(3);
    const consent = (['one-row', 'two-rows', 'anywhere'] as const satisfies SeatConsent[])[any(3)];
    const how = dice % 2 === 0 ? { seats: named(count) } : { consent };
    const added = await node.add(reference, { ...order(1, count), ...how });
    return added.ok
      ? { reference: any(6) === 0 ? null : added.value.reference, code: null }
      : { reference, code: added.error.code };
  }

  async function deadlocks(): Promise<number> {
    if (engine === 'sqlite') return 0;
    await sql`select pg_stat_force_next_flush()`.execute(boxOffice.db);
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(boxOffice.db);
    return rows[0]?.deadlocks ?? -1;
  }
});
