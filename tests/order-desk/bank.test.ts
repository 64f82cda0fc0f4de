import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPayments } from '#features/box-office/order-store/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { insertUser } from '#features/people/accounts/store.server.ts';
import { importStatement } from '#features/shop/desk/bank/import-statement.server.ts';
import { findLedger } from '#features/shop/desk/closings/ledger-store.server.ts';
import { reserve } from '#features/shop/desk/counter/reserve.server.ts';
import { undoSale } from '#features/shop/desk/counter/undo-sale.server.ts';
import {
  confirmLine,
  confirmLines,
  loadBankPage,
  openTill,
  purgeBankLines,
  recordReversal,
  setLineAside,
  splitLine,
  takeLineBack,
} from '#features/shop/desk/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { basketOf, granted, saleOf } from './counter-sales.ts';
import { againWhileBusy, type Desk, HEIKE, NELE, openDesk } from './desk.ts';

const NORA = { id: 3, role: 'accountant' } as Principal;
const HEAD =
  'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung';

interface Row {
  day?: number;
  name?: string;
  text: string;
  amount?: string;
  currency?: string;
  kind?: string;
}
const rowOf = ({
  day = 12,
  name = 'Jemand',
  text,
  amount = '15,00',
  currency = 'EUR',
  kind = 'Gutschrift',
}: Row) => {
  const date = `${String(day).padStart(2, '0')}.11.2026`;
  return `Konto;DE02120300000000202051;X;VR;${date};${date};${name};DE89370400440532013000;X;${kind};${text};${amount};${currency};1,00`;
};
const csv = (rows: readonly Row[]) => `${[HEAD, ...rows.map(rowOf)].join('\r\n')}\r\n`;

