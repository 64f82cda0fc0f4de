import {
  type Actor,
  can,
  inWrite,
  notAllowed,
  type WriteServices,
} from '#features/core/access/index.server.ts';
import { type FieldProblem, fieldProblem } from '#lib/field-problem.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { setSiteFormats } from '#lib/site-formats.ts';
import type { Engine } from '#platform/database/engine.ts';
import { etagOf, matchesEtag } from '#platform/http/entity-tag.server.ts';
import { parseFields } from '#platform/http/field-problems.server.ts';
import { settingsTag } from './cache-tags.ts';
import { type SettingsChange, settingsChange } from './schema.ts';
import { DEFAULT_DESIGN, type Settings } from './settings.ts';
import { settingsJson } from './settings-json.ts';
import { hasPaymentHistory, lockSettings, writeSettings } from './store.server.ts';

export type SaveSettingsError = { code: 'INVALID'; fields: FieldProblem[] } | { code: 'CHANGED' };

/** Sales, payments and bookings store no currency. */
const CURRENCY_FIXED = fieldProblem('design.parsers.currency', 'fixed', { reason: 'payments' });

/**
 * Changes the settings that are named; nothing is stored when one of them cannot be used, or when they are no longer in the
 * state that `ifMatch` names (`*` names any). HTML needs the permission `write-html` besides.
 */
export async function saveSettings(
  services: WriteServices & { engine: Engine },
  actor: Actor,
  change: SettingsChange,
  ifMatch = '*',
): Promise<Result<Settings, SaveSettingsError>> {
  const parsed = parseFields(settingsChange, change, 'settings');
  if (!parsed.ok) return fail({ code: 'INVALID', fields: parsed.error });
  const writesHtml = parsed.value.html !== undefined || parsed.value.design?.errors !== undefined;
  if (writesHtml && !('system' in actor) && !can(actor, 'write-html')) throw notAllowed(actor);
  const saved = await inWrite<Settings, SaveSettingsError>(
    services,
    actor,
    'manage-settings',
    async ({ trx, record }) => {
      const current = await lockSettings(trx, services.engine);
      if (!matchesEtag(ifMatch, etagOf(current))) return fail({ code: 'CHANGED' as const });
      const next = merge(current, parsed.value);
      const isOtherCurrency = next.design.parsers.currency !== current.design.parsers.currency;
      if (isOtherCurrency && (await hasPaymentHistory(trx)))
        return fail({ code: 'INVALID' as const, fields: [CURRENCY_FIXED] });
      await writeSettings(trx, next);
      record({
        entity: 'settings',
        id: null,
        before: settingsJson(current),
        after: settingsJson(next),
        tags: [settingsTag()],
      });
      return succeed(next);
    },
  );
  if (saved.ok) setSiteFormats(saved.value.design.parsers);
  return saved;
}

function merge(current: Settings, { html, design, ...change }: SettingsChange): Settings {
  return {
    siteName: change.siteName ?? current.siteName,
    isSiteOnline: change.isSiteOnline ?? current.isSiteOnline,
    isOpened: current.isOpened || change.isSiteOnline === true,
    isShopOnline: change.isShopOnline ?? current.isShopOnline,
    isTwoFactorRequired: change.isTwoFactorRequired ?? current.isTwoFactorRequired,
    staffIdleHours: change.staffIdleHours ?? current.staffIdleHours,
    exchangeHours: change.exchangeHours ?? current.exchangeHours,
    overbookingPerDate: change.overbookingPerDate ?? current.overbookingPerDate,
    isExitNoted: change.isExitNoted ?? current.isExitNoted,
    groupChangeDays: change.groupChangeDays ?? current.groupChangeDays,
    ticketsPerPrice: change.ticketsPerPrice ?? current.ticketsPerPrice,
    ticketsPerOrder: change.ticketsPerOrder ?? current.ticketsPerOrder,
    languages: current.languages,
    socialLinks: change.socialLinks ?? current.socialLinks,
    footerLogos: change.footerLogos ?? current.footerLogos,
    pricePage: change.pricePage === undefined ? current.pricePage : change.pricePage,
    seller: change.seller === undefined ? current.seller : change.seller,
    bookkeeping: change.bookkeeping ?? current.bookkeeping,
    onlineMethods: change.onlineMethods ?? current.onlineMethods,
    invoiceReminders: change.invoiceReminders ?? current.invoiceReminders,
    donations: { ...current.donations, ...named(change.donations) },
    html: { ...current.html, ...named(html) },
    design: { ...DEFAULT_DESIGN, ...current.design, ...named(design) },
  };
}

/** Without the keys that hold `undefined`: they name nothing. */
function named<T extends object>(change: T | undefined): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(change ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
