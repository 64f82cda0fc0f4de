import type { Language, Localized } from '#lib/localized.ts';
import { DEFAULT_FORMATS, type SiteFormats } from '#lib/site-formats.ts';

/** Appearance and behaviour of the site (docs/product/settings-and-errors.md#design-settings). */
export interface DesignSettings {
  /** Style of the desktop menu. */
  menu: 'style1' | 'style2';
  /** Side from which the menu's slide-in panel comes. */
  panelSide: 'left' | 'right';
  /** Target of the logo's link; `null` for the home page. */
  header: { logoLink: string | null };
  /** Custom HTML per status code (`'404'`), shown instead of the default error page. */
  errors: Record<string, Localized>;
  cookies: { tagManagerId: string | null };
  /** The button that opens programme and tickets over the page. */
  stickyOverlayButton: { text: Localized };
  /** Patterns of dates and times, and the currency sign. */
  parsers: SiteFormats;
  flags: { quickBuy: boolean; detailProgramOverlay: boolean; stickyOverlayButton: boolean };
}

/** Blocks of HTML an administrator puts around the content (docs/product/settings-and-errors.md#site-settings). */
export const HTML_BLOCKS = ['header', 'footerTop', 'footerBottom', 'footerLogos'] as const;
export type HtmlBlock = (typeof HTML_BLOCKS)[number];

/** The venue elsewhere: `https://` only. */
export interface SocialLink {
  name: string;
  url: string;
}

/** A logo at the foot of every page with its name. */
export interface FooterLogo {
  /** A path of this site: pictures from elsewhere are not loaded. */
  imageUrl: string;
  text: Localized;
}

