import { afterEach, beforeEach, expect, it } from 'vitest';
import { moveHall } from '#features/box-office/seating/index.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall, openBoxOffice, order, orderRequest, type TestBoxOffice } from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';
import { stageProduction } from '#tests/ticketing/production.ts';
import { stageSeries, WHOLE } from '#tests/ticketing/series.ts';
import { planVersion, rectangle, seat } from './halls.ts';

const DATES = [1, 2].map((jetId) => ({
  jetId,
  dateStart: `2026-12-0${jetId}T14:00:00.000Z`,
  dateEnd: `2026-12-0${jetId}T15:00:00.000Z`,
}));
const BUYER = { session: 'abc', network: '203.0.113.7', key: null };
const name = (de: string) => ({ de, en: null });

describeOnEngines('those who come together to a hall with seats', (engine) => {
  let boxOffice: TestBoxOffice;
  beforeEach(async () => {
    boxOffice = await openBoxOffice(engine);
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
    await boxOffice.close();
  });
  const seatsOf = async (secret: string, jetId: number) =>
    ((await boxOffice.tickets.order(secret))?.tickets ?? [])
      .filter((ticket) => ticket.jetId === jetId && ticket.state === 'valid')
      .flatMap(({ seats }) => seats);

  it('have a whole series, one date of which moves to another plan', async () => {
    const { db, tickets } = boxOffice;
    await boxOffice.sell(...DATES.map((date) => ({ ...date, seatGroups: [hall(1)] })));
    const { seriesId, adult } = await stageSeries(db, DATES);
    for (const { jetId } of DATES) await seat(db, jetId, rectangle(3, 6));
    const wanted = { seriesId, tickets: [{ priceId: adult, quantity: 3, cents: WHOLE.adult }] };
    const sale = tickets.wholeSeries ?? expect.unreachable('series are sold');
    const held = accepted(await sale.add(null, wanted)).reference;
    const sold = accepted(await sale.add(null, wanted)).reference;
    const contents = (await tickets.cart(sold))?.contents ?? '';
    const { secret } = accepted(await tickets.placeOrder(sold, orderRequest({ contents })));
    const before = await seatsOf(secret, 1);
    const versionId = await planVersion(db, { jetId: 2, plan: rectangle(2, 8, { house: 'other' }) });
    const target = { performanceId: 2, versionId };
    expect(await inTransaction(db, (trx) => moveHall(trx, engine, target))).toMatchObject({ ok: true });
    expect(await seatsOf(secret, 1)).toEqual(before);
    const after = await seatsOf(secret, 2);
    expect(after).toHaveLength(3);
    expect(new Set(after.map(({ row }) => row)).size).toBe(1);
    const moved = ((await tickets.cart(held))?.lines ?? []).find(({ jetId }) => jetId === 2);
    expect(moved?.seats).toHaveLength(3);
    await expectSoundBooks(db);
    await tickets.cancelTicket(secret, 1);
  });

  it('are a class of 24, over two rows one behind the other', async () => {
    const { db, tickets } = boxOffice;
    const prices = [{ name: name('Kind'), cents: 400, groupFrom: 10 }];
    const date = { dateStart: '2026-12-08T08:30:00.000Z', dateEnd: '2026-12-08T09:45:00.000Z' };
    await boxOffice.sell({ jetId: 1, ...date, seatGroups: [{ ...hall(1), prices }] });
    await stageProduction(db, [{ jetId: 1, ...date }]);
    await seat(db, 1, rectangle(5, 14));
    const request = { customer: orderRequest().customer, language: 'de' as const, invoiceRecipient: null };
    const group = { name: 'Klasse 2b', needs: [], isOneCode: true };
    const groups = tickets.groups ?? expect.unreachable('groups are sold to');
    const placed = accepted(
      await groups.order(
        {
          ...{ jetId: 1, seatGroup: 'HALL', group, request },
          tickets: [{ saleTypeId: 1, quantity: 24, cents: 400 }],
        },
        BUYER,
      ),
    );
    const seats = await seatsOf(placed.secret, 1);
    expect(seats).toHaveLength(24);
    const rows = Map.groupBy(seats, ({ row }) => row);
    expect([...rows.values()].map((own) => own.length)).toEqual([12, 12]);
  });

  it('are a class of 24, in two whole rows where aisles part them', async () => {
    const { db, tickets } = boxOffice;
    await boxOffice.sell({ ...DATES[0], jetId: 1, seatGroups: [hall(1)], maxPerPrice: 24 });
    await seat(db, 1, rectangle(5, 12, { aislesAfter: [6] }));
    const taken = accepted(await tickets.add(null, { ...order(1, 4), consent: 'anywhere' }));
    const party = { ...order(1, 20), consent: 'anywhere' as const };
    const { seats } = accepted(await tickets.add(null, party));
    expect(taken.seats).toHaveLength(4);
    expect(new Set(seats.map(({ row }) => row)).size).toBe(2);
  });
});
