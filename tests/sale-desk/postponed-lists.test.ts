import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPassEntries } from '#features/box-office/passes/pass-entry-store.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { toWaitingView } from '#features/box-office/waiting-list/entry-view.ts';
import { waitingEmail } from '#features/box-office/waiting-list/waiting-email.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { loadDeskOrdersPage } from '#features/shop/desk/orders/load-desk-orders-page.server.ts';
import { loadDeskEventsPage } from '#features/shop/desk/sales/load-desk-events-page.server.ts';
import { dayOf, formatDay } from '#lib/venue-time.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { LATER, openProgramme } from './programme.ts';

const SECRET = 's'.repeat(32);

describeOnEngines('lists, of an event that is postponed without a new date', (engine) => {
  let programme: Awaited<ReturnType<typeof openProgramme>>;
  let services: (typeof programme)['services'];
  let staged: Awaited<ReturnType<(typeof programme)['stage']>>;
  let order: Order;

  beforeAll(async () => {
    programme = await openProgramme(engine);
    services = programme.services;
    staged = await programme.stage();
    order = await programme.buy(staged.jetId);
    await wait();
    await programme.change(staged.event, { status: 'postponed' });
  });
  afterAll(() => programme.site.test.close());

  async function wait() {
    const { db, clock } = services;
    const pool = await db
      .selectFrom('pools')
      .select('id')
      .where('performance_id', '=', staged.jetId)
      .where('seat_group_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const what = { performance_id: staged.jetId, pool_id: pool.id, wanted: '[]', tickets: 2, least_units: 2 };
    const who = { email: 'ida@post.example', language: 'de' as const, user_id: null, secret: SECRET };
    await db
      .insertInto('waiting_entries')
      .values({ ...what, ...who, only_together: true, joined_at: clock.now() })
      .execute();
  }

  /** A pass that a ticket of the order was taken with. */
  async function use(): Promise<number> {
    const { db, clock } = services;
    const terms = { cents: 4000, vat_basis_points: 700, visits: 5, most_cents: null, series_id: null };
    const name = { name_de: 'Fünfer', name_en: null };
    const { id: kind } = await db
      .insertInto('pass_kinds')
      .values({
        ...{ ...terms, ...name, note_de: null, note_en: null, is_on_sale: true },
        ...{ valid_days: 365, valid_until: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: ticket, order_id } = await db
      .selectFrom('order_tickets')
      .innerJoin('orders', 'orders.id', 'order_tickets.order_id')
      .select(['order_tickets.id', 'order_id'])
      .where('orders.number', '=', order.number)
      .orderBy('order_tickets.id')
      .executeTakeFirstOrThrow();
    const { id: pass } = await db
      .insertInto('passes')
      .values({
        ...{ ...terms, ...name, order_id, kind_id: kind, is_paid: true, left_visits: 4 },
        valid_until: '2027-12-01T00:00:00.000Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const used = { pass_id: pass, kind: 'used' as const, visits: -1, left_visits: 4, ticket_id: ticket };
    await db
      .insertInto('pass_entries')
      .values({ ...used, reference: 'ticket-1', booked_at: clock.now() })
      .execute();
    return pass;
  }

  const staff = HEIKE as Principal;
  const orderRows = async () => {
    const asked = { query: order.number, state: null, performance: null, page: 1 };
    return (await loadDeskOrdersPage(services, asked, { staff, language: 'de' })).rows;
  };
  const eventRows = async (filter: { isOver?: boolean; isWaitedFor?: boolean } = {}) => {
    const asked = { query: '', isOver: false, isWaitedFor: false, ...filter };
    const load = (page: number) =>
      loadDeskEventsPage(services, { ...asked, page }, { staff, language: 'de' });
    const { pages } = await load(1);
    const rooms = await Promise.all(Array.from({ length: pages }, (_, index) => load(index + 1)));
    return rooms.flatMap(({ rows }) => rows).filter(({ id }) => id === staged.event);
  };

  it('the desk says that its date does not hold', async () => {
    expect(await orderRows()).toMatchObject([{ isPostponed: true }]);
    expect(await eventRows()).toMatchObject([{ isPostponed: true, state: 'postponed' }]);
    expect(await eventRows({ isWaitedFor: true })).toMatchObject([{ isPostponed: true, waiting: 1 }]);
  });

  it('it is not over when it was to end', async () => {
    const { clock } = programme.site.test;
    const before = clock.now();
    clock.set('2027-02-01T12:00:00.000Z');
    expect(await eventRows()).toHaveLength(1);
    expect(await eventRows({ isOver: true })).toEqual([]);
    clock.set(before);
  });

  it.each(['de', 'en'] as const)('who waits for places sees no date in %s', async (language) => {
    const entry = await services.ticketing.waitingList?.find(SECRET);
    if (!entry) throw new Error('Nobody waits');
    expect(toWaitingView(entry, language)).toMatchObject({ when: null, isPostponed: true });
    const { text } = waitingEmail(
      { ...entry, language },
      { kind: 'joined', site: 'Haus', link: 'https://haus.example/' },
    );
    expect(text).not.toContain(formatDay(dayOf(staged.before.date_start), language));
  });

  it('the visits of a pass have none either', async () => {
    const pass = await use();
    expect(await findPassEntries(services.db, [pass])).toMatchObject([
      { ticket: { isPostponed: true, startsAt: staged.before.date_start } },
    ]);
  });

  it('with a new date everything has that one, also while it is still said to be postponed', async () => {
    await programme.change(staged.event, LATER);
    expect(await orderRows()).toMatchObject([{ isPostponed: false, when: expect.stringContaining('März') }]);
    expect(await eventRows()).toMatchObject([{ isPostponed: false, when: expect.stringContaining('März') }]);
    expect(await services.ticketing.waitingList?.find(SECRET)).toMatchObject({ isPostponed: false });
    programme.site.test.clock.set('2027-04-01T12:00:00.000Z');
    expect(await eventRows()).toEqual([]);
    expect(await eventRows({ isOver: true })).toHaveLength(1);
  });
});
