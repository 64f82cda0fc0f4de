import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { loadHallMove } from '#features/shop/desk/sales/hall/load-hall-move.server.ts';
import { moveToPlan } from '#features/shop/desk/sales/hall/move-to-plan.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE, NELE } from '#tests/order-desk/desk.ts';
import { planVersion, rectangle, seat } from '#tests/seating/halls.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';
import { openProgramme } from './programme.ts';

describeOnEngines('a sold date that moves to another seating plan', (engine) => {
  let programme: Awaited<ReturnType<typeof openProgramme>>;
  let services: (typeof programme)['services'];
  let event: number;
  let jetId: number;

  beforeAll(async () => {
    programme = await openProgramme(engine);
    ({ services } = programme);
  });
  beforeEach(async () => {
    ({ event, jetId } = await programme.stage());
    const { name_de: group } = await services.db
      .selectFrom('pools')
      .innerJoin('seat_groups', 'seat_groups.id', 'pools.seat_group_id')
      .select('name_de')
      .where('performance_id', '=', jetId)
      .executeTakeFirstOrThrow();
    named = (rows: number, seats: number) => rectangle(rows, seats, { group, house: 'new' });
    await seat(services.db, jetId, rectangle(3, 6, { group }));
  });
  let named: (rows: number, seats: number) => ReturnType<typeof rectangle>;
  afterEach(() => expectSoundBooks(services.db, { soldByHand: true }));
  afterAll(() => programme.site.test.close());

  async function buy(quantity: number): Promise<Order> {
    const { ticketing } = services;
    const [group] = (await ticketing.offer(jetId))?.seatGroups ?? [];
    const { reference } = accepted(
      await ticketing.add(null, {
        ...{ jetId, seatGroup: group?.seatGroup ?? null, blockId: null, consent: 'anywhere' },
        tickets: [{ saleTypeId: group?.prices[0]?.saleTypeId ?? 0, quantity }],
      }),
    );
    const contents = (await ticketing.cart(reference))?.contents ?? '';
    const { secret } = accepted(await ticketing.placeOrder(reference, orderRequest({ contents })));
    return (await ticketing.order(secret)) as Order;
  }
  const seatsOf = async ({ secret }: Order) =>
    ((await services.ticketing.order(secret))?.tickets ?? [])
      .flatMap(({ seats }) => seats.map(({ row, seat: number }) => `${row}/${number}`))
      .join(' ');
  const lastEmail = async ({ number }: Order) => {
    const emails = await services.db
      .selectFrom('outgoing_emails')
      .select(['subject', 'text'])
      .where('about', '=', number)
      .orderBy('id')
      .execute();
    return emails.at(-1);
  };

  it('shows who would sit where, moves them, and notifies those whose seat is another one', async () => {
    const [pair, four] = [await buy(2), await buy(4)];
    expect([await seatsOf(pair), await seatsOf(four)]).toEqual(['1/3 1/4', '2/1 2/2 2/3 2/4']);
    const to = await planVersion(services.db, { jetId, plan: named(4, 3) });
    const view = await loadHallMove(services, event, { versionId: to, language: 'de' });
    expect(view?.preview).toMatchObject({ differs: false, lost: [] });
    const before = (await services.ticketing.offer(jetId))?.availability;
    expect(await moveToPlan(services, HEIKE, event, to)).toMatchObject({ ok: true });
    expect(await seatsOf(four)).toMatch(/^2\/1 2\/2 2\/3 /);
    expect((await seatsOf(pair)).split(' ')).toHaveLength(2);
    expect((await lastEmail(four))?.subject).toContain('Andere Plätze');
    expect((await lastEmail(four))?.text).toContain('Reihe 2');
    expect(before).toBeDefined();
    const { capacity } = await services.db
      .selectFrom('pools')
      .select('capacity')
      .where('performance_id', '=', jetId)
      .executeTakeFirstOrThrow();
    expect(capacity).toBe(12);
  });

  it('changes nothing where somebody would have no seat, and names them', async () => {
    const order = await buy(7);
    const before = await seatsOf(order);
    const to = await planVersion(services.db, { jetId, plan: named(1, 6) });
    const view = await loadHallMove(services, event, { versionId: to, language: 'de' });
    expect(view?.preview).toMatchObject({ lost: [{ order: order.number }] });
    expect(await moveToPlan(services, HEIKE, event, to)).toEqual({
      ok: false,
      error: { code: 'TOO_FEW_SEATS', places: 1 },
    });
    expect(await seatsOf(order)).toBe(before);
  });

  it('notifies those whose seat is the same but has another name on it', async () => {
    const pair = await buy(2);
    const before = await lastEmail(pair);
    const { name_de: group } = await services.db
      .selectFrom('pools')
      .innerJoin('seat_groups', 'seat_groups.id', 'pools.seat_group_id')
      .select('name_de')
      .where('performance_id', '=', jetId)
      .executeTakeFirstOrThrow();
    const plan = rectangle(3, 6, { group });
    for (const zone of plan.zones) for (const row of zone.rows) row.label = `R${row.label}`;
    const to = await planVersion(services.db, { jetId, plan });
    const view = await loadHallMove(services, event, { versionId: to, language: 'de' });
    expect(view?.preview).toMatchObject({
      same: 0,
      moved: [{ order: pair.number, from: ['1/3', '1/4'], to: ['R1/3', 'R1/4'] }],
    });
    expect(await moveToPlan(services, HEIKE, event, to)).toMatchObject({ ok: true });
    expect((await lastEmail(pair))?.text).toContain('Reihe R1');
    expect(await lastEmail(pair)).not.toEqual(before);
  });

  it('is sold on in the new hall, and moves once', async () => {
    await buy(2);
    const to = await planVersion(services.db, { jetId, plan: named(2, 4) });
    const moves = await Promise.all([1, 2, 3].map(() => moveToPlan(services, HEIKE, event, to)));
    for (const moved of moves) expect(moved.ok).toBe(true);
    const order = await buy(6);
    expect((await seatsOf(order)).split(' ')).toHaveLength(6);
  });

  it('is never moved by who may not sell, or to a plan that is not its own', async () => {
    const to = await planVersion(services.db, { jetId, plan: named(2, 4) });
    await expect(moveToPlan(services, NELE, event, to)).rejects.toThrow();
    expect(await moveToPlan(services, HEIKE, event, to + 1000)).toMatchObject({
      error: { code: 'UNKNOWN_PLAN' },
    });
    const other = await planVersion(services.db, { jetId, plan: rectangle(2, 4) });
    expect(await moveToPlan(services, HEIKE, event, other)).toMatchObject({
      error: { code: 'PLAN_DIFFERS' },
    });
  });
});
