import { expect, it } from 'vitest';
import { changeFrom, settingsBody } from './settings-json.ts';

it('a change keeps every setting it names', () => {
  const sent = {
    ...{ site_name: 'Nest', is_site_online: false, is_shop_online: false, is_two_factor_required: true },
    ...{ staff_idle_hours: 5, exchange_hours: 17, tickets_per_price: 7, tickets_per_order: 8 },
    ...{ social_links: [], footer_logos: [], price_page: null, seller: null },
  };
  expect(changeFrom(settingsBody.parse(sent))).toEqual({
    ...{ siteName: 'Nest', isSiteOnline: false, isShopOnline: false, isTwoFactorRequired: true },
    ...{ staffIdleHours: 5, exchangeHours: 17, ticketsPerPrice: 7, ticketsPerOrder: 8 },
    ...{ socialLinks: [], footerLogos: [], pricePage: null, seller: null },
  });
});