/** Seller, as shown on invoices and on the documents that answer them (docs/product/settings-and-errors.md#seller). */
export interface Seller {
  /** Registered name of the company. */
  name: string;
  street: string;
  postalCode: string;
  city: string;
  /** One of both is on every invoice. */
  vatId: string | null;
  taxNumber: string | null;
  /** Bank account to which invoices are paid. */
  iban: string | null;
  bic: string | null;
  /** Contact for questions about an invoice; e-invoices require both. Missing in settings stored before these existed. */
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** Account numbers of the venue's bookkeeping for its payments (docs/product/settings-and-errors.md#bookkeeping). */
export interface Bookkeeping {
  /** The numbers the tax consultant goes by: its own, and the venue's. */
  consultant: string;
  client: string;
  /** The month its year begins in, from 1. */
  yearBeginsIn: number;
  /** Accounts that hold money, by means of payment. All accounts have the same number of digits. */
  cash: string;
  card: string;
  transfer: string;
  setOff: string;
  online: string;
  /** Account of credit that the venue owes; spent credit is booked from it. */
  credit: string;
  /** Revenue accounts, by rate of VAT. */
  revenue19: string;
  revenue7: string;
  revenueExempt: string;
  revenueOther: string;
  /** Account of the amounts that the payment provider retains for disputes. */
  fees: string;
  /** Account of donations given with orders; no revenue of tickets. */
  donations: string;
}

/** Ways of paying online besides cards, as far as the account at the payment provider has them (docs/decisions/0128). */
export interface OnlineMethods {
  paypal: boolean;
  klarna: boolean;
  wero: boolean;
  /** Direct debit: the bank confirms it days later. */
  sepaDebit: boolean;
  /** How many days before the first start direct debit is offered at the latest. */
  sepaDays: number;
}

/** When customers are reminded of invoices they have not paid (docs/product/box-office.md#invoice-reminders). */
export interface InvoiceReminders {
  isOn: boolean;
  /** Days after the invoice, after the friendly reminder, and after the first one in earnest. */
  friendlyDays: number;
  firstDays: number;
  secondDays: number;
}

/** How customers are asked for a donation when they pay (docs/product/checkout.md#donations). */
export interface Donations {
  isOn: boolean;
  /** Up to three amounts, in cents. */
  suggestedCents: number[];
  /** Purpose in a sentence of the venue: `For the summer camp.` */
  purpose: Localized | null;
  /** Notice on the exemption from tax that confirmations state: tax office, number and date; `null`: none can be made. */
  notice: Localized | null;
}

export interface Settings {
  /** Stands for `{product}` in the title template. */
  siteName: string;
  isSiteOnline: boolean;
  /** False until a new house is online for the first time: then its visitors read that it opens soon. */
  isOpened: boolean;
  isShopOnline: boolean;
  /** True if staff without a second factor may do no more than visitors. */
  isTwoFactorRequired: boolean;
  /** Hours without use after which staff are signed out. */
  staffIdleHours: number;
  /** How many hours before it starts a ticket is exchanged for another date at the latest; 0: until it starts. */
  exchangeHours: number;
  /** How many tickets the counter may sell beyond the places of a date; 0: none (docs/decisions/0126). */
  overbookingPerDate: number;
  /** Doors note exits with a scan, and let the same tickets in again (docs/product/check-in.md#exits). */
  isExitNoted: boolean;
  /** How many days before its date a group becomes smaller free of charge at the latest; 0: until the day itself. */
  groupChangeDays: number;
  /** How many tickets of one price, and of one event in all, an order may hold where its sale does not say otherwise. */
  ticketsPerPrice: number;
  ticketsPerOrder: number;
  /** The languages visitors may choose from; German is always one of them. */
  languages: Language[];
  socialLinks: SocialLink[];
  footerLogos: FooterLogo[];
  /** The path of the page that says what tickets cost, per language. */
  pricePage: Localized | null;
  /** `null` as long as nobody said so. */
  seller: Seller | null;
  bookkeeping: Bookkeeping;
  onlineMethods: OnlineMethods;
  invoiceReminders: InvoiceReminders;
  donations: Donations;
  html: Record<HtmlBlock, Localized | null>;
  design: DesignSettings;
}

/** A language of the site as visitors and screen readers meet it. */
export interface Locale {
  code: Language;
  name: string;
  readName: string;
}

/** Accounts of the chart SKR03, as long as nobody named others. */
export const DEFAULT_BOOKKEEPING: Bookkeeping = {
  ...{ consultant: '1001', client: '1', yearBeginsIn: 1 },
  ...{ cash: '1000', card: '1360', transfer: '1200', setOff: '1590', online: '1360', credit: '1710' },
  ...{ revenue19: '8400', revenue7: '8300', revenueExempt: '8100', revenueOther: '8200' },
  fees: '4970',
  donations: '2700',
};

/** Cards alone. A bank takes a working week to confirm a direct debit, sometimes two. */
export const DEFAULT_ONLINE_METHODS: OnlineMethods = {
  ...{ paypal: false, klarna: false, wero: false, sepaDebit: false },
  sepaDays: 14,
};

/** Off until somebody decides to remind. */
export const DEFAULT_INVOICE_REMINDERS: InvoiceReminders = {
  isOn: false,
  ...{ friendlyDays: 30, firstDays: 14, secondDays: 14 },
};

/** Off until somebody decides to ask. */
export const DEFAULT_DONATIONS: Donations = {
  isOn: false,
  suggestedCents: [100, 300, 500],
  purpose: null,
  notice: null,
};

/** Defaults used until somebody chooses otherwise (docs/product/settings-and-errors.md#design-settings). */
export const DEFAULT_DESIGN: DesignSettings = {
  menu: 'style1',
  panelSide: 'right',
  header: { logoLink: null },
  errors: {},
  cookies: { tagManagerId: null },
  stickyOverlayButton: { text: { de: 'Programm und Karten', en: 'What’s on and tickets' } },
  parsers: DEFAULT_FORMATS,
  flags: { quickBuy: false, detailProgramOverlay: true, stickyOverlayButton: true },
};
