import type { Selectable } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#lib/localized.ts';
import {
  optionalLocalizedColumns,
  optionalLocalizedFrom,
  toJson,
} from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import {
  type Bookkeeping,
  DEFAULT_BOOKKEEPING,
  DEFAULT_DESIGN,
  DEFAULT_DONATIONS,
  DEFAULT_INVOICE_REMINDERS,
  DEFAULT_ONLINE_METHODS,
  type DesignSettings,
  type Locale,
  type Settings,
} from './settings.ts';
import type { SiteSettingsTable } from './table.server.ts';

/** Fills accounts that the settings leave out from the standard chart, with as many digits as its own accounts. */
function bookkeepingOf(stored: Partial<Bookkeeping> | null | undefined): Bookkeeping {
  const padded = (account: string) => account.padEnd(stored?.online?.length ?? 0, '0');
  const { fees, donations } = DEFAULT_BOOKKEEPING;
  return { ...DEFAULT_BOOKKEEPING, fees: padded(fees), donations: padded(donations), ...stored };
}

function toSettings(row: Selectable<SiteSettingsTable> & { hasEnglish: unknown }): Settings {
  return {
    siteName: row.site_name,
    isSiteOnline: row.is_site_online,
    isOpened: row.is_opened,
    isShopOnline: row.is_shop_online,
    isTwoFactorRequired: row.is_two_factor_required,
    staffIdleHours: row.staff_idle_hours,
    exchangeHours: row.exchange_hours,
    overbookingPerDate: row.overbooking_per_date,
    isExitNoted: row.is_exit_noted,
    groupChangeDays: row.group_change_days,
    ticketsPerPrice: row.tickets_per_price,
    ticketsPerOrder: row.tickets_per_order,
    languages: row.hasEnglish ? [DEFAULT_LANGUAGE, 'en'] : [DEFAULT_LANGUAGE],
    socialLinks: row.social_links,
    footerLogos: row.footer_logos,
    pricePage: optionalLocalizedFrom(row, 'price_page'),
    seller: row.seller,
    bookkeeping: bookkeepingOf(row.bookkeeping),
    onlineMethods: { ...DEFAULT_ONLINE_METHODS, ...row.online_methods },
    invoiceReminders: { ...DEFAULT_INVOICE_REMINDERS, ...row.invoice_reminders },
    donations: { ...DEFAULT_DONATIONS, ...row.donations },
    html: {
      header: optionalLocalizedFrom(row, 'html_header'),
      footerTop: optionalLocalizedFrom(row, 'html_footer_top'),
      footerBottom: optionalLocalizedFrom(row, 'html_footer_bottom'),
      footerLogos: optionalLocalizedFrom(row, 'html_footer_logos'),
    },
    design: { ...DEFAULT_DESIGN, ...row.design },
  };
}

export async function readSettings(db: Db): Promise<Settings> {
  return toSettings(await settingsQuery(db).executeTakeFirstOrThrow());
}

function settingsQuery(db: Db | Trx) {
  return db
    .selectFrom('site_settings')
    .selectAll()
    .select((eb) =>
      eb
        .exists(eb.selectFrom('locales').select('locales.code').where('locales.code', '=', 'en'))
        .as('hasEnglish'),
    );
}

/** The same, locked against changes until the transaction ends. */
export async function lockSettings(trx: Trx, engine: Engine): Promise<Settings> {
  const query = settingsQuery(trx);
  return toSettings(await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow());
}

export async function writeSettings(trx: Trx, { html, design, ...settings }: Settings): Promise<void> {
  await trx
    .updateTable('site_settings')
    .set({
      site_name: settings.siteName,
      is_site_online: settings.isSiteOnline,
      is_opened: settings.isOpened,
      is_shop_online: settings.isShopOnline,
      is_two_factor_required: settings.isTwoFactorRequired,
      staff_idle_hours: settings.staffIdleHours,
      exchange_hours: settings.exchangeHours,
      overbooking_per_date: settings.overbookingPerDate,
      is_exit_noted: settings.isExitNoted,
      group_change_days: settings.groupChangeDays,
      tickets_per_price: settings.ticketsPerPrice,
      tickets_per_order: settings.ticketsPerOrder,
      social_links: toJson(settings.socialLinks),
      footer_logos: toJson(settings.footerLogos),
      ...optionalLocalizedColumns('price_page', settings.pricePage),
      seller: toJson(settings.seller),
      bookkeeping: toJson(settings.bookkeeping),
      online_methods: toJson(settings.onlineMethods),
      invoice_reminders: toJson(settings.invoiceReminders),
      donations: toJson(settings.donations),
      ...optionalLocalizedColumns('html_header', html.header),
      ...optionalLocalizedColumns('html_footer_top', html.footerTop),
      ...optionalLocalizedColumns('html_footer_bottom', html.footerBottom),
      ...optionalLocalizedColumns('html_footer_logos', html.footerLogos),
      design: toJson(changesOf(design)),
    })
    .execute();
}

/** Defaults are not stored: a later version may bring better ones. */
function changesOf(design: DesignSettings): Partial<DesignSettings> {
  const defaults: Record<string, unknown> = { ...DEFAULT_DESIGN };
  return Object.fromEntries(
    Object.entries(design).filter(([key, value]) => toJson(value) !== toJson(defaults[key])),
  );
}

/** The languages of the site in their order. */
export async function findLocales(db: Db): Promise<Locale[]> {
  const rows = await db.selectFrom('locales').selectAll().orderBy('position').execute();
  return rows.flatMap(({ code, name, read_name: readName }) =>
    isLanguage(code) ? [{ code, name, readName }] : [],
  );
}

/** Leaves visitors these languages to choose from, besides German. */
export async function saveLanguages(trx: Trx, languages: readonly Language[]): Promise<void> {
  await trx
    .deleteFrom('locales')
    .where('code', 'not in', [DEFAULT_LANGUAGE, ...languages])
    .execute();
}

/** Tells if anything was ever ordered, paid or started to be paid, test sales apart. */
export async function hasPaymentHistory(trx: Trx): Promise<boolean> {
  const paid = await trx.selectFrom('payments').select('id').limit(1).executeTakeFirst();
  if (paid) return true;
  const ordered = await trx
    .selectFrom('orders')
    .select('id')
    .where('is_test', '=', false)
    .limit(1)
    .executeTakeFirst();
  return ordered !== undefined;
}
