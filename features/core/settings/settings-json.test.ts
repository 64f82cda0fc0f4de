import { expect, it } from 'vitest';
import { changeFrom, settingsBody } from './settings-json.ts';

it('a change keeps every setting it names', () => {
  const sent = {
    ...{ site_name: 'Nest', is_site_online: false, is_shop_online: false, is_two_factor_required: true },
    ...{ staff_idle_hours: 5, exchange_hours: 17, tickets_per_price: 7, tickets_per_order: 8 },
    ...{ group_change_days: 9, overbooking_per_date: 3 },
    ...{ is_exit_noted: true, social_links: [], footer_logos: [], price_page: null, seller: null },
    online_methods: { paypal: true, klarna: true, wero: false, sepa_debit: true, sepa_days: 21 },
    invoice_reminders: { is_on: true, friendly_days: 7, first_days: 8, second_days: 9 },
    donations: {
      ...{ is_on: true, suggestions: [{ cents: 200 }], purpose: null },
      notice: { de: 'Freigestellt.', en: 'Exempt.' },
    },
  };
  expect(changeFrom(settingsBody.parse(sent))).toEqual({
    ...{ siteName: 'Nest', isSiteOnline: false, isShopOnline: false, isTwoFactorRequired: true },
    ...{ staffIdleHours: 5, exchangeHours: 17, ticketsPerPrice: 7, ticketsPerOrder: 8 },
    ...{ groupChangeDays: 9, overbookingPerDate: 3 },
    ...{ isExitNoted: true, socialLinks: [], footerLogos: [], pricePage: null, seller: null },
    onlineMethods: { paypal: true, klarna: true, wero: false, sepaDebit: true, sepaDays: 21 },
    invoiceReminders: { isOn: true, friendlyDays: 7, firstDays: 8, secondDays: 9 },
    donations: {
      ...{ isOn: true, suggestedCents: [200], purpose: null },
      notice: { de: 'Freigestellt.', en: 'Exempt.' },
    },
  });
});
