import { afterEach, beforeEach, expect, it } from 'vitest';
import type { GroupOrder, Order } from '#features/box-office/ticketing/index.ts';
import { findAuditEntries, type Principal } from '#features/core/access/index.server.ts';
import { acceptEnquiry } from '#features/shop/desk/enquiries/accept-enquiry.server.ts';
import { askForDate } from '#features/shop/desk/enquiries/ask-for-date.server.ts';
import { closeEnquiry } from '#features/shop/desk/enquiries/close-enquiry.server.ts';
import { loadEnquiriesPage, loadEnquiryPage } from '#features/shop/desk/enquiries/load-enquiries.server.ts';
import { makeOffer } from '#features/shop/desk/enquiries/make-offer.server.ts';
import { purgeEnquiries } from '#features/shop/desk/enquiries/purge-enquiries.server.ts';
import { withdrawEnquiry } from '#features/shop/desk/enquiries/withdraw-enquiry.server.ts';
import { historyLine } from '#features/shop/desk/orders/history-line.ts';
import { recordPayment } from '#features/shop/desk/orders/record-payment.server.ts';
import { remindOrCancelUnpaidOrders } from '#features/shop/desk/orders/unpaid-orders.server.ts';
import { cancelEvent } from '#features/shop/desk/sales/cancel-event.server.ts';
import { toEnquiryView } from '#features/shop/orders/index.server.ts';
import type { Result } from '#lib/result.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { sell } from '#tests/ticketing/box-office.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { stageProduction } from '#tests/ticketing/production.ts';
import { againWhileBusy, type Desk, HEIKE, NELE, openDesk, RECEIPT } from './desk.ts';

/** The value of what was not refused. */
function accepted<T>(result: Result<T, { code: string }>): T {
  if (!result.ok) throw new Error(`refused: ${result.error.code}`);
  return result.value;
}

/** The error of what must have been refused. */
function refused<E>(result: Result<unknown, E>): E {
  if (result.ok) throw new Error('accepted, though it should not have been');
  return result.error;
}

const [CHILD, ADULT] = [1, 2];
const JET_ID = 7;
const name = (de: string) => ({ de, en: null });
const CLASSES = {
  code: 'HALL',
  name: name('Saal'),
  capacity: 60,
  prices: [
    { name: name('Kind'), cents: 400, groupFrom: 10 },
    { name: name('Begleitung'), cents: 0, together: { atMost: 1, per: 5, of: [name('Kind')] } },
  ],
};
/** A Tuesday; it is Friday noon. */
const DATE = { dateStart: '2026-12-08T08:30:00.000Z', dateEnd: '2026-12-08T09:45:00.000Z' };
/** Three working days after Friday, 20 November. */
const MIDNIGHT = '2026-11-25T23:00:00.000Z';
const BUYER = { session: 'abc', network: '203.0.113.7', key: 'group 1' };
const TOTAL = 20 * 400;
const ACCEPTANCE = { agreedCents: TOTAL, invoiceRecipient: null };
const ASKED = {
  ...{ key: 'a', language: 'de' as const, name: 'Kita Regenbogen', firstName: 'Tomke', lastName: 'Brandt' },
  ...{ email: 'brandt@example.org', heads: 22, request: 'Im Dezember, vormittags' },
};
const FIRST_PAGE = { page: 1, pageSize: 10 };
const CASHIER = { ...HEIKE, name: 'Heike' } as unknown as Principal;

