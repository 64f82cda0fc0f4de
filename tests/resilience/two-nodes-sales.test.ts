import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawVoucherCode } from '#features/box-office/credit/gift-vouchers/voucher-code.server.ts';
import { findCredit } from '#features/box-office/credit/index.server.ts';
import { rebuildOrderBalances } from '#features/box-office/ticketing/index.server.ts';
import type { Order, WaitingRequest } from '#features/box-office/ticketing/index.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { addMinutes } from '#lib/venue-instant.ts';
import { systemClock } from '#platform/clock.ts';
import { parseConfig } from '#platform/config.server.ts';
import { openServices, type Services } from '#server/services/services.server.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';
import { rectangle, seat } from '#tests/seating/halls.ts';
import { ADULT, hall, order, orderRequest, sell } from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';
import { stageProduction } from '#tests/ticketing/production.ts';
import { IS_FULL, size } from './size.ts';
import { type Node, startNode } from './start-node.ts';

/** Number of callers acting at the same moment, each on both nodes. */
const CROWD = size(25, 50);
const ROUNDS = size(1, 5);
const [FIRST, OTHER] = [1, 2];
const [EACH, PLACES, IN_A_CART] = [2, 31, 8];
const VOUCHER_CENTS = 2500;
const LONGEST_SILENCE_MS = 500;
const DAY_MINUTES = 24 * 60;

