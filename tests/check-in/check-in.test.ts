import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { admit } from '#features/shop/desk/check-in/admit.server.ts';
import { countPeople, listTickets } from '#features/shop/desk/check-in/load-doors.server.ts';
import { undoAdmission } from '#features/shop/desk/check-in/undo-admission.server.ts';
import { cancelTickets } from '#features/shop/desk/orders/cancel-tickets.server.ts';
import { recordPayment } from '#features/shop/desk/orders/record-payment.server.ts';
import { createTicketCodes } from '#features/shop/orders/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { type Desk, HEIKE, NELE, openDesk, RECEIPT } from '#tests/order-desk/desk.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';

const PERFORMANCE = 1;
const SHOWTIME = '2026-12-20T13:40:00.000Z';

describeOnEngines('the door of a performance', (engine) => {
  let desk: Desk;
  let scans = 0;

  beforeEach(async () => {
    desk = await openDesk(engine);
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  const paidOrder = async () => {
    const order = await desk.order();
    await recordPayment(desk.services, HEIKE, order.number, { ...RECEIPT, cents: 1500 });
    return order;
  };
  const codeOf = (order: Order, position = 1) =>
    desk.services.ticketCodes.codeOf(order.tickets[position - 1] as Order['tickets'][number]);
  const scan = (text: string, more: Partial<Parameters<typeof admit>[3]> = {}, jetId = PERFORMANCE) => {
    scans += 1;
    return admit(desk.services, NELE, jetId, {
      id: `scan-${scans}-of-a-phone`,
      text,
      isTyped: !text.startsWith('BS1.'),
      door: 'Tür 1',
      at: null,
      all: false,
      language: 'de',
      ...more,
    });
  };
  const counts = async () => {
    const { inside, expected } = await countPeople(desk.services.db, PERFORMANCE);
    return { inside, expected };
  };

  it('opens for nothing a camera reads but what the venue has signed: anybody draws a code of a number', async () => {
    const order = await paidOrder();
    for (const text of [order.number, `${order.number}-1`])
      expect(await scan(text, { isTyped: false })).toMatchObject({ is: 'refused', reason: 'unknown' });
    expect(await scan(`${order.number}-1`, { isTyped: true })).toMatchObject({ is: 'admitted' });
    expect(await scan(await codeOf(order, 2), { isTyped: true })).toMatchObject({ is: 'admitted' });
  });

  it('counts admissions of tickets cancelled afterwards: their holders are in the building', async () => {
    const order = await paidOrder();
    await scan(await codeOf(order));
    await cancelTickets(desk.services, HEIKE, order.number, { positions: [1], reason: 'Irrtum' });
    expect(await counts()).toEqual({ inside: 1, expected: 2 });
  });

  it('opens for a ticket once, and then says since when and where', async () => {
    const order = await paidOrder();
    desk.clock.set(SHOWTIME);
    expect(await scan(await codeOf(order))).toMatchObject({
      is: 'admitted',
      ticket: { name: `${order.number}-1`, position: 1, of: 2, waiting: 1 },
    });
    desk.clock.set('2026-12-20T13:50:00.000Z');
    expect(await scan(await codeOf(order), { door: 'Tür 2' })).toMatchObject({
      is: 'used',
      since: SHOWTIME,
      door: 'Tür 1',
    });
    expect(await counts()).toEqual({ inside: 1, expected: 2 });
  });

  it('opens for all of a group with the one code it has, once', async () => {
    const order = await paidOrder();
    await desk.services.db
      .updateTable('orders')
      .set({ group_name: 'Grundschule am Auwald, 2b', group_needs: '[]', group_one_code: true })
      .execute();
    expect(await scan(await codeOf(order))).toMatchObject({
      is: 'admitted',
      ticket: { group: { name: 'Grundschule am Auwald, 2b', heads: 2 }, waiting: 0 },
    });
    expect(await counts()).toEqual({ inside: 2, expected: 2 });
    expect(await scan(await codeOf(order, 2))).toMatchObject({ is: 'used' });
  });

  it('lets in once what is held to many doors at the same time', async () => {
    const code = await codeOf(await paidOrder());
    const verdicts = await Promise.all(Array.from({ length: 40 }, () => scan(code)));
    expect(verdicts.filter(({ is }) => is === 'admitted')).toHaveLength(1);
    expect(verdicts.filter(({ is }) => is === 'used')).toHaveLength(39);
  });

  it('says the same to the same scan, however often it is sent', async () => {
    const code = await codeOf(await paidOrder());
    const verdicts = await Promise.all(
      Array.from({ length: 20 }, () => scan(code, { id: 'one-and-the-same-scan' })),
    );
    expect(new Set(verdicts.map(({ is }) => is))).toEqual(new Set(['admitted']));
    expect(await counts()).toEqual({ inside: 1, expected: 2 });
  });

  it('lets in all that wait with an order, and says so again to the same scan', async () => {
    const order = await paidOrder();
    const code = await codeOf(order);
    await scan(code);
    for (let times = 0; times < 2; times += 1)
      expect(await scan(code, { all: true, id: 'all-of-them-together' })).toMatchObject({
        is: 'admitted',
        ticket: { waiting: 0 },
      });
    expect(await counts()).toEqual({ inside: 2, expected: 2 });
    expect(await scan(code, { all: true })).toMatchObject({ is: 'used' });
  });

  it('knows a ticket by its name, and any of an order by its number', async () => {
    const order = await paidOrder();
    expect(await scan(`${order.number.toLowerCase()}-2`)).toMatchObject({
      is: 'admitted',
      ticket: { position: 2 },
    });
    expect(await scan(order.number.replaceAll('-', ' '))).toMatchObject({
      is: 'admitted',
      ticket: { position: 1 },
    });
    expect(await scan(order.number)).toMatchObject({ is: 'used' });
  });

  it('refuses unpaid, cancelled and test tickets, and those for another event', async () => {
    const unpaid = await desk.order();
    expect(await scan(`${unpaid.number}-1`)).toMatchObject({ is: 'refused', reason: 'unpaid' });
    const order = await paidOrder();
    expect(await scan(await codeOf(order), {}, 2)).toMatchObject({ is: 'refused', reason: 'other-event' });
    await cancelTickets(desk.services, HEIKE, order.number, { positions: [1], reason: 'krank' });
    expect(await scan(await codeOf(order))).toMatchObject({ is: 'refused', reason: 'cancelled' });
    const test = await desk.order({ isTest: true, paymentMethod: 'test' });
    expect(await scan(await codeOf(test))).toMatchObject({ is: 'refused', reason: 'test' });
    expect(await counts()).toEqual({ inside: 0, expected: 3 });
  });

  it.each([
    '',
    'x',
    'BS1.aaaaaaaa.1.b.c',
    'BS-AAA-AAA-1',
    'https://buntspecht.example/',
    'BS1.'.repeat(70),
    '💥'.repeat(100),
  ])('knows nothing of „%s“', async (text) => {
    expect(await scan(text)).toEqual({ is: 'refused', reason: 'unknown', ticket: null });
  });

  it('takes a code of another venue, or one somebody changed, for none', async () => {
    const [order, foreign] = [await paidOrder(), await openDesk(engine)];
    try {
      const [ticket] = order.tickets as [Order['tickets'][number]];
      const codes = createTicketCodes({ db: foreign.services.db, clock: foreign.clock });
      expect(await scan(await codes.codeOf(ticket))).toMatchObject({ is: 'refused', reason: 'unknown' });
    } finally {
      await foreign.close();
    }
    const [a = '', b = '', , ...rest] = (await codeOf(order)).split('.');
    expect(await scan([a, b, '2', ...rest].join('.'), {}, 2)).toMatchObject({ reason: 'unknown' });
  });

  it('undoes the admission of a scan, once, and nothing else', async () => {
    const order = await paidOrder();
    const text = await codeOf(order);
    await scan(text, { id: 'first-of-two-scans' });
    await scan(await codeOf(order, 2));
    for (let times = 0; times < 2; times += 1)
      expect(
        await undoAdmission(desk.services, NELE, { id: 'first-of-two-scans', text, isTyped: false }),
      ).toEqual({
        ok: true,
        value: null,
      });
    expect(await counts()).toEqual({ inside: 1, expected: 2 });
    expect(await scan(text)).toMatchObject({ is: 'admitted' });
  });

  it('records when it was, not when a phone synced it, and never a time after now', async () => {
    const order = await paidOrder();
    desk.clock.set('2026-12-20T14:30:00.000Z');
    await scan(await codeOf(order), { at: SHOWTIME });
    await scan(await codeOf(order, 2), { at: '2027-01-01T00:00:00.000Z' });
    const { tickets } = await desk.orderNow(order);
    expect(tickets.map(({ admission }) => admission?.at)).toEqual([SHOWTIME, '2026-12-20T14:30:00.000Z']);
  });

  it('keeps an admitted ticket from being given back', async () => {
    const order = await paidOrder();
    await scan(await codeOf(order));
    expect(await desk.services.ticketing.cancelTicket(order.secret, 1)).toEqual({
      ok: false,
      error: { code: 'CANCELLATION_CLOSED' },
    });
    expect(await desk.services.ticketing.cancelTicket(order.secret, 2)).toMatchObject({ ok: true });
  });

  it('is written into the audit, with the door', async () => {
    const order = await paidOrder();
    await scan(await codeOf(order));
    const row = await desk.services.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('actor_id', '=', NELE.id)
      .executeTakeFirstOrThrow();
    expect([row.entity, row.entity_id]).toEqual(['orders', order.number]);
    expect(JSON.stringify(row.changes)).toContain('Tür 1');
  });

  it('gives phones a list of fingerprints that says nothing of persons', async () => {
    const order = await paidOrder();
    await scan(await codeOf(order));
    const listed = await listTickets(desk.services, PERFORMANCE);
    expect(listed).toEqual([
      { hash: expect.stringMatching(/^[\w-]{43}$/), isInside: true },
      { hash: expect.stringMatching(/^[\w-]{43}$/), isInside: false },
    ]);
    expect(JSON.stringify(listed)).not.toContain(order.tickets[0]?.code);
  });

  it('is opened by nobody without the permission', async () => {
    const order = await paidOrder();
    const text = await codeOf(order);
    const request = {
      id: 'scan-of-a-visitor',
      text,
      isTyped: false,
      door: '',
      at: null,
      all: false,
      language: 'de' as const,
    };
    await expect(admit(desk.services, { id: 9, role: 'html_editor' }, PERFORMANCE, request)).rejects.toThrow(
      expect.objectContaining({ status: 403 }),
    );
    expect(await counts()).toEqual({ inside: 0, expected: 2 });
  });
});
