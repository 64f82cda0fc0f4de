import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Engine } from '#platform/database/engine.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';
import { settingsTag } from './cache-tags.ts';
import { type SettingsChange, settingsChange } from './schema.ts';
import { DEFAULT_DESIGN, type Settings } from './settings.ts';
import { lockSettings, writeSettings } from './store.server.ts';

export interface InvalidSetting {
  field: string;
  message: string;
}

/** Changes the settings that are named and tells every node; nothing is stored when one of them cannot be used. */
export async function saveSettings(
  { db, engine, bus }: { db: Db; engine: Engine; bus: EventBus },
  change: SettingsChange,
): Promise<Result<Settings, InvalidSetting[]>> {
  const parsed = settingsChange.safeParse(change);
  if (!parsed.success) {
    return fail(
      parsed.error.issues.map(({ path, message }) => ({ field: path.join('.') || 'settings', message })),
    );
  }
  const saved = await inTransaction(db, async (trx) => {
    const next = merge(await lockSettings(trx, engine), parsed.data);
    await writeSettings(trx, next);
    return next;
  });
  await bus.publish({ type: 'changed', tags: [settingsTag()] });
  return succeed(saved);
}

function merge(current: Settings, { html, design, ...change }: SettingsChange): Settings {
  return {
    siteName: change.siteName ?? current.siteName,
    isSiteOnline: change.isSiteOnline ?? current.isSiteOnline,
    isShopOnline: change.isShopOnline ?? current.isShopOnline,
    socialLinks: change.socialLinks ?? current.socialLinks,
    footerLogos: change.footerLogos ?? current.footerLogos,
    pricePage: change.pricePage === undefined ? current.pricePage : change.pricePage,
    html: { ...current.html, ...named(html) },
    design: { ...DEFAULT_DESIGN, ...current.design, ...named(design) },
  };
}

/** Without the keys that hold `undefined`: they name nothing. */
function named<T extends object>(change: T | undefined): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(change ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