interface Outcome {
  ok: boolean;
  value?: unknown;
  error?: { code: string } | string;
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('a sale on two nodes, one of which is killed', () => {
  let database: TestDatabase;
  let here: Services;
  let nodes: Node[];

  beforeEach(async () => {
    database = await openTestDatabase('postgres');
    here = await openServices(
      parseConfig({ DATA_DIR: ':memory:', LOG_LEVEL: 'silent', DEMO: '0', DATABASE_URL: database.url ?? '' }),
    );
    const on = (day: number) => {
      const dateStart = addMinutes(systemClock.now(), day * DAY_MINUTES);
      return { dateStart, dateEnd: addMinutes(dateStart, 90) };
    };
    await sell(here.db, [
      { jetId: FIRST, seatGroups: [hall(CROWD * EACH)], ...on(30) },
      { jetId: OTHER, seatGroups: [hall(PLACES)], ...on(31) },
    ]);
    await stageProduction(here.db, [
      { jetId: FIRST, ...on(30) },
      { jetId: OTHER, ...on(31) },
    ]);
    nodes = await Promise.all([start(), start()]);
  });
  afterEach(async () => {
    await expectSoundBooks(here.db);
    await Promise.all(nodes.map((node) => node.stop()));
    await here.close();
    await database.close();
  });

  const start = () => startNode({ DATABASE_URL: database.url ?? '', DATA_DIR: '', DEMO: '0' });

  const killed = new Set<Node>();
  function kill(node: Node): void {
    killed.add(node);
    node.kill('SIGKILL');
  }

  /** Returns the response of a node; `null` if it died before it could respond. */
  async function call(node: Node, name: string, body: object): Promise<Outcome | null> {
    const headers = { 'content-type': 'application/json' };
    try {
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await fetch(`${node.url}/sale-calls/${name}`, init);
      if (answer.status === 503) return { ok: false, error: { code: 'BUSY' } };
      return (await answer.json()) as Outcome;
    } catch (error) {
      if (!killed.has(node)) throw error;
      return null;
    }
  }

  /**
   * Lets everybody call both nodes at once and kills one after so many answers, while the other is polled for its health.
   * Then another starts in its place, and unanswered calls are retried.
   */
  async function crowdWithDeath(name: string, bodies: object[], killAfter: number): Promise<Outcome[][]> {
    const [stays, dies] = nodes as [Node, Node];
    const watch = watchHealth(stays);
    let answered = 0;
    const ask = async (node: Node, body: object) => {
      const outcome = await call(node, name, body);
      answered += 1;
      if (answered === killAfter) kill(dies);
      return outcome;
    };
    const asked = bodies.map((body) => Promise.all([ask(stays, body), ask(dies, body)]));
    const first = await Promise.all(asked);
    await dies.ended;
    expect(await watch.stop()).toBeGreaterThan(0);
    await expectSoundBooks(here.db);
    const next = await start();
    nodes = [stays, next];
    return Promise.all(
      bodies.map(async (body, index) => {
        const again = await untilAnswered(next, name, body);
        return [...(first[index]?.filter((outcome) => outcome !== null) ?? []), again];
      }),
    );
  }
  async function untilAnswered(node: Node, name: string, body: object): Promise<Outcome> {
    for (;;) {
      const outcome = await call(node, name, body);
      if (outcome === null) throw new Error('the node that came after died, too');
      if (codeOf(outcome) !== 'BUSY') return outcome;
    }
  }
  const codeOf = ({ error }: Outcome) => (typeof error === 'object' ? error.code : error);

  /** Asks again and again; gives how often it was answered. With a whole crowd nobody waits long for it. */
  function watchHealth(node: Node) {
    let isOver = false;
    let count = 0;
    let longest = 0;
    const asking = (async () => {
      while (!isOver) {
        const asked = performance.now();
        const answer = await fetch(`${node.url}/healthz`);
        await answer.arrayBuffer();
        expect(answer.status).toBe(200);
        longest = Math.max(longest, performance.now() - asked);
        count += 1;
        await wait(5);
      }
    })();
    return {
      async stop() {
        isOver = true;
        await asking;
        if (IS_FULL) expect(longest).toBeLessThan(LONGEST_SILENCE_MS);
        return count;
      },
    };
  }

  async function openOrders(count: number): Promise<Order[]> {
    const orders = [];
    for (let at = 0; at < count; at += 1) {
      const { reference } = accepted(await here.ticketing.add(null, order(FIRST, EACH)));
      const contents = (await here.ticketing.cart(reference))?.contents ?? '';
      const { secret } = accepted(await here.ticketing.placeOrder(reference, orderRequest({ contents })));
      orders.push((await here.ticketing.order(secret)) as Order);
    }
    return orders;
  }
  async function paidOrders(count: number): Promise<Order[]> {
    const orders = await openOrders(count);
    const rows = await here.db.selectFrom('orders').select(['id', 'total_cents']).execute();
    const payments = rows.map(({ id, total_cents: cents }) => ({
      ...{ order_id: id, kind: 'payment' as const, cents, means: 'cash' as const, reference: `K-${id}` },
      ...{ reason: null, reverses_id: null, recorded_by: null, recorded_at: systemClock.now() },
    }));
    await here.db.insertInto('payments').values(payments).execute();
    await rebuildOrderBalances(here.db);
    return orders;
  }

  it.each(Array.from({ length: ROUNDS }, (_, round) => 1 + round * 9))(
    'exchanges the tickets of as many as there is room for, each once, and says so to all (death after %i answers)',
    async (killAfter) => {
      const orders = await paidOrders(CROWD);
      const bodies = orders.map(({ secret }) => ({
        secret,
        request: { positions: [1, 2], to: { jetId: OTHER, blockId: null }, seenCents: EACH * 900 },
      }));
      const outcomes = await crowdWithDeath('rebook', bodies, killAfter);
      const places = Math.floor(PLACES / EACH);
      expect(outcomes.filter((given) => given.at(-1)?.ok)).toHaveLength(places);
      // Repeats the success for every request that was once confirmed, on every node.
      for (const given of outcomes.filter((each) => each.some(({ ok }) => ok)))
        expect(given.at(-1)).toMatchObject({ ok: true });
      for (const given of outcomes.filter((each) => !each.at(-1)?.ok))
        expect(given.at(-1)?.error).toMatchObject({ code: 'NOT_ENOUGH', free: PLACES % EACH });
      const pools = await here.db.selectFrom('pools').select(['performance_id', 'sold']).execute();
      expect(pools.find(({ performance_id }) => performance_id === OTHER)?.sold).toBe(places * EACH);
      const notified = await here.db
        .selectFrom('outgoing_emails')
        .select('id')
        .where('subject', 'like', '%Neuer Termin%')
        .execute();
      expect(notified).toHaveLength(places);
    },
    120_000,
  );

  it('gives each of a crowd different seats, and loses none that were confirmed', async () => {
    // Room for each to order on both nodes, and once more after the death of one.
    await seat(here.db, FIRST, rectangle(3 * CROWD, EACH));
    const outcomes = await crowdWithDeath(
      'order',
      Array.from({ length: CROWD }, () => ({ jetId: FIRST })),
      CROWD,
    );
    const secrets = outcomes.flat().flatMap((answer) => (answer as { secret?: string }).secret ?? []);
    const seats: string[] = [];
    for (const secret of new Set(secrets)) {
      const bought = await here.ticketing.order(secret);
      seats.push(...(bought?.tickets ?? []).flatMap((ticket) => ticket.seats.map(({ guid }) => guid)));
    }
    expect(seats.length).toBeGreaterThanOrEqual(CROWD * EACH);
    expect(new Set(seats).size).toBe(seats.length);
  }, 120_000);

  it('writes each payment down once, whichever till records it', async () => {
    const orders = await openOrders(CROWD);
    const bodies = orders.map(({ number }) => {
      const cents = EACH * 900;
      return { number, request: { cents, openCents: cents, means: 'cash', reference: `Beleg ${number}` } };
    });
    const outcomes = await crowdWithDeath('record-payment', bodies, CROWD);
    expect(outcomes.filter((given) => given.at(-1)?.ok)).toHaveLength(CROWD);
    for (const answer of outcomes.flat()) expect([undefined, 'BUSY']).toContain(codeOf(answer));
    const payments = await here.db.selectFrom('payments').select(['order_id', 'cents', 'kind']).execute();
    expect(new Set(payments.map(({ order_id }) => order_id)).size).toBe(CROWD);
    expect(payments).toHaveLength(CROWD);
    const notified = await here.db
      .selectFrom('outgoing_emails')
      .select('id')
      .where('subject', 'like', '%Deine Tickets%')
      .execute();
    expect(notified).toHaveLength(CROWD);
    // Another receipt for a settled order is no repeated press: the till shows what is open now.
    const [{ number = '', request } = {}] = bodies;
    const other = { number, request: { ...request, reference: 'Beleg 2' } };
    const answers = await Promise.all(nodes.map((node) => untilAnswered(node, 'record-payment', other)));
    for (const answer of answers)
      expect(answer).toMatchObject({ ok: false, error: { code: 'OPEN_CHANGED' } });
  }, 120_000);

  it('makes each voucher credit once, on whichever node it is pressed', async () => {
    const users: number[] = [];
    for (const name of ['hilde', 'svenja'])
      users.push(
        await insertUser(here.db, {
          ...{ firstName: name, lastName: 'Sommer', email: `${name}@post.example`, role: 'visitor' },
          ...{ passwordHash: '', createdAt: systemClock.now() },
        }),
      );
    const codes = new Set<string>();
    while (codes.size < CROWD) codes.add(drawVoucherCode());
    await here.db
      .insertInto('gift_vouchers')
      .values(
        [...codes].map((code) => ({
          ...{ code, cents: VOUCHER_CENTS, recipient: 'Tombola', valid_until: null, is_active: true },
        })),
      )
      .execute();
    const bodies = [...codes].flatMap((code) => users.map((userId) => ({ userId, code })));
    const outcomes = await crowdWithDeath('redeem', bodies, CROWD);
    // Repeated requests find it redeemed, after lost answers, too.
    expect(new Set(outcomes.map((given) => given.at(-1)?.error))).toEqual(new Set(['REDEEMED']));
    for (const [at, code] of [...codes].entries()) {
      const answers = [...(outcomes[2 * at] ?? []), ...(outcomes[2 * at + 1] ?? [])];
      expect(answers.filter(({ ok }) => ok).length, `who got voucher ${code}`).toBeLessThanOrEqual(1);
    }
    const credits = await Promise.all(users.map((id) => findCredit(here.db, id)));
    const cents = credits.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
    expect(cents).toBe(CROWD * VOUCHER_CENTS);
  }, 120_000);

  it('offers released places to the first who wait, once, with one email each', async () => {
    const carts: string[] = [];
    for (let free = PLACES; free > 0; free -= IN_A_CART) {
      const wanted = order(OTHER, Math.min(free, IN_A_CART));
      carts.push(accepted(await here.ticketing.add(null, wanted)).reference);
    }
    const joinRequest = (at: number): WaitingRequest => ({
      ...{ jetId: OTHER, seatGroup: 'HALL', blockId: null, onlyTogether: true, userId: null },
      tickets: [{ saleTypeId: ADULT, quantity: EACH }],
      email: `wartet-${at}@post.example`,
      language: 'de',
    });
    for (let at = 0; at < CROWD; at += 1)
      accepted((await here.ticketing.waitingList?.join(joinRequest(at))) as never);
    for (const reference of carts) {
      const [line] = (await here.ticketing.cart(reference))?.lines ?? [];
      accepted(await here.ticketing.change(reference, line?.id ?? '', 0));
    }
    await crowdWithDeath(
      'offer-free',
      Array.from({ length: CROWD }, () => ({})),
      2,
    );
    const entries = await here.db.selectFrom('waiting_entries').selectAll().orderBy('id').execute();
    const places = Math.floor(PLACES / EACH);
    expect(entries.map(({ state }) => state)).toEqual(
      Array.from({ length: CROWD }, (_, at) => (at < places ? 'offered' : 'waiting')),
    );
    const emails = await here.db.selectFrom('outgoing_emails').select(['recipient', 'subject']).execute();
    const each = Map.groupBy(emails, ({ recipient }) => recipient);
    expect(entries.map(({ email }) => each.get(email)?.length)).toEqual(
      Array.from({ length: CROWD }, (_, at) => (at < places ? 2 : 1)),
    );
  }, 120_000);
});
