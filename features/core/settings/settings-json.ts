import { z } from 'zod';
import {
  bookkeepingFields,
  donationFields,
  EQUAL_LENGTHS,
  haveEqualLengths,
  invoiceReminderFields,
  MAX_SUGGESTIONS,
  onlineMethodsFields,
  type SettingsChange,
  seller,
  settingsChange,
} from './schema.ts';
import type {
  Bookkeeping,
  Donations,
  InvoiceReminders,
  OnlineMethods,
  Seller,
  Settings,
} from './settings.ts';

const {
  siteName,
  isSiteOnline,
  isShopOnline,
  isTwoFactorRequired,
  staffIdleHours,
  exchangeHours,
  overbookingPerDate,
  isExitNoted,
  groupChangeDays,
  ticketsPerPrice,
  ticketsPerOrder,
  socialLinks,
  footerLogos,
  pricePage,
  html,
  design,
} = settingsChange.shape;
const { header, footerTop, footerBottom, footerLogos: logosHtml } = html.unwrap().shape;
const { postalCode, vatId, taxNumber, ...sellerLines } = seller.shape;
const { yearBeginsIn, setOff, revenue19, revenue7, revenueExempt, revenueOther, ...accounts } =
  bookkeepingFields;
const bookkeepingBody = z
  .strictObject({
    ...accounts,
    year_begins_in: yearBeginsIn,
    set_off: setOff,
    revenue_19: revenue19,
    revenue_7: revenue7,
    revenue_exempt: revenueExempt,
    revenue_other: revenueOther,
  })
  .refine(haveEqualLengths, EQUAL_LENGTHS);
const { sepaDebit, sepaDays, ...methodFlags } = onlineMethodsFields;
const onlineMethodsBody = z.strictObject({
  ...methodFlags,
  sepa_debit: sepaDebit,
  sepa_days: sepaDays,
});
const { isOn, friendlyDays, firstDays, secondDays } = invoiceReminderFields;
const invoiceRemindersBody = z.strictObject({
  is_on: isOn,
  friendly_days: friendlyDays,
  first_days: firstDays,
  second_days: secondDays,
});
const { isOn: isAsking, suggestedCents, purpose, notice } = donationFields;
const donationsBody = z.strictObject({
  is_on: isAsking,
  suggestions: z.array(z.strictObject({ cents: suggestedCents.element })).max(MAX_SUGGESTIONS),
  purpose,
  notice,
});
const sellerBody = z.strictObject({
  ...sellerLines,
  postal_code: postalCode,
  vat_id: vatId,
  tax_number: taxNumber,
});

/** The settings as administrators read and write them, with both languages; whatever a change names is replaced. */
export const settingsBody = z
  .strictObject({
    site_name: siteName,
    is_site_online: isSiteOnline,
    is_shop_online: isShopOnline,
    is_two_factor_required: isTwoFactorRequired,
    staff_idle_hours: staffIdleHours,
    exchange_hours: exchangeHours,
    overbooking_per_date: overbookingPerDate,
    is_exit_noted: isExitNoted,
    group_change_days: groupChangeDays,
    tickets_per_price: ticketsPerPrice,
    tickets_per_order: ticketsPerOrder,
    social_links: socialLinks,
    footer_logos: footerLogos,
    price_page: pricePage,
    seller: sellerBody.nullable(),
    bookkeeping: bookkeepingBody,
    online_methods: onlineMethodsBody,
    invoice_reminders: invoiceRemindersBody,
    donations: donationsBody,
    html: z
      .strictObject({ header, footer_top: footerTop, footer_bottom: footerBottom, footer_logos: logosHtml })
      .partial(),
    design,
  })
  .partial();

export function settingsJson({ html, ...settings }: Settings) {
  return {
    site_name: settings.siteName,
    is_site_online: settings.isSiteOnline,
    is_shop_online: settings.isShopOnline,
    is_two_factor_required: settings.isTwoFactorRequired,
    staff_idle_hours: settings.staffIdleHours,
    exchange_hours: settings.exchangeHours,
    overbooking_per_date: settings.overbookingPerDate,
    is_exit_noted: settings.isExitNoted,
    group_change_days: settings.groupChangeDays,
    tickets_per_price: settings.ticketsPerPrice,
    tickets_per_order: settings.ticketsPerOrder,
    social_links: settings.socialLinks,
    footer_logos: settings.footerLogos,
    price_page: settings.pricePage,
    seller: settings.seller && sellerJson(settings.seller),
    bookkeeping: bookkeepingJson(settings.bookkeeping),
    online_methods: onlineMethodsJson(settings.onlineMethods),
    invoice_reminders: invoiceRemindersJson(settings.invoiceReminders),
    donations: donationsJson(settings.donations),
    html: {
      header: html.header,
      footer_top: html.footerTop,
      footer_bottom: html.footerBottom,
      footer_logos: html.footerLogos,
    },
    design: settings.design,
  };
}