describeOnEngines('an enquiry of a group', (engine) => {
  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(engine);
    await sell(desk.services.db, [{ jetId: JET_ID, ...DATE, seatGroups: [CLASSES] }]);
    await stageProduction(desk.services.db, [{ jetId: JET_ID, ...DATE }]);
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  const groups = () => {
    const { groups } = desk.services.ticketing;
    if (!groups) throw new Error('the box office sells nothing to groups');
    return groups;
  };
  const request = (more: Partial<GroupOrder> = {}): GroupOrder => ({
    ...{ jetId: JET_ID, seatGroup: 'HALL' },
    tickets: [
      { saleTypeId: CHILD, quantity: 20, cents: 400 },
      { saleTypeId: ADULT, quantity: 4, cents: 0 },
    ],
    group: { name: 'Grundschule am Auwald, 2b', needs: [], isOneCode: true },
    request: {
      customer: { firstName: 'Tomke', lastName: 'Brandt', email: 'brandt@example.org', userId: null },
      ...{ language: 'de', invoiceRecipient: null },
    },
    ...more,
  });
  const enquire = async (): Promise<Order> => {
    const { secret } = accepted(await groups().enquire(request(), BUYER));
    return (await desk.services.ticketing.order(secret)) as Order;
  };
  const free = async () => (await groups().dates()).find(({ jetId }) => jetId === JET_ID)?.free;
  const accept = (order: Order, services = desk.services) =>
    acceptEnquiry(services, order.number, ACCEPTANCE);
  const withdraw = (order: Order) => withdrawEnquiry(desk.services, order.number);
  const invoices = async () =>
    (await desk.services.db.selectFrom('invoices').select('sequence').execute()).length;
  const eventId = async () =>
    (
      await desk.services.db
        .selectFrom('events')
        .select('id')
        .where('id_jet', '=', JET_ID)
        .executeTakeFirstOrThrow()
    ).id;
  const see = (services = desk.services) => remindOrCancelUnpaidOrders(services);
  const subjects = async (order: Order) => (await desk.emails(order)).map(({ subject }) => subject);
  const stateNow = async (order: Order) =>
    (await toEnquiryView(desk.services, await desk.orderNow(order), 'de'))?.state ?? 'ordered';

  it('holds its places for three working days, without an order or an invoice', async () => {
    const order = await enquire();
    expect(order).toMatchObject({ paymentMethod: 'box-office', reservedUntil: MIDNIGHT, invoice: null });
    expect(await free()).toBe(36);
    expect(await subjects(order)).toEqual([`Buntspecht: Plätze für eure Gruppe gehalten: ${order.number}`]);
    expect((await desk.emails(order))[0]?.text).toContain('bis Mittwoch, 25. November 2026');
    expect(await stateNow(order)).toBe('held');
    expect(await invoices()).toBe(0);
  });

  it('is one with one key, and refuses what costs nothing or has no room', async () => {
    const both = await Promise.all([groups().enquire(request(), BUYER), groups().enquire(request(), BUYER)]);
    expect(new Set(both.map((each) => accepted(each).number)).size).toBe(1);
    const tickets = [{ saleTypeId: CHILD, quantity: 37, cents: 400 }];
    expect(refused(await groups().enquire(request({ tickets }), { ...BUYER, key: 'b' })).code).toBe(
      'NOT_ENOUGH',
    );
    await desk.services.db.updateTable('prices').set({ cents: 0 }).execute();
    const nothing = [{ saleTypeId: CHILD, quantity: 10, cents: 0 }];
    expect(refused(await groups().enquire(request({ tickets: nothing }), { ...BUYER, key: 'c' })).code).toBe(
      'PAYMENT_CLOSED',
    );
    expect(await free()).toBe(36);
  });

  it('becomes one order on one invoice, however often and by whomever its link is pressed', async () => {
    const order = await enquire();
    const presses = await Promise.all([1, 2, 3].map(() => againWhileBusy(() => accept(order))));
    expect(presses.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await desk.orderNow(order)).toMatchObject({ paymentMethod: 'on-account', reservedUntil: null });
    expect(await invoices()).toBe(1);
    expect(await subjects(order)).toHaveLength(2);
    expect(await stateNow(order)).toBe('ordered');
    desk.clock.set(MIDNIGHT);
    await see();
    expect(await free()).toBe(36);
    const { entries } = await findAuditEntries(
      desk.services.db,
      { entity: 'orders', entityId: order.number },
      FIRST_PAGE,
    );
    expect(entries.map((entry) => historyLine(entry)?.what.kind)).toEqual(['enquiry-ordered']);
  });

  it('is accepted with the total and the address that were seen', async () => {
    const order = await enquire();
    const pressed = (more: object) => acceptEnquiry(desk.services, order.number, { ...ACCEPTANCE, ...more });
    expect(refused(await pressed({ agreedCents: 1 })).code).toBe('CART_CHANGED');
    const half = {
      organisation: 'Schule',
      street: '',
      postalCode: '',
      city: '',
      leitwegId: null,
      reference: null,
    };
    expect(refused(await pressed({ invoiceRecipient: half })).code).toBe('RECIPIENT_REFUSED');
    expect(await invoices()).toBe(0);
    const school = { ...half, street: 'Erlenweg 2', postalCode: '04711', city: 'Auwald' };
    accepted(await pressed({ invoiceRecipient: school }));
    expect((await desk.orderNow(order)).invoiceRecipient).toEqual(school);
  });

  it('is reminded of once, and free after its end, which costs nothing', async () => {
    const order = await enquire();
    desk.clock.set('2026-11-24T11:00:00.000Z');
    await Promise.all([see(), see()]);
    expect(await subjects(order)).toContain(
      `Buntspecht: Möchtet ihr die Plätze noch? Anfrage ${order.number}`,
    );
    desk.clock.set(MIDNIGHT);
    expect(await stateNow(order)).toBe('ended');
    expect(refused(await accept(order)).code).toBe('NO_ACTIVE_RESERVATION');
    await see();
    expect(await free()).toBe(60);
    expect(refused(await accept(order)).code).toBe('NO_ACTIVE_RESERVATION');
    expect(await stateNow(order)).toBe('ended');
    expect(await subjects(order)).toHaveLength(3);
    expect(await invoices()).toBe(0);
  });

  it('is accepted or released, when both happen at its end', async () => {
    const order = await enquire();
    desk.clock.set('2026-11-25T22:59:59.999Z');
    const pressed = againWhileBusy(() => accept(order));
    desk.clock.set(MIDNIGHT);
    const [done] = await Promise.all([pressed, see()]);
    expect([await free(), await invoices()]).toEqual(done.ok ? [36, 1] : [60, 0]);
  });

  it('is withdrawn once, and not after it was ordered', async () => {
    const order = await enquire();
    await Promise.all([withdraw(order), withdraw(order)]);
    expect(await free()).toBe(60);
    expect(await stateNow(order)).toBe('withdrawn');
    expect(await subjects(order)).toHaveLength(2);
    expect(refused(await accept(order)).code).toBe('NO_ACTIVE_RESERVATION');
    const other = (await desk.services.ticketing.order(
      accepted(await groups().enquire(request(), { ...BUYER, key: 'b' })).secret,
    )) as Order;
    accepted(await accept(other));
    expect(refused(await withdraw(other)).code).toBe('CANCELLATION_CLOSED');
    expect(await free()).toBe(36);
  });

  it('is ordered or withdrawn, when both are pressed at once', async () => {
    const order = await enquire();
    const [ordered, given] = await Promise.all([
      againWhileBusy(() => accept(order)),
      againWhileBusy(() => withdraw(order)),
    ]);
    expect(ordered.ok).toBe(!given.ok);
    expect([await free(), await invoices()]).toEqual(ordered.ok ? [36, 1] : [60, 0]);
  });

  it('ends with its event, and is not ordered after that', async () => {
    const order = await enquire();
    accepted(await cancelEvent(desk.services, HEIKE, await eventId(), 'Sturm'));
    expect(refused(await accept(order)).code).toBe('NO_ACTIVE_RESERVATION');
    expect(await stateNow(order)).toBe('cancelled');
    expect(await invoices()).toBe(0);
  });

  it('is an order once the box office took money for it', async () => {
    const order = await enquire();
    accepted(await recordPayment(desk.services, HEIKE, order.number, { ...RECEIPT, cents: TOTAL }));
    expect(await stateNow(order)).toBe('ordered');
    expect(refused(await withdraw(order)).code).toBe('CANCELLATION_CLOSED');
    accepted(await accept(order));
    expect(await invoices()).toBe(0);
  });

  it('keeps its tickets together: none of them is returned alone', async () => {
    const order = await enquire();
    expect(refused(await desk.services.ticketing.cancelTicket(order.secret, 1)).code).toBe(
      'CANCELLATION_CLOSED',
    );
  });

  it('is accepted wholly or not at all, wherever the process dies between', async () => {
    const order = await enquire();
    for (let statements = 0; ; statements += 1) {
      const db = desk.services.db.withPlugin(dyingAfter(statements));
      const outcome = await accept(order, { ...desk.services, db }).catch((error: unknown) => error);
      const { paymentMethod } = await desk.orderNow(order);
      const facts = [paymentMethod, await invoices(), (await subjects(order)).length];
      expect([
        ['box-office', 0, 1],
        ['on-account', 1, 2],
      ]).toContainEqual(facts);
      if (outcome !== DIED) break;
      await expectSoundBooks(desk.services.db);
    }
    accepted(await accept(order));
    expect(await invoices()).toBe(1);
  });

  async function asked() {
    await askForDate(desk.services, ASKED);
    const [row] = (await loadEnquiriesPage(desk.services, 'de')).asked;
    if (!row) throw new Error('the enquiry is not there');
    return row;
  }
  const offer = (
    enquiryId: number,
    { quantity, ...more }: { seenOrderId?: number | null; lastDay?: string; quantity?: number } = {},
  ) => {
    const { counterCarts } = desk.services;
    if (!counterCarts) throw new Error('there is no counter');
    const { jetId, seatGroup, tickets } = request();
    return makeOffer({ ...desk.services, counterCarts }, HEIKE, {
      ...{ enquiryId, seenOrderId: null, lastDay: '2026-12-01', ...more },
      tickets: {
        ...{ jetId, seatGroup, blockId: null },
        tickets: quantity === undefined ? tickets : [{ saleTypeId: 1, quantity, cents: 400 }],
      },
    });
  };

  it('without a date lies at the desk once, and is confirmed by email', async () => {
    await Promise.all([askForDate(desk.services, ASKED), askForDate(desk.services, ASKED)]);
    const page = await loadEnquiriesPage(desk.services, 'de');
    expect(page.asked).toMatchObject([{ name: 'Kita Regenbogen', heads: 22, state: 'open', order: null }]);
    const mails = await desk.services.db.selectFrom('outgoing_emails').select('recipient').execute();
    expect(mails).toEqual([{ recipient: 'brandt@example.org' }]);
  });

  it('without a date gets no offer of more places than a group has', async () => {
    await askForDate(desk.services, ASKED);
    const [asked] = (await loadEnquiriesPage(desk.services, 'de')).asked;
    for (const quantity of [121, 1e9, Number.MAX_SAFE_INTEGER])
      expect(await offer(asked?.id ?? 0, { quantity })).toMatchObject({ error: { code: 'LIMIT' } });
  });

  it('without a date is answered by an offer, which one press orders', async () => {
    const { id } = await asked();
    const order = accepted(await offer(id));
    expect(order).toMatchObject({
      ...{ reservedUntil: '2026-12-01T23:00:00.000Z', soldBy: HEIKE.id },
      customer: { email: 'brandt@example.org' },
      group: { name: 'Kita Regenbogen' },
    });
    expect(await free()).toBe(36);
    expect((await loadEnquiriesPage(desk.services, 'de')).asked).toMatchObject([
      { state: 'offered', order: order.number },
    ]);
    accepted(await accept(order));
    expect(await invoices()).toBe(1);
    expect((await loadEnquiriesPage(desk.services, 'de')).held).toMatchObject([{ state: 'ordered' }]);
  });

  it('is offered once by two of the staff at once, and again after its end', async () => {
    const { id } = await asked();
    const both = await Promise.all([againWhileBusy(() => offer(id)), againWhileBusy(() => offer(id))]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await free()).toBe(36);
    desk.clock.set('2026-12-01T23:00:00.000Z');
    await see();
    expect(await free()).toBe(60);
    const view = await loadEnquiryPage({ ...desk.services, groups: groups() }, { id, event: JET_ID }, 'de');
    const again = await offer(id, { seenOrderId: view?.seenOrderId ?? null, lastDay: '2026-12-04' });
    expect(again.ok).toBe(true);
    expect(view).toMatchObject({ suggestedDay: '2026-12-07', date: { jetId: JET_ID } });
  });

  it('holds nothing where an offer is refused', async () => {
    const { id } = await asked();
    expect(refused(await offer(id, { lastDay: '2026-11-19' })).code).toBe('RESERVATION_TOO_LATE');
    expect(refused(await offer(id + 1)).code).toBe('UNKNOWN_ENQUIRY');
    expect(await free()).toBe(60);
    await expect(closeEnquiry(desk.services, NELE, id)).rejects.toMatchObject({ status: 403 });
  });

  it('is closed without an offer, and deleted after a year', async () => {
    const { id } = await asked();
    accepted(await closeEnquiry(desk.services, CASHIER, id));
    expect((await loadEnquiriesPage(desk.services, 'de')).asked).toMatchObject([{ state: 'closed' }]);
    desk.clock.set('2027-11-20T11:00:00.001Z');
    expect(await purgeEnquiries(desk.services)).toBe(1);
  });
});
