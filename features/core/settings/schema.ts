import { z } from 'zod';
import { isEmailAddress } from '#lib/email-address.ts';
import { because, formatted } from '#lib/field-problem.ts';
import { isIban } from '#lib/iban.ts';
import { LINK_ADDRESS, SITE_PATH } from '#lib/link-address.ts';
import { CURRENCY_SIGNS } from '#lib/site-formats.ts';

/** More than anybody suggests. */
const MAX_DONATION_CENTS = 50_000;
/** More would be a list to read. */
export const MAX_SUGGESTIONS = 3;
const MAX_HTML_LENGTH = 50_000;
const line = z.string().trim().min(1).max(200);
const html = z.string().max(MAX_HTML_LENGTH);
const localizedLine = z.strictObject({ de: line, en: line.nullable() });
/** Some sentences: what a tax office wrote about the venue. */
const notice = z.string().trim().min(1).max(1000);
const localizedHtml = z.strictObject({ de: html, en: html.nullable() });
const path = z.string().regex(SITE_PATH, formatted('site_path')).max(500);

const socialLink = z.strictObject({
  name: z.string().trim().min(1).max(40),
  url: z.url({ protocol: /^https$/, ...formatted('https_address') }).max(500),
});
const footerLogo = z.strictObject({ imageUrl: path, text: localizedLine });

/** Portals refuse one that does not begin with a country; Greece has its own sign, and so has Northern Ireland (BR-CO-09). */
const VAT_ID =
  /^(?:AT|BE|BG|CH|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LI|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK|XI)[A-Z0-9]{2,12}$/;
/** Three digits at least (BR-DE-27). */
const PHONE = /^(?=(?:\D*\d){3})\+?[\d ()/-]{4,}$/;

/** Seller, as named on invoices. */
export const seller = z.strictObject({
  name: line,
  street: line,
  postalCode: z.string().trim().min(1).max(20),
  city: line,
  vatId: z.string().trim().regex(VAT_ID, formatted('vat_id')).nullable(),
  taxNumber: z
    .string()
    .trim()
    .regex(/^[\d /-]{8,20}$/, formatted('tax_number'))
    .nullable(),
  iban: z
    .string()
    .transform((text) => text.replaceAll(' ', ''))
    .pipe(z.string().refine(isIban, formatted('iban')))
    .nullable(),
  bic: z
    .string()
    .trim()
    .regex(/^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/, formatted('bic'))
    .nullable(),
  phone: z.string().trim().max(40).regex(PHONE, formatted('phone')).nullable().optional(),
  email: z.string().trim().max(200).refine(isEmailAddress, formatted('email')).nullable().optional(),
});

const account = z
  .string()
  .trim()
  .regex(/^\d{4,8}$/, formatted('account'));

/** The fields of the bookkeeping one by one. */
export const bookkeepingFields = {
  consultant: z
    .string()
    .trim()
    .regex(/^\d{4,7}$/, formatted('datev_consultant')),
  client: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,4}$/, formatted('datev_client')),
  yearBeginsIn: z.int().min(1).max(12),
  cash: account,
  card: account,
  transfer: account,
  setOff: account,
  online: account,
  credit: account,
  revenue19: account,
  revenue7: account,
  revenueExempt: account,
  revenueOther: account,
  fees: account,
  donations: account,
};

/** Tells if all accounts of a bookkeeping have the same number of digits. */
export function haveEqualLengths({ consultant, client, ...fields }: Record<string, unknown>): boolean {
  const accounts = Object.values(fields).filter((value) => typeof value === 'string');
  return new Set(accounts.map(({ length }) => length)).size <= 1;
}
export const EQUAL_LENGTHS = because('unequal_accounts');
const bookkeeping = z.strictObject(bookkeepingFields).refine(haveEqualLengths, EQUAL_LENGTHS);

/** The ways of paying online one by one. A cart is sold less than a year ahead, and a bank needs days. */
export const onlineMethodsFields = {
  paypal: z.boolean(),
  klarna: z.boolean(),
  wero: z.boolean(),
  sepaDebit: z.boolean(),
  sepaDays: z.int().min(7).max(90),
};

const reminderDays = z.int().min(1).max(90);

/** The reminders of invoices one by one. */
export const invoiceReminderFields = {
  isOn: z.boolean(),
  friendlyDays: reminderDays,
  firstDays: reminderDays,
  secondDays: reminderDays,
};

/** How donations are asked for, one by one. A suggestion is what somebody gives without thinking long. */
export const donationFields = {
  isOn: z.boolean(),
  suggestedCents: z.array(z.int().min(1).max(MAX_DONATION_CENTS)).max(MAX_SUGGESTIONS),
  purpose: localizedLine.nullable(),
  // Optional: it stays where a change of the others does not name it.
  notice: z.strictObject({ de: notice, en: notice.nullable() }).nullable().optional(),
};

const design = z
  .strictObject({
    menu: z.enum(['style1', 'style2']),
    panelSide: z.enum(['left', 'right']),
    header: z.strictObject({
      logoLink: z.string().regex(LINK_ADDRESS, formatted('link_address')).max(500).nullable(),
    }),
    errors: z.record(z.string().regex(/^[45]\d\d$/, formatted('status_code')), localizedHtml),
    cookies: z.strictObject({
      tagManagerId: z
        .string()
        .regex(/^GTM-[A-Z0-9]{4,12}$/, formatted('tag_manager_id'))
        .nullable(),
    }),
    stickyOverlayButton: z.strictObject({ text: localizedLine }),
    parsers: z.strictObject({ date: line, time: line, currency: z.enum(CURRENCY_SIGNS) }),
    flags: z.strictObject({
      quickBuy: z.boolean(),
      detailProgramOverlay: z.boolean(),
      stickyOverlayButton: z.boolean(),
    }),
  })
  .partial();

/** More than any class; it bounds what one order takes. */
export const ticketLimit = z.int().min(1).max(500);

/** A change of settings: named ones are replaced, the others unchanged. */
export const settingsChange = z
  .strictObject({
    siteName: z.string().trim().min(1).max(80),
    isSiteOnline: z.boolean(),
    isShopOnline: z.boolean(),
    isTwoFactorRequired: z.boolean(),
    // No session lasts longer than 30 days.
    staffIdleHours: z.int().min(1).max(720),
    exchangeHours: z.int().min(0).max(720),
    overbookingPerDate: z.int().min(0).max(100),
    isExitNoted: z.boolean(),
    groupChangeDays: z.int().min(0).max(90),
    ticketsPerPrice: ticketLimit,
    ticketsPerOrder: ticketLimit,
    socialLinks: z.array(socialLink).max(12),
    footerLogos: z.array(footerLogo).max(12),
    pricePage: z.strictObject({ de: path, en: path.nullable() }).nullable(),
    seller: seller.nullable(),
    bookkeeping,
    onlineMethods: z.strictObject(onlineMethodsFields),
    invoiceReminders: z.strictObject(invoiceReminderFields),
    donations: z.strictObject(donationFields),
    html: z
      .strictObject({
        header: localizedHtml.nullable(),
        footerTop: localizedHtml.nullable(),
        footerBottom: localizedHtml.nullable(),
        footerLogos: localizedHtml.nullable(),
      })
      .partial(),
    design,
  })
  .partial();

export type SettingsChange = z.output<typeof settingsChange>;
