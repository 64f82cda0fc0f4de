import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { ORDER, TICKET } from './order.fixture.ts';
import { toOrderListing } from './order-listing.ts';
import { OrdersScreen } from './screens/orders-screen.tsx';

const OF_A_SERIES: Order = {
  ...ORDER,
  series: [
    {
      id: 8,
      title: { de: 'Nachts im Haus', en: null },
      price: { de: 'Kind', en: null },
      cents: 1800,
      quantity: 1,
    },
  ],
  tickets: [
    { ...TICKET, seriesId: 8 },
    { ...TICKET, position: 2 },
  ],
};

it('the list of orders says of which series tickets are, apart from others for the same date', () => {
  const { visits } = toOrderListing(OF_A_SERIES, 'en');
  expect(visits.map(({ series, valid }) => [series, valid])).toEqual([
    [{ text: 'Nachts im Haus', lang: 'de' }, 1],
    [null, 1],
  ]);
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <OrdersScreen
        orders={[toOrderListing(OF_A_SERIES, 'en')]}
        page={1}
        pages={3}
        guestOrders={0}
        waiting={null}
        navigation={null}
        language="en"
      />
    </I18nProvider>,
  );
  expect(page).toContain('href="/en/user/orders?page=2"');
  expect(page).toContain('Whole series: <span lang="de">Nachts im Haus</span>');
});
