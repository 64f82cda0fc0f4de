import { afterAll, beforeAll, expect, it } from 'vitest';
import { rebuildOrderBalances } from '#features/box-office/ticketing/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { admit } from '#features/shop/desk/check-in/admit.server.ts';
import { listTickets, loadDoors } from '#features/shop/desk/check-in/load-doors.server.ts';
import { loadDeskOrderPage } from '#features/shop/desk/orders/load-desk-order-page.server.ts';
import { toOrderView } from '#features/shop/orders/find-order-view.server.ts';
import { findTicketView } from '#features/shop/orders/find-ticket-view.server.ts';
import { toOrderListing } from '#features/shop/orders/order-listing.ts';
import { findTicketFacts } from '#features/shop/orders/ticket-sheet/find-ticket-facts.server.ts';
import { toTicketSheet } from '#features/shop/orders/ticket-sheet/to-ticket-sheet.server.ts';
import { findTicketPasses } from '#features/shop/orders/wallet-pass.server.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE, NELE } from '#tests/order-desk/desk.ts';
import { LATER, openProgramme } from './programme.ts';

describeOnEngines('tickets for an event that is postponed without a new date', (engine) => {
  let programme: Awaited<ReturnType<typeof openProgramme>>;
  let services: (typeof programme)['services'];
  let staged: Awaited<ReturnType<(typeof programme)['stage']>>;
  let order: Order;
  let was: { de: string; en: string };

  beforeAll(async () => {
    programme = await openProgramme(engine);
    services = programme.services;
    staged = await programme.stage();
    const bought = await programme.buy(staged.jetId, { paymentMethod: 'box-office' });
    await pay(bought);
    await programme.change(staged.event, { status: 'postponed' });
    order = (await services.ticketing.order(bought.secret)) as Order;
    const start = staged.before.date_start;
    const inWords = (language: 'de' | 'en') =>
      `${formatDay(dayOf(start), language)}, ${formatTime(timeOf(start), language)}`;
    was = { de: inWords('de'), en: inWords('en') };
  });
  afterAll(() => programme.site.test.close());

  async function pay({ number, due }: Order) {
    const { id } = await services.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    await services.db
      .insertInto('payments')
      .values({
        ...{ order_id: id, kind: 'payment', cents: due.totalCents, means: 'cash', reference: 'K-1' },
        ...{ reason: null, reverses_id: null, recorded_by: null, recorded_at: staged.before.date_start },
      })
      .execute();
    await rebuildOrderBalances(services.db);
  }

  it.each(['de', 'en'] as const)('lie on the page of the order in %s without a date', async (language) => {
    const [visit] = (await toOrderView(services, order, language)).visits;
    expect(visit?.postponedFrom).toBe(was[language]);
    expect(visit?.facts).not.toContain(was[language]);
    expect(visit?.event?.calendarPath).toBeNull();
    expect(visit?.tickets.map(({ isCancellable }) => isCancellable)).toEqual([true, true]);
    const [listed] = toOrderListing(order, language).visits;
    expect(listed).toMatchObject({ when: null, isPostponed: true });
  });

  it.each(['de', 'en'] as const)('say on their own page in %s that they have none', async (language) => {
    const view = await findTicketView(services, order, { position: 1, language });
    expect(view).toMatchObject({ postponedFrom: was[language], day: null, time: null });
    expect(view?.qr).not.toBeNull();
  });

  it('say so on paper, and to the wallets of phones', async () => {
    const [facts] = await findTicketFacts(services, order, order.tickets);
    if (!facts) throw new Error('There is no ticket');
    const sheet = await toTicketSheet(facts, order);
    expect(sheet).toMatchObject({ isPostponed: true, startsAt: null, doorsAt: null });
    const [pass] = await findTicketPasses(services, order, 1);
    expect(pass).toMatchObject({ startsAt: null, isPostponed: true, doorsAt: null });
  });

  it('are marked at the desk', async () => {
    const found = { staff: HEIKE as Principal, language: 'de' as const, draft: null };
    const page = await loadDeskOrderPage(services, order.number, found);
    expect(page?.tickets[0]).toMatchObject({ when: expect.any(String), isPostponed: true });
  });

  it('open no door on the old date, not even without a network', async () => {
    const { clock } = programme.site.test;
    clock.set(staged.before.date_start);
    const doors = await loadDoors({ db: services.db, clock }, 'de');
    expect(doors.map(({ jetId }) => jetId)).not.toContain(staged.jetId);
    expect(await listTickets(services, staged.jetId)).toEqual([]);
    const [ticket] = order.tickets;
    const text = ticket ? await services.ticketCodes.codeOf(ticket) : '';
    const scan = { text, isTyped: false, door: 'Tür 1', at: null, all: false, language: 'de' as const };
    const first = await admit(services, NELE, staged.jetId, { ...scan, id: 'scan-of-the-old-date' });
    expect(first).toMatchObject({ is: 'refused', reason: 'postponed' });
  });

  it('open it on the new one, with the same codes', async () => {
    await programme.change(staged.event, { ...LATER, status: 'scheduled' });
    const { clock } = programme.site.test;
    clock.set(LATER.date_start);
    const [ticket] = order.tickets;
    const text = ticket ? await services.ticketCodes.codeOf(ticket) : '';
    const scan = { text, isTyped: false, door: 'Tür 1', at: null, all: false, language: 'de' as const };
    const now = await admit(services, NELE, staged.jetId, { ...scan, id: 'scan-of-the-new-date' });
    expect(now.is).toBe('admitted');
    expect(await listTickets(services, staged.jetId)).toHaveLength(2);
  });
});