describeOnEngines('bank statements', (engine) => {
  let desk: Desk;
  let people = 0;

  beforeEach(async () => {
    desk = await openDesk(engine);
  });
  afterEach(() => desk.close());

  const read = (text: string, services = desk.services) => {
    const bytes = new TextEncoder().encode(text);
    const hash = createHash('sha256').update(bytes).digest('hex');
    return importStatement(services, NORA, { name: 'umsaetze.csv', hash, bytes });
  };
  const page = (view: 'open' | 'booked' | 'aside' | 'out' = 'open', number = 1) =>
    loadBankPage(desk.services, { view, page: number }, { staff: NORA, language: 'de' });
  async function onAccount(lastName = 'Kühnel'): Promise<Order> {
    people += 1;
    const customer = { ...orderRequest().customer, lastName, email: `haus${people}@example.org` };
    const account = { ...customer, role: 'visitor' as const, passwordHash: '', createdAt: desk.clock.now() };
    const userId = await insertUser(desk.services.db, account);
    return desk.order({ paymentMethod: 'on-account', customer: { ...customer, userId } });
  }
  const paymentsOf = ({ number }: Order) => findPayments(desk.services.db, number);
  const ledger = () => findLedger(desk.services.db, { from: '2026-01-01', to: '2026-12-31' });

  it('knows lines again from the same file, from overlapping ones, and two equal ones as two', async () => {
    const first = [{ text: 'eins' }, { text: 'gleich' }, { text: 'gleich' }];
    expect(await read(csv(first))).toMatchObject({ value: { added: 3, known: 0 } });
    expect(await read(csv(first))).toMatchObject({ value: { added: 0, known: 3 } });
    expect(await read(csv([...first, { text: 'neu' }, { text: 'gleich', day: 13 }]))).toMatchObject({
      value: { added: 2, known: 3 },
    });
    expect((await page()).counts).toEqual({ open: 5, booked: 0, aside: 0, out: 0 });
    expect(await read(csv(first).slice(0, -60))).toMatchObject({ ok: false });
    expect((await page()).counts.open).toBe(5);
  });

  it('stores overlapping files that are read at once without a line twice', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({ text: `Zeile ${index}` }));
    const files = [rows, rows.toReversed(), rows.slice(5), rows];
    const done = await Promise.all(files.map((each) => againWhileBusy(() => read(csv(each)))));
    expect(done.reduce((sum, each) => sum + (each.ok ? each.value.added : Number.NaN), 0)).toBe(30);
    expect((await page()).counts.open).toBe(30);
  });

  it('sorts a month of thirty lines into what is sure, what is to be decided, and what went out', async () => {
    const orders: Order[] = [];
    for (let index = 0; index < 9; index += 1) orders.push(await onAccount());
    const [a, b, c, d, e, f, g, h, last] = orders as [Order, ...Order[]] & Order[];
    const named = await onAccount('Ängstrøm');
    const rows: Row[] = [
      // Sure: order numbers however they are written, and whole invoice numbers.
      { text: `Danke ${a.number}`, day: 1 },
      { text: `${b?.number.toLowerCase().replaceAll('-', ' ')} Theater`, day: 2 },
      { text: `RG ${c?.invoice}`, day: 3 },
      { text: `Rechnung ${d?.invoice?.slice(0, 5)} ${d?.invoice?.slice(5)} Schule`, day: 4 },
      // In part, too much, and twice for one order.
      { text: `${e?.number}`, amount: '10,00', day: 5 },
      { text: `${f?.number}`, amount: '20,00', day: 6 },
      { text: `${g?.number}`, day: 7 },
      { text: `${g?.number}`, day: 8 },
      // Two orders at once, a short number, name and sum alone.
      { text: `${h?.number} und ${last?.number}`, amount: '30,00', day: 9 },
      { text: `Nr 2026-${Number(h?.invoice?.slice(5))}`, amount: '15,00', day: 10 },
      { text: 'Theaterkarten', name: 'ULF AENGSTRØM', day: 11 },
      // Foreign money, a returned direct debit, and a number of nobody.
      { text: `${h?.number}`, currency: 'USD', day: 12 },
      { text: `${a.number} Rücklastschrift`, amount: '-15,00', kind: 'Rückbelastung', day: 13 },
      { text: 'BS-AAA-AAA', day: 14 },
      { text: 'Spende', amount: '5,00', day: 15 },
      ...Array.from({ length: 15 }, (_, index) => ({
        text: `Miete ${index}`,
        amount: '-1.000,00',
        kind: 'Lastschrift',
      })),
    ];
    expect(await read(csv(rows))).toMatchObject({ value: { added: 30, known: 0 } });
    expect(await ledger()).toEqual([]);
    const { counts, sure, rows: open } = await page();
    expect(counts).toEqual({ open: 15, booked: 0, aside: 0, out: 15 });
    expect(sure.map(({ proposal }) => [proposal.order, proposal.reason]).toReversed()).toEqual([
      [a.number, { by: 'order' }],
      [b?.number, { by: 'order' }],
      [c?.number, { by: 'invoice', invoice: c?.invoice }],
      [d?.number, { by: 'invoice', invoice: d?.invoice }],
      [g?.number, { by: 'order' }],
    ]);
    const proposed = open
      .toReversed()
      .map(({ text, proposals, isBookable }) => [
        text,
        isBookable,
        proposals.map(({ order, fit, reason }) => [order, fit, reason.by]),
      ]);
    expect(proposed).toEqual([
      [e?.number, true, [[e?.number, 'part', 'order']]],
      [f?.number, true, [[f?.number, 'over', 'order']]],
      [g?.number, true, [[g?.number, 'exact', 'order']]],
      [
        `${h?.number} und ${last?.number}`,
        true,
        expect.arrayContaining([
          [h?.number, 'over', 'order'],
          [last?.number, 'over', 'order'],
        ]),
      ],
      [expect.stringContaining('Nr 2026-'), true, [[h?.number, 'exact', 'invoice']]],
      ['Theaterkarten', true, [[named.number, 'exact', 'sum-and-name']]],
      [h?.number, false, [[h?.number, 'exact', 'order']]],
      [`${a.number} Rücklastschrift`, false, [[a.number, expect.anything(), 'order']]],
      ['BS-AAA-AAA', true, []],
      ['Spende', true, []],
    ]);

    // All sure ones at once; the doubled one then pays for nothing that is open.
    const picks = sure.map(({ id, proposal }) => ({
      line: id,
      order: proposal.order,
      openCents: proposal.openCents,
    }));
    expect(await confirmLines(desk.services, NORA, picks)).toEqual({ booked: 5, refused: 0 });
    expect(await confirmLines(desk.services, NORA, picks)).toEqual({ booked: 0, refused: 5 });
    const part = open.find(({ text }) => text === e?.number);
    const over = open.find(({ text }) => text === f?.number);
    for (const [row, order] of [
      [part, e],
      [over, f],
    ] as const)
      expect(
        await confirmLine(desk.services, HEIKE, {
          line: row?.id ?? 0,
          order: order?.number ?? '',
          openCents: 1500,
        }),
      ).toMatchObject({ ok: true });
    expect((await page()).rows.find(({ text }) => text === g?.number)?.proposals).toMatchObject([
      { fit: 'nothing-open' },
    ]);
    expect((await ledger()).reduce((sum, { cents }) => sum + cents, 0)).toBe(5 * 1500 + 1000 + 2000);
    expect(await desk.emails(a)).toHaveLength(2);
    expect(await paymentsOf(a)).toMatchObject([
      { means: 'transfer', reference: expect.stringMatching(/^BANK-\d+$/), cents: 1500 },
    ]);
    expect((await page('booked')).rows.flatMap(({ orders }) => orders)).toContain(a.number);
    await expectSoundBooks(desk.services.db);
  });

  it('books a line once when several people confirm it at the same moment for different orders', async () => {
    const [one, other] = [await onAccount(), await onAccount()];
    await read(csv([{ text: one.number }]));
    const [line] = (await page()).sure;
    const confirm = (staff: typeof HEIKE, order: Order) =>
      againWhileBusy(() =>
        confirmLine(desk.services, staff, { line: line?.id ?? 0, order: order.number, openCents: 1500 }),
      );
    const done = await Promise.all([
      ...Array.from({ length: 4 }, () => confirm(HEIKE, one)),
      ...Array.from({ length: 4 }, () => confirm(NORA, other)),
    ]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    for (const each of done) if (!each.ok) expect(each.error.code).toBe('LINE_DECIDED');
    const payments = [...(await paymentsOf(one)), ...(await paymentsOf(other))];
    expect(payments).toHaveLength(1);
    const rows = await desk.services.db.selectFrom('bank_lines').select('payment_id').execute();
    expect(rows).toEqual([{ payment_id: payments[0]?.id }]);
    await expectSoundBooks(desk.services.db);
  });

  it('leaves the line open wherever the process dies, and books nothing without it', async () => {
    const order = await onAccount();
    await read(csv([{ text: order.number }]));
    const [line] = (await page()).sure;
    const pick = { line: line?.id ?? 0, order: order.number, openCents: 1500 };
    let deaths = 0;
    for (;;) {
      const db = desk.services.db.withPlugin(dyingAfter(deaths));
      const outcome = await confirmLine({ ...desk.services, db }, NORA, pick).catch(
        (error: unknown) => error,
      );
      if (outcome !== DIED) break;
      deaths += 1;
      expect(await paymentsOf(order)).toEqual([]);
      expect((await page()).sure).toHaveLength(1);
    }
    expect(deaths).toBeGreaterThanOrEqual(10);
    expect(await paymentsOf(order)).toHaveLength(1);
    await expectSoundBooks(desk.services.db);
  });

  it('refuses money that went out, came back or is foreign, and sums that changed', async () => {
    const order = await onAccount();
    await read(
      csv([
        { text: order.number, amount: '-15,00', kind: 'Rücklastschrift' },
        { text: order.number, amount: '-15,00' },
        { text: order.number, currency: 'CHF' },
        { text: order.number },
      ]),
    );
    const lines = await desk.services.db
      .selectFrom('bank_lines')
      .select(['id', 'cents', 'currency'])
      .execute();
    for (const { id, cents, currency } of lines) {
      const isGood = cents > 0 && currency === 'EUR';
      expect(
        await confirmLine(desk.services, NORA, {
          line: id,
          order: order.number,
          openCents: isGood ? 1400 : 1500,
        }),
      ).toMatchObject({ error: { code: isGood ? 'OPEN_CHANGED' : 'NOT_BOOKABLE' } });
    }
    expect(await paymentsOf(order)).toEqual([]);
    expect((await page()).counts).toMatchObject({ open: 3, booked: 0, out: 1 });
  });

  it('opens a line again when its payment is taken back, and books it once more', async () => {
    const order = await onAccount();
    await read(csv([{ text: order.number }]));
    const [line] = (await page()).sure;
    const pick = { line: line?.id ?? 0, order: order.number, openCents: 1500 };
    await confirmLine(desk.services, NORA, pick);
    const [payment] = await paymentsOf(order);
    await recordReversal(desk.services, HEIKE, order.number, {
      paymentId: payment?.id ?? 0,
      reason: 'falsch',
    });
    expect((await page()).sure).toHaveLength(1);
    expect(await confirmLine(desk.services, NORA, pick)).toMatchObject({ ok: true });
    expect((await paymentsOf(order)).map(({ cents }) => cents)).toEqual([1500, -1500, 1500]);
    await expectSoundBooks(desk.services.db);
  });

  it('opens a line again whose order was reserved at the counter, and is undone there', async () => {
    granted(await openTill(desk.services, HEIKE, { till: 'Kasse 1', floatCents: 0 }));
    const { reference, contents, language } = await saleOf(desk, await basketOf(desk, 1));
    const customer = { firstName: 'Hilde', lastName: 'Sommer', email: '' };
    const asked = { reference, contents, language, customer, lastDay: '2026-11-25' };
    const { number, due } = granted(await reserve(desk.services, HEIKE, asked));
    await read(csv([{ text: 'Danke', amount: '9,00' }]));
    const line = (await page()).rows[0]?.id ?? 0;
    granted(await confirmLine(desk.services, HEIKE, { line, order: number, openCents: due.totalCents }));
    expect((await page()).counts).toMatchObject({ open: 0, booked: 1 });
    granted(await undoSale(desk.services, HEIKE, number));
    expect((await page()).counts).toMatchObject({ open: 1, booked: 0 });
    await expectSoundBooks(desk.services.db);
  });

  describe('of one transfer for several orders', () => {
    let orders: [Order, Order, Order];
    let line: number;
    const part = (order: Order, cents = 1500, openCents = 1500) => ({
      ...{ order: order.number, cents, openCents },
    });

    beforeEach(async () => {
      orders = [await onAccount(), await onAccount(), await onAccount()];
      const [one, , three] = orders;
      await read(csv([{ text: `${one.number} ${three.invoice}`, amount: '30,00' }]));
      line = (await page()).rows[0]?.id ?? 0;
    });
    afterEach(() => expectSoundBooks(desk.services.db));
    const split = (...parts: ReturnType<typeof part>[]) =>
      againWhileBusy(() => splitLine(desk.services, NORA, { line, parts }));

    it('propose to share the sum out, and are booked to all of them with an email each', async () => {
      const [one, two, three] = orders;
      const [row] = (await page()).rows;
      expect(row?.split.map(({ order, cents }) => [order, cents]).toSorted()).toEqual(
        [one, three].map(({ number }) => [number, 1500]).toSorted(),
      );
      expect(await split(part(one), part(three))).toMatchObject({ value: 2 });
      for (const order of [one, three]) {
        expect(await paymentsOf(order)).toMatchObject([{ cents: 1500, reference: `BANK-${line}` }]);
        expect(await desk.emails(order)).toHaveLength(2);
      }
      expect(await paymentsOf(two)).toEqual([]);
      const [booked] = (await page('booked')).rows;
      expect(booked?.orders.toSorted()).toEqual([one.number, three.number].toSorted());
      expect((await ledger()).reduce((sum, { cents }) => sum + cents, 0)).toBe(3000);
      expect((await page()).counts).toMatchObject({ open: 0, booked: 1 });
    });

    it('are booked once by eight people at once, split or whole, and never keep each other waiting', async () => {
      const [one, two, three] = orders;
      const whole = () =>
        againWhileBusy(() =>
          confirmLine(desk.services, HEIKE, { line, order: three.number, openCents: 1500 }),
        );
      const done = await Promise.all([
        ...[1, 2, 3].map(() => split(part(one), part(three))),
        ...[1, 2, 3].map(() => split(part(three), part(two))),
        whole(),
        whole(),
      ]);
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
      for (const each of done)
        if (!each.ok) expect((each.error as { code: string }).code).toBe('LINE_DECIDED');
      expect((await ledger()).reduce((sum, { cents }) => sum + cents, 0)).toBe(3000);
    });

    it('are refused as a whole where the parts are not the sum to the cent, or an order has changed', async () => {
      const [one, two, three] = orders;
      const wrong = [
        [[part(one), part(three, 1499)], 'PARTS_DIFFER'],
        [[part(one), part(three, 1501)], 'PARTS_DIFFER'],
        [[part(one, 3000), part(two, 0)], 'PARTS_DIFFER'],
        [[part(one, 4500), part(two, -1500)], 'PARTS_DIFFER'],
        [[part(one, 3000, 3000)], 'UNKNOWN_ORDER'],
        [[part(one), part(one)], 'UNKNOWN_ORDER'],
        [[part(one), { ...part(two), order: 'BS-AAA-AAA' }], 'UNKNOWN_ORDER'],
        [[part(one), part(three, 1500, 1400)], 'OPEN_CHANGED'],
      ] as const;
      for (const [parts, code] of wrong) expect(await split(...parts)).toMatchObject({ error: { code } });
      expect(await ledger()).toEqual([]);
      expect((await page()).counts).toMatchObject({ open: 1, booked: 0 });
    });

    it('are booked to all or none wherever the process dies', async () => {
      const [one, , three] = orders;
      let deaths = 0;
      for (;;) {
        const db = desk.services.db.withPlugin(dyingAfter(deaths));
        const parts = [part(one), part(three)];
        const outcome = await splitLine({ ...desk.services, db }, NORA, { line, parts }).catch(
          (error: unknown) => error,
        );
        if (outcome !== DIED) break;
        deaths += 1;
        expect(await ledger()).toEqual([]);
      }
      expect(deaths).toBeGreaterThanOrEqual(15);
      expect(await ledger()).toHaveLength(2);
    });

    it('are open again for the part that was taken back, and for no more', async () => {
      const [one, two, three] = orders;
      await split(part(one), part(three));
      for (const [back, instead] of [
        [one, two],
        [three, one],
      ] as const) {
        const payment = (await paymentsOf(back)).findLast(({ cents }) => cents > 0);
        await recordReversal(desk.services, HEIKE, back.number, {
          paymentId: payment?.id ?? 0,
          reason: 'falsch',
        });
        const [row] = (await page()).rows;
        expect(row).toMatchObject({ cents: 3000, restCents: 1500 });
        expect((await page()).counts).toMatchObject({ open: 1, booked: 0 });
        const pick = { line, order: instead.number, openCents: 1500 };
        expect(await confirmLine(desk.services, NORA, pick)).toMatchObject({ ok: true });
      }
      const paid = await Promise.all(orders.map(paymentsOf));
      expect(paid.flat().reduce((sum, { cents }) => sum + cents, 0)).toBe(3000);
      expect((await page()).counts).toMatchObject({ open: 0, booked: 1 });
    });

    it('are not booked as the part of an order that they paid already, from a page of before', async () => {
      const [one, two, three] = orders;
      await split(part(one), part(three));
      const [payment] = await paymentsOf(three);
      await recordReversal(desk.services, HEIKE, three.number, {
        paymentId: payment?.id ?? 0,
        reason: 'falsch',
      });
      const old = { line, order: one.number, openCents: 1500 };
      expect(await confirmLine(desk.services, NORA, old)).toMatchObject({ error: { code: 'OPEN_CHANGED' } });
      expect(await desk.emails(one)).toHaveLength(2);
      expect((await page()).rows).toMatchObject([{ restCents: 1500 }]);
      const pick = { line, order: two.number, openCents: 1500 };
      expect(await confirmLine(desk.services, NORA, pick)).toMatchObject({ ok: true });
    });
  });

  it('sets a line aside with a reason, takes it back, and decides once', async () => {
    await read(csv([{ text: 'Mitgliedsbeitrag' }]));
    const [row] = (await page()).rows;
    const line = row?.id ?? 0;
    const aside = { line, reason: 'Verein' };
    const done = await Promise.all(
      [1, 2, 3].map(() => againWhileBusy(() => setLineAside(desk.services, NORA, aside))),
    );
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await page('aside')).rows).toMatchObject([{ reason: 'Verein' }]);
    const order = await onAccount();
    expect(
      await confirmLine(desk.services, NORA, { line, order: order.number, openCents: 1500 }),
    ).toMatchObject({
      error: { code: 'LINE_DECIDED' },
    });
    expect(await takeLineBack(desk.services, NORA, line)).toMatchObject({ ok: true });
    expect(await takeLineBack(desk.services, NORA, line)).toMatchObject({ error: { code: 'LINE_DECIDED' } });
    expect((await page()).counts).toMatchObject({ open: 1, aside: 0 });
  });

  it('is for who may, and forgets who paid when its time is over', async () => {
    await read(csv([{ text: 'Verein' }, { text: 'Karten' }]));
    const [row] = (await page()).rows;
    const line = row?.id ?? 0;
    await expect(setLineAside(desk.services, NELE, { line, reason: 'x' })).rejects.toMatchObject({
      status: 403,
    });
    await setLineAside(desk.services, NORA, { line, reason: 'x' });
    expect(await purgeBankLines(desk.services)).toBe(0);
    desk.clock.set('2027-12-01T12:00:00.000Z');
    expect(await purgeBankLines(desk.services)).toBe(1);
    desk.clock.set('2037-01-01T12:00:00.000Z');
    expect(await purgeBankLines(desk.services)).toBe(1);
    const texts = await desk.services.db
      .selectFrom('bank_lines')
      .select(['name', 'text', 'iban', 'cents'])
      .execute();
    expect(texts).toEqual([1, 2].map(() => ({ name: '', text: '', iban: '', cents: 1500 })));
  });
});