function sellerJson({ postalCode, vatId, taxNumber, ...seller }: Seller) {
  return { ...seller, postal_code: postalCode, vat_id: vatId, tax_number: taxNumber };
}

function sellerFrom({ postal_code, vat_id, tax_number, ...lines }: z.output<typeof sellerBody>): Seller {
  return { ...lines, postalCode: postal_code, vatId: vat_id, taxNumber: tax_number };
}

function bookkeepingJson(bookkeeping: Bookkeeping) {
  const { yearBeginsIn: month, setOff: other, revenue19: full, revenue7: low, ...rest } = bookkeeping;
  const { revenueExempt: exempt, revenueOther: rates, ...named } = rest;
  return {
    ...named,
    year_begins_in: month,
    set_off: other,
    revenue_19: full,
    revenue_7: low,
    revenue_exempt: exempt,
    revenue_other: rates,
  };
}

function bookkeepingFrom(body: z.output<typeof bookkeepingBody>): Bookkeeping {
  const { year_begins_in, set_off, revenue_19, revenue_7, revenue_exempt, revenue_other, ...named } = body;
  return {
    ...named,
    yearBeginsIn: year_begins_in,
    setOff: set_off,
    revenue19: revenue_19,
    revenue7: revenue_7,
    revenueExempt: revenue_exempt,
    revenueOther: revenue_other,
  };
}

function onlineMethodsJson({ sepaDebit: debit, sepaDays: days, ...flags }: OnlineMethods) {
  return { ...flags, sepa_debit: debit, sepa_days: days };
}

function onlineMethodsFrom({
  sepa_debit,
  sepa_days,
  ...flags
}: z.output<typeof onlineMethodsBody>): OnlineMethods {
  return { ...flags, sepaDebit: sepa_debit, sepaDays: sepa_days };
}

function invoiceRemindersJson(reminders: InvoiceReminders) {
  return {
    is_on: reminders.isOn,
    friendly_days: reminders.friendlyDays,
    first_days: reminders.firstDays,
    second_days: reminders.secondDays,
  };
}

function invoiceRemindersFrom(body: z.output<typeof invoiceRemindersBody>): InvoiceReminders {
  return {
    isOn: body.is_on,
    friendlyDays: body.friendly_days,
    firstDays: body.first_days,
    secondDays: body.second_days,
  };
}

function donationsJson(donations: Donations) {
  return {
    is_on: donations.isOn,
    suggestions: donations.suggestedCents.map((cents) => ({ cents })),
    purpose: donations.purpose,
    notice: donations.notice,
  };
}

function donationsFrom(body: z.output<typeof donationsBody>): SettingsChange['donations'] {
  const amounts = body.suggestions.map(({ cents }) => cents);
  const named = body.notice === undefined ? {} : { notice: body.notice };
  return { isOn: body.is_on, suggestedCents: amounts, purpose: body.purpose, ...named };
}

/** Converts a request body to the names that the program uses. */
export function changeFrom({ html, ...body }: z.output<typeof settingsBody>) {
  return settingsChange.parse(
    withoutUndefined({
      siteName: body.site_name,
      isSiteOnline: body.is_site_online,
      isShopOnline: body.is_shop_online,
      isTwoFactorRequired: body.is_two_factor_required,
      staffIdleHours: body.staff_idle_hours,
      exchangeHours: body.exchange_hours,
      overbookingPerDate: body.overbooking_per_date,
      isExitNoted: body.is_exit_noted,
      groupChangeDays: body.group_change_days,
      ticketsPerPrice: body.tickets_per_price,
      ticketsPerOrder: body.tickets_per_order,
      socialLinks: body.social_links,
      footerLogos: body.footer_logos,
      pricePage: body.price_page,
      seller: body.seller && sellerFrom(body.seller),
      bookkeeping: body.bookkeeping && bookkeepingFrom(body.bookkeeping),
      onlineMethods: body.online_methods && onlineMethodsFrom(body.online_methods),
      invoiceReminders: body.invoice_reminders && invoiceRemindersFrom(body.invoice_reminders),
      donations: body.donations && donationsFrom(body.donations),
      html:
        html &&
        withoutUndefined({
          header: html.header,
          footerTop: html.footer_top,
          footerBottom: html.footer_bottom,
          footerLogos: html.footer_logos,
        }),
      design: body.design,
    } satisfies { [Name in keyof SettingsChange]-?: unknown }),
  );
}

function withoutUndefined(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
