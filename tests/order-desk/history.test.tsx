import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { sell } from '#features/shop/desk/counter/sell.server.ts';
import { sellPurchaseAtCounter } from '#features/shop/desk/counter/sell-purchase.server.ts';
import { undoSale } from '#features/shop/desk/counter/undo-sale.server.ts';
import { openTill, sellPass } from '#features/shop/desk/index.server.ts';
import { History } from '#features/shop/desk/orders/components/history.tsx';
import { loadDeskOrderPage } from '#features/shop/desk/orders/load-desk-order-page.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { basketOf, granted, NAMELESS, saleOf } from './counter-sales.ts';
import { type Desk, HEIKE, openDesk } from './desk.ts';

const STAFF = { ...HEIKE, email: 'heike@haus.example', firstName: 'Heike', lastName: 'Sommer' } as const;

describeOnEngines('history of what staff sold', (engine) => {
  let desk: Desk;
  let kindId: number;

  beforeEach(async () => {
    desk = await openDesk(engine);
    const { id } = await desk.services.db
      .insertInto('pass_kinds')
      .values({
        ...{ name_de: 'Dreierkarte', name_en: 'Three visits', cents: 2400, vat_basis_points: 700, visits: 3 },
        ...{ most_cents: null, series_id: null, valid_days: 60, valid_until: null, is_on_sale: true },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    kindId = id;
    granted(await openTill(desk.services, HEIKE, { till: 'Kasse 1', floatCents: 10_000 }));
  });
  afterEach(() => desk.close());

  /** Entries of the history as staff read them, the newest first, without author and moment. */
  async function historyOf({ number }: Order): Promise<string[]> {
    const page = await loadDeskOrderPage(desk.services, number, {
      staff: STAFF as never,
      language: 'en',
      draft: null,
    });
    const markup = renderToStaticMarkup(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <History lines={page?.history ?? []} placed="" language="en" />
      </I18nProvider>,
    );
    return [...markup.matchAll(/<li><p>(.*?)<\/p>/g)].map(([, entry = '']) =>
      entry.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' '),
    );
  }
  const purchase = (item: Parameters<typeof sellPurchaseAtCounter>[2]['item'], totalCents: number) => ({
    ...{ item, totalCents, customer: NAMELESS, language: 'de' as const, means: 'cash' as const },
    ...{ givenCents: null, receipt: '', key: `form-${totalCents}` },
  });

  it('names the means and the receipt of a pass and a gift voucher', async () => {
    const pass = granted(
      await sellPurchaseAtCounter(desk.services, HEIKE, purchase({ passKindId: kindId }, 2400)),
    );
    expect(await historyOf(pass)).toEqual([
      expect.stringMatching(/^24 € paid: Cash, Kasse 1, Schicht \d+$/),
      'Ordered',
    ]);
    const voucher = granted(
      await sellPurchaseAtCounter(
        desk.services,
        HEIKE,
        purchase({ voucherCents: 3000, recipient: 'Oma' }, 3000),
      ),
    );
    expect((await historyOf(voucher))[0]).toMatch(/^30 € paid: Cash, Kasse 1, Schicht \d+$/);
    granted(await undoSale(desk.services, HEIKE, pass.number));
    expect((await historyOf(pass))[0]).toBe('Sale undone at the counter: Kasse 1');
  });

  it('names none where an older entry has none', async () => {
    const pass = granted(
      await sellPurchaseAtCounter(desk.services, HEIKE, purchase({ passKindId: kindId }, 2400)),
    );
    await desk.services.db
      .updateTable('audit_entries')
      .set({
        changes: JSON.stringify({
          paid_cents: { before: null, after: 2400 },
          means: { before: null, after: 'cash' },
        }),
      })
      .where('entity_id', '=', pass.number)
      .execute();
    expect((await historyOf(pass))[0]).toBe('24 € paid: Cash');
  });

  it('says that tickets were sold at the counter, for how much, and gives nothing back that was not', async () => {
    const sale = granted(await sell(desk.services, HEIKE, await saleOf(desk, await basketOf(desk, 2))));
    expect(await historyOf(sale)).toEqual(['Sold at the counter: 18 € received', 'Ordered']);
    granted(await undoSale(desk.services, HEIKE, sale.number));
    expect((await historyOf(sale))[0]).toBe('Sale undone at the counter: Kasse 1');
  });

  it('says why tickets were given away', async () => {
    const complimentary = { reason: 'Presse', for: 'Kim' };
    const sale = granted(
      await sell(
        desk.services,
        HEIKE,
        await saleOf(desk, await basketOf(desk, 1), { complimentary, totalCents: 0 }),
      ),
    );
    expect(await historyOf(sale)).toEqual(['Given away at the counter: Presse', 'Ordered']);
  });

  it('says that a sale on account took nothing yet', async () => {
    const customer = { firstName: 'Ada', lastName: 'Lehn', email: 'ada@post.example' };
    const request = await saleOf(desk, await basketOf(desk, 1), { means: 'account', customer });
    const sale = granted(await sell(desk.services, HEIKE, request));
    expect(await historyOf(sale)).toEqual(['Sold at the counter', 'Ordered']);
  });

  it('says that a pass sold by staff without a till was paid', async () => {
    const pass = granted(
      await sellPass(desk.services, HEIKE, {
        ...{ kindId, language: 'de', key: 'k' },
        customer: { firstName: 'Ada', lastName: 'Lehn', email: 'ada@post.example' },
        payment: { cents: 2400, means: 'card', reference: 'B-1' },
      }),
    );
    expect((await historyOf(pass))[0]).toBe('24 € paid: Card at the box office, B-1');
  });
});
