import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { insertUser } from '#features/people/accounts/store.server.ts';
import {
  addTicketsToOrder,
  cancelTickets,
  pauseReminders,
  recordPayment,
  remindNow,
  remindOfInvoices,
} from '#features/shop/desk/index.server.ts';
import { findOverdue } from '#features/shop/desk/reminders/remind-of-invoices.server.ts';
import { formatAmount } from '#lib/money.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { againWhileBusy, type Desk, HEIKE, NELE, openDesk } from './desk.ts';

const DAY_MS = 24 * 3_600_000;

describeOnEngines('reminders of invoices', (engine) => {
  let desk: Desk;
  let people = 0;

  beforeEach(async () => {
    desk = await openDesk(engine);
    await turn({ isOn: true });
    await desk.services.db
      .updateTable('site_settings')
      .set({
        seller: toJson({
          ...{ name: 'Buntspecht gGmbH', street: 'Kleiberweg 7', postalCode: '04711', city: 'Auental' },
          ...{ vatId: null, taxNumber: '123/456/78901', iban: 'DE02120300000000202051', bic: null },
        }),
      })
      .execute();
  });
  afterEach(() => desk.close());

  const turn = ({ isOn }: { isOn: boolean }, [friendlyDays, firstDays, secondDays] = [30, 14, 10]) =>
    desk.services.db
      .updateTable('site_settings')
      .set({ invoice_reminders: toJson({ isOn, friendlyDays, firstDays, secondDays }) })
      .execute();
  const days = (count: number) =>
    desk.clock.set(new Date(Date.parse(desk.clock.now()) + count * DAY_MS).toISOString());
  async function onAccount(language: 'de' | 'en' = 'de'): Promise<Order> {
    people += 1;
    const customer = { ...orderRequest().customer, email: `haus${people}@example.org` };
    const account = { ...customer, role: 'visitor' as const, passwordHash: '', createdAt: desk.clock.now() };
    const userId = await insertUser(desk.services.db, account);
    return desk.order({ paymentMethod: 'on-account', language, customer: { ...customer, userId } });
  }
  const run = () => againWhileBusy(() => remindOfInvoices(desk.services));
  const reminders = async (order: Order) => (await desk.emails(order)).slice(1).map(({ subject }) => subject);

  it('come once per step, each so many days after the one before, in the language of the order', async () => {
    const [german, english] = [await onAccount(), await onAccount('en')];
    days(29);
    expect(await run()).toBe(0);
    days(1);
    expect([await run(), await run()]).toEqual([2, 0]);
    days(13);
    expect(await run()).toBe(0);
    days(1);
    expect([await run(), await run()]).toEqual([2, 0]);
    days(10);
    expect([await run(), await run()]).toEqual([2, 0]);
    days(300);
    expect(await run()).toBe(0);
    expect(await reminders(german)).toEqual([
      `Buntspecht: Vergessen? Rechnung zu Bestellung ${german.number}`,
      `Buntspecht: Überfällig: Rechnung zu Bestellung ${german.number}`,
      `Buntspecht: Überfällig, zweite Mahnung: Rechnung zu Bestellung ${german.number}`,
    ]);
    expect(await reminders(english)).toContain(`Buntspecht: Overdue: invoice for order ${english.number}`);
    const [, email] = await desk.emails(german);
    expect(email?.text).toContain('DE02 1203 0000 0000 2020 51');
    expect(email?.text).toContain('15,00\u00a0€');
  });

  it('that are switched on late, or were late themselves, come one at a time', async () => {
    await turn({ isOn: false });
    const order = await onAccount();
    days(200);
    expect(await run()).toBe(0);
    await turn({ isOn: true });
    expect([await run(), await run()]).toEqual([1, 0]);
    days(13);
    expect(await run()).toBe(0);
    expect(await reminders(order)).toHaveLength(1);
  });

  it('are sent once by four nodes at once, and by a press at the same moment', async () => {
    const order = await onAccount();
    days(30);
    await Promise.all([
      ...[1, 2, 3, 4].map(run),
      ...[1, 2].map(() =>
        againWhileBusy(() => remindNow(desk.services, HEIKE, { number: order.number, step: 1 })),
      ),
    ]);
    expect(await reminders(order)).toHaveLength(1);
  });

  it('are for nobody who has paid, at that moment too, nor for what is cancelled or disputed', async () => {
    const [paid, cancelled, part] = [await onAccount(), await onAccount(), await onAccount()];
    const positions = cancelled.tickets.map(({ position }) => position);
    await cancelTickets(desk.services, HEIKE, cancelled.number, { positions, reason: 'krank' });
    const transfer = { means: 'transfer', reference: 'A-1' } as const;
    await recordPayment(desk.services, HEIKE, part.number, { ...transfer, cents: 500, openCents: 1500 });
    days(30);
    const pay = () =>
      againWhileBusy(() => recordPayment(desk.services, HEIKE, paid.number, { ...transfer, cents: 1500 }));
    await Promise.all([pay(), run(), run()]);
    const at = (await desk.emails(paid)).map(({ subject }) => subject);
    // Reminded a moment before the money, or not at all.
    expect(at.length).toBeLessThanOrEqual(3);
    expect(at.findIndex((each) => each.includes('Vergessen'))).not.toBe(2);
    days(300);
    await run();
    expect((await desk.emails(paid)).length).toBe(at.length);
    expect((await reminders(cancelled)).filter((each) => each.includes('Vergessen'))).toEqual([]);
    expect((await desk.emails(part)).at(-1)?.text).toContain('10,00\u00a0€');
  });

  it('are paused with a reason, resumed, and sent before their day', async () => {
    const order = await onAccount();
    const { number } = order;
    days(30);
    expect(await findOverdue(desk.services)).toMatchObject([
      { number, openCents: 1500, pausedFor: null, next: { step: 1, day: '2026-12-20' } },
    ]);
    await expect(pauseReminders(desk.services, NELE, { number, reason: 'x' })).rejects.toMatchObject({
      status: 403,
    });
    await pauseReminders(desk.services, HEIKE, { number, reason: 'zahlt im Januar' });
    expect(await run()).toBe(0);
    expect(await remindNow(desk.services, HEIKE, { number, step: 1 })).toMatchObject({ ok: false });
    expect(await findOverdue(desk.services)).toMatchObject([{ pausedFor: 'zahlt im Januar' }]);
    await pauseReminders(desk.services, HEIKE, { number, reason: null });
    expect(await run()).toBe(1);
    expect(await remindNow(desk.services, HEIKE, { number, step: 1 })).toMatchObject({ ok: false });
    expect(await remindNow(desk.services, HEIKE, { number, step: 2 })).toMatchObject({ ok: true });
    expect(await reminders(order)).toHaveLength(2);
    expect(await findOverdue(desk.services)).toMatchObject([{ next: { step: 3, day: '2026-12-30' } }]);
  });

  it('are refused while they are off, whichever form was opened before', async () => {
    const order = await onAccount();
    days(30);
    await turn({ isOn: false });
    expect(await remindNow(desk.services, HEIKE, { number: order.number, step: 1 })).toMatchObject({
      error: { code: 'REMINDERS_OFF' },
    });
    expect([await reminders(order), await findOverdue(desk.services)]).toEqual([[], []]);
  });

  it('begin again for what an order costs more after the last of them', async () => {
    await turn({ isOn: true }, [1, 1, 1]);
    const order = await onAccount();
    for (const step of [1, 2, 3]) {
      days(1);
      expect([step, await run()]).toEqual([step, 1]);
    }
    days(1);
    expect(await run()).toBe(0);
    const [first] = order.tickets;
    if (!first) throw new Error('an order without tickets');
    const { jetId, blockId, seatGroup, price } = first;
    const added = await addTicketsToOrder(desk.services, HEIKE, order.number, {
      ...{ jetId, blockId, seatGroup: seatGroup.code, lastPosition: order.tickets.length },
      tickets: [{ saleTypeId: price.saleTypeId, quantity: 1, cents: price.cents }],
    });
    expect(added).toMatchObject({ ok: true });
    expect(await run()).toBe(0);
    days(1);
    expect([await run(), await run()]).toEqual([1, 0]);
    const last = (await desk.emails(order)).at(-1);
    expect(last?.subject).toBe(`Buntspecht: Vergessen? Rechnung zu Bestellung ${order.number}`);
    const { due } = await desk.orderNow(order);
    expect(due.totalCents).toBe(1500 + price.cents);
    expect(last?.text).toContain(formatAmount(due.totalCents));
    days(1);
    expect(await run()).toBe(1);
  });

  it('are noted with their email or not at all wherever the process dies', async () => {
    const order = await onAccount();
    days(30);
    let deaths = 0;
    for (;;) {
      const db = desk.services.db.withPlugin(dyingAfter(deaths));
      const outcome = await remindOfInvoices({ ...desk.services, db }).catch((error: unknown) => error);
      if (outcome !== DIED) break;
      deaths += 1;
      expect(await reminders(order)).toEqual([]);
    }
    expect(deaths).toBeGreaterThanOrEqual(8);
    expect(await reminders(order)).toHaveLength(1);
  });
});
