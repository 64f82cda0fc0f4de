import type { Db, Trx } from '#features/database.server.ts';
import { FIRST_HOURS } from '#features/programme/opening-hours/index.server.ts';
import { insertForm } from '#features/website/forms/index.server.ts';
import {
  ACCESSIBILITY_FORM,
  accessibilityModules,
  insertSitePages,
  publishSitePage,
  TO_FILL_IN,
  textModules,
} from '#features/website/pages/index.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedColumns, toJson } from '#platform/database/columns.server.ts';
import { EVENT_TYPES, GENRES, LEGAL_FRAMES, MENUS, PRICE_LIST } from './first-contents.ts';

const SECRET = 'set-up';

/** Tells if there is neither a venue nor any content it could show. */
export async function isEmpty(db: Db): Promise<boolean> {
  const types = await db.selectFrom('event_types').select('id').limit(1).executeTakeFirst();
  return types === undefined && (await isEmptySite(db));
}

export async function isEmptySite(db: Db): Promise<boolean> {
  return (await db.selectFrom('venues').select('id').limit(1).executeTakeFirst()) === undefined;
}

export async function insertFirstContents(trx: Trx, now: Instant): Promise<void> {
  const options = (all: { slug: string; name: Localized }[]) =>
    all.map(({ slug, name }, position) => ({
      ...{ slug, position, updated_at: now },
      ...localizedColumns('name', name),
    }));
  await trx.insertInto('event_types').values(options(EVENT_TYPES)).execute();
  await trx.insertInto('genres').values(options(GENRES)).execute();
  await insertPriceList(trx);
  const range = { time_from: FIRST_HOURS.from, time_to: FIRST_HOURS.to, closed: false };
  const noRange = { time_from: null, time_to: null, closed: true };
  await trx
    .insertInto('opening_hours')
    .values([
      ...FIRST_HOURS.days.map((weekday) => ({ weekday, ...range, alternative_link_url: null })),
      ...FIRST_HOURS.closedDays.map((weekday) => ({ weekday, ...noRange, alternative_link_url: null })),
    ])
    .execute();
  await trx
    .insertInto('navigation_items')
    .values(
      MENUS.map(({ area, name, url }, position) => ({
        area,
        position,
        parent_id: null,
        has_tab_navigation: false,
        ...localizedColumns('name', name),
        ...localizedColumns('url', url),
      })),
    )
    .execute();
  await insertSitePages(trx, now);
  const feedbackForm = await insertForm(trx, ACCESSIBILITY_FORM, now);
  for (const { kind, title, headings } of LEGAL_FRAMES) {
    const html = (language: 'de' | 'en') =>
      headings.map((heading) => `<h2>${heading[language]}</h2><p>${TO_FILL_IN[language]}</p>`).join('');
    const { modules } = textModules({ de: html('de'), en: html('en') });
    const below = kind === 'accessibility' ? accessibilityModules(feedbackForm) : [];
    await publishSitePage(trx, kind, { title, content: { modules: [...modules, ...below] } }, { now });
  }
}

async function insertPriceList(trx: Trx): Promise<void> {
  const { name, seatGroup, prices } = PRICE_LIST;
  const list = await trx.insertInto('price_lists').values({ name }).returning('id').executeTakeFirstOrThrow();
  const group = await trx
    .insertInto('seat_groups')
    .values({
      price_list_id: list.id,
      code: seatGroup.code,
      position: 0,
      ...localizedColumns('name', seatGroup.name),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('prices')
    .values(
      prices.map((price, position) => ({
        seat_group_id: group.id,
        sale_type_id: position + 1,
        cents: price.cents,
        units: 1,
        position,
        ...localizedColumns('name', price.name),
      })),
    )
    .execute();
}

/** Leaves a new house closed to visitors until somebody opens it (docs/decisions/0146). */
export async function beginOffline(trx: Trx): Promise<void> {
  await trx.updateTable('site_settings').set({ is_site_online: false, is_opened: false }).execute();
}

/** Keeps the fingerprint of the one link that works; an older one does not any more. */
export async function storeLink(trx: Trx, value: string, expiresAt: Instant): Promise<void> {
  await trx
    .insertInto('secrets')
    .values({ name: SECRET, value, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, expires_at: expiresAt }))
    .execute();
}

export async function isCurrentLink(db: Db, value: string, now: Instant): Promise<boolean> {
  const found = await db
    .selectFrom('secrets')
    .select('name')
    .where('name', '=', SECRET)
    .where('value', '=', value)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses the link up; `false` when somebody else has, or its time is over. */
export async function useLink(trx: Trx, value: string, now: Instant): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('secrets')
    .where('name', '=', SECRET)
    .where('value', '=', value)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export interface NewVenue {
  name: string;
  slug: string;
  street: string;
  postalCode: string;
  city: string;
}

/** The main venue, and the name of the site. */
export async function insertVenue(
  trx: Trx,
  { name, slug, street, postalCode, city }: NewVenue,
  now: Instant,
): Promise<void> {
  const nothing = { de: '', en: null };
  await trx
    .insertInto('venues')
    .values({
      slug,
      street,
      postal_code: postalCode,
      city,
      updated_at: now,
      ...localizedColumns('name', { de: name, en: null }),
      ...localizedColumns('directions', nothing),
      ...localizedColumns('access', nothing),
    })
    .execute();
  await trx
    .updateTable('site_settings')
    .set({
      site_name: name,
      seller: toJson({ name, street, postalCode, city, vatId: null, taxNumber: null, iban: null, bic: null }),
    })
    .execute();
}
