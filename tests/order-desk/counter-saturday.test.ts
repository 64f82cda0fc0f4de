import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCredit } from '#features/box-office/credit/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { DEFAULT_BOOKKEEPING } from '#features/core/settings/settings.ts';
import { closeDay } from '#features/shop/desk/closings/close-day.server.ts';
import { bookingBatch } from '#features/shop/desk/closings/datev/booking-batch.ts';
import { findLedger } from '#features/shop/desk/closings/ledger-store.server.ts';
import type { CounterRequest } from '#features/shop/desk/counter/sell.server.ts';
import { sell } from '#features/shop/desk/counter/sell.server.ts';
import { sellPurchaseAtCounter } from '#features/shop/desk/counter/sell-purchase.server.ts';
import { undoSale } from '#features/shop/desk/counter/undo-sale.server.ts';
import { cancelTickets, closeTill, openTill, recordRefund } from '#features/shop/desk/index.server.ts';
import { findLatestShifts } from '#features/shop/desk/tills/shift-store.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { CHILD, order as ticketOrder } from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { accountOf, basketOf, codeOf, granted, NAMELESS, saleOf } from './counter-sales.ts';
import { type Desk, HEIKE, openDesk } from './desk.ts';

const SATURDAY = '2026-12-19';
const SALES = 40;
const ADA = { firstName: 'Ada', lastName: 'Lehn', email: 'ada@example.org' };

describeOnEngines('a Saturday at the counter', (engine) => {
  let desk: Desk;
  let hilde: number;
  let pass: string;

  beforeEach(async () => {
    desk = await openDesk(engine);
    // The public sale ends with the start, the counter's with the end.
    desk.clock.set(`${SATURDAY}T14:10:00.000Z`);
    const { db } = desk.services;
    const times = {
      event_starts_at: `${SATURDAY}T14:00:00.000Z`,
      event_ends_at: `${SATURDAY}T16:00:00.000Z`,
    };
    await db
      .updateTable('performances')
      .set({ ...times, sale_ends_at: times.event_starts_at })
      .execute();
    await db.updateTable('pools').set({ capacity: 400 }).execute();
    await db.updateTable('prices').set({ vat_basis_points: 700 }).execute();
    await accountOf(desk, 'Heike');
    hilde = await accountOf(desk, 'Hilde');
    await inTransaction(db, (trx) =>
      addCredit(trx, {
        ...{ kind: 'gift-voucher', userId: hilde, cents: 20_000, reference: 'gift-voucher 4711' },
        ...{ orderId: null, now: desk.clock.now() },
      }),
    );
    const { id } = await db
      .insertInto('pass_kinds')
      .values({
        ...{ name_de: 'Zehnerkarte', name_en: 'Ten visits', cents: 7000, vat_basis_points: 700, visits: 10 },
        ...{ most_cents: null, series_id: null, valid_days: 60, valid_until: null, is_on_sale: true },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    granted(await openTill(desk.services, HEIKE, { till: 'Kasse 1', floatCents: 10_000 }));
    pass = granted(
      await sellPurchaseAtCounter(desk.services, HEIKE, {
        ...{ item: { passKindId: id }, totalCents: 7000, customer: NAMELESS, language: 'de' },
        ...{ means: 'cash', givenCents: 10_000, receipt: '', key: 'pass of the day' },
      }),
    ).number;
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  /** The sale of a customer: each kind of the day in turn. */
  async function saleNumber(index: number): Promise<CounterRequest> {
    const kind = index % 8;
    // A class of children once in a while, families in between.
    const reference = kind === 7 ? await basketOf(desk, 24, CHILD) : await basketOf(desk, 1 + (index % 3));
    if (kind === 5)
      granted(await desk.services.counterCarts.setPass(reference, { number: pass, by: HEIKE.id }));
    const request = await saleOf(desk, reference);
    const credit = Math.min(500, request.totalCents);
    const kinds: Partial<CounterRequest>[] = [
      { givenCents: 10_000 },
      { means: 'card' },
      { cardCents: 300 },
      { means: 'account', customer: ADA },
      { account: { id: hilde, creditCents: credit, voucherCode: '' } },
      {},
      index % 16 === 6 ? { complimentary: { reason: 'Presse', for: 'Radio' } } : {},
      { means: 'card' },
    ];
    return { ...request, ...kinds[kind] };
  }

  /** Sums of a file of DATEV: debits less credits of all rows, in cents. */
  function sumOfFile(bytes: Uint8Array<ArrayBuffer>): number {
    const [, , ...rows] = new TextDecoder('windows-1252').decode(bytes).trimEnd().split('\r\n');
    return rows.reduce((sum, row) => {
      const [amount = '', side = ''] = row.split(';');
      const cents = Number(amount.replace(',', ''));
      return sum + (side === '"S"' ? cents : -cents);
    }, 0);
  }

  it('ends with a till, a day and a file that agree to the cent, after forty sales and three that went back', async () => {
    expect(codeOf(await desk.services.ticketing.add(null, ticketOrder(1, 1)))).toBe('SALE_CLOSED');
    const orders: Order[] = [];
    for (let index = 0; index < SALES; index += 1)
      orders.push(granted(await sell(desk.services, HEIKE, await saleNumber(index))));
    const at = (index: number) => orders[index] as Order;
    expect(granted(await undoSale(desk.services, HEIKE, at(0).number)).paidCents).toBe(0);
    expect(granted(await undoSale(desk.services, HEIKE, at(12).number)).paidCents).toBe(0);
    const late = at(9);
    const positions = late.tickets.map(({ position }) => position);
    granted(await cancelTickets(desk.services, HEIKE, late.number, { positions, reason: 'Krank' }));
    granted(
      await recordRefund(desk.services, HEIKE, late.number, {
        ...{ means: 'card', cents: late.paidCents, reference: 'T-1' },
      }),
    );

    const { db } = desk.services;
    const cash = await db
      .selectFrom('payments')
      .select(({ fn }) => fn.sum<number>('cents').as('cents'))
      .where('means', '=', 'cash')
      .executeTakeFirstOrThrow();
    const expected = 10_000 + Number(cash.cents);
    const counted = { count: new Map([[1, expected]]), retainedCents: 10_000 };
    granted(
      await closeTill(desk.services, HEIKE, { ...counted, differenceReason: '', witness: '', note: '' }),
    );
    expect((await findLatestShifts(db, 1))[0]?.closing).toMatchObject({
      ...{ expectedCents: expected, countedCents: expected },
    });
    const ledger = await findLedger(db, { unclosedUpTo: SATURDAY });
    const closing = granted(await closeDay(desk.services, { id: 4, role: 'accountant' }, SATURDAY));
    const total = ledger.reduce((sum, { cents }) => sum + cents, 0);
    expect(closing.report).toMatchObject({ count: ledger.length, totalCents: total });
    const rows = await db.selectFrom('payments').select('cents').execute();
    expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
    const batch = { from: SATURDAY, to: SATURDAY, madeAt: desk.clock.now(), lines: ledger };
    expect(sumOfFile(bookingBatch(batch, DEFAULT_BOOKKEEPING))).toBe(total);
    expect(await findLedger(db, { unclosedUpTo: SATURDAY })).toEqual([]);
  });
});
