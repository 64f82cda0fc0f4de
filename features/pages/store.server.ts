import type { Selectable } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import { artOf, PICTURE_COLUMNS, thatIsShown } from '#features/media/index.server.ts';
import type { PageName } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import {
  localizedColumns,
  localizedFrom,
  optionalLocalizedColumns,
  optionalLocalizedFrom,
} from '#platform/database/columns.server.ts';
import type { Page, PageFacts } from './page.ts';
import { sitePaths } from './page-paths.ts';
import type { PageTable } from './table.server.ts';

/** Every page of the tree in its order, those in the trash included. */
export async function findAllPages(db: Db): Promise<Page[]> {
  const rows = await selectPages(db).orderBy('pages.position').orderBy('pages.id').execute();
  return rows.map(pageFrom);
}

/** The pages of the site map that have a record. */
export async function findSiteNames(db: Db): Promise<PageName[]> {
  const rows = await db
    .selectFrom('pages')
    .select('site_name')
    .where('site_name', 'is not', null)
    .$narrowType<{ site_name: PageName }>()
    .execute();
  return rows.map((row) => row.site_name);
}

export async function findPageById(db: Db, id: number): Promise<Page | null> {
  const row = await selectPages(db).where('pages.id', '=', id).executeTakeFirst();
  return row ? pageFrom(row) : null;
}

/** The record of a page of the site map. */
export async function findPageBySiteName(db: Db, name: PageName): Promise<Page | null> {
  const row = await selectPages(db).where('pages.site_name', '=', name).executeTakeFirst();
  return row ? pageFrom(row) : null;
}

/** Which page of the site map a document is of; `null` where it is of none. */
export async function findSiteNameOf(db: Db, documentId: number): Promise<PageName | null> {
  const row = await db
    .selectFrom('pages')
    .select('site_name')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row?.site_name ?? null;
}

/** A new page and where it answers. Gives its id. */
export async function insertPage(
  trx: Trx,
  facts: PageFacts,
  {
    documentId,
    siteName,
    paths,
    now,
  }: { documentId: number; siteName: PageName | null; paths: Record<Language, string> | null; now: Instant },
): Promise<number> {
  const { id } = await trx
    .insertInto('pages')
    .values({
      ...columnsOf(facts),
      ...pathColumns(paths),
      document_id: documentId,
      site_name: siteName,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePage(trx: Trx, id: number, facts: PageFacts, now: Instant): Promise<void> {
  await trx
    .updateTable('pages')
    .set({ ...columnsOf(facts), updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function updatePaths(trx: Trx, id: number, paths: Record<Language, string>): Promise<void> {
  await trx.updateTable('pages').set(pathColumns(paths)).where('id', '=', id).execute();
}

/** Numbers pages among those beside them. */
export async function updatePosition(trx: Trx, id: number, position: number): Promise<void> {
  await trx.updateTable('pages').set({ position }).where('id', '=', id).execute();
}

/** Puts pages into the trash, or takes them out of it (`null`). */
export async function setDeleted(trx: Trx, ids: readonly number[], at: Instant | null): Promise<void> {
  await trx.updateTable('pages').set({ deleted_at: at }).where('id', 'in', ids).execute();
}

/** Whether the window of any page opened or closed after `since`, until `now`. */
export async function hasWindowChanged(db: Db, since: Instant, now: Instant): Promise<boolean> {
  const row = await db
    .selectFrom('pages')
    .select('id')
    .where(({ eb, or, and }) =>
      or(
        (['online_from', 'online_to'] as const).map((bound) =>
          and([eb(bound, '>', since), eb(bound, '<=', now)]),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes for good what lies in the trash since before `instant`, with its content. */
export async function deleteTrashBefore(db: Db, instant: Instant): Promise<void> {
  const due = db.selectFrom('pages').select('document_id').where('deleted_at', '<', instant);
  // A page goes with its document.
  await db.updateTable('pages').set({ parent_id: null }).where('deleted_at', '<', instant).execute();
  await db.deleteFrom('documents').where('id', 'in', due).execute();
}

/** Pages, each with its picture as it may be shown. */
function selectPages(db: Db) {
  return db
    .selectFrom('pages')
    .leftJoin('assets as picture', (join) => thatIsShown(join.onRef('picture.id', '=', 'pages.og_image_id')))
    .selectAll('pages')
    .select(PICTURE_COLUMNS);
}

function pageFrom(row: Awaited<ReturnType<ReturnType<typeof selectPages>['executeTakeFirstOrThrow']>>): Page {
  const slug = row.slug_de === null ? null : { de: row.slug_de, en: row.slug_en };
  const paths = row.path_de === null ? ownPaths(row) : { de: row.path_de, en: row.path_en ?? row.path_de };
  return {
    id: row.id,
    documentId: row.document_id,
    siteName: row.site_name,
    paths,
    title: localizedFrom(row, 'title'),
    headline: optionalLocalizedFrom(row, 'headline'),
    lead: optionalLocalizedFrom(row, 'lead'),
    slug,
    parentId: row.parent_id,
    position: row.position,
    contentType: row.content_type,
    isLandingPage: row.is_landing_page,
    isOnline: row.is_online,
    isClickable: row.is_clickable,
    inMenu: row.in_menu,
    inFooter: row.in_footer,
    hasTabNavigation: row.has_tab_navigation,
    metaTitle: optionalLocalizedFrom(row, 'meta_title'),
    metaDescription: optionalLocalizedFrom(row, 'meta_description'),
    ogTitle: optionalLocalizedFrom(row, 'og_title'),
    ogDescription: optionalLocalizedFrom(row, 'og_description'),
    ogType: row.og_type,
    ogImageId: row.og_image_id,
    ogImage: artOf(row, null),
    onlineFrom: row.online_from,
    onlineTo: row.online_to,
    deletedAt: row.deleted_at,
    updatedAt: row.updated_at,
  };
}

function ownPaths({ id, site_name: name }: Selectable<PageTable>): Record<Language, string> {
  const paths = name && sitePaths(name);
  if (!paths) throw new Error(`The page ${id} has no path`);
  return paths;
}

function pathColumns(paths: Record<Language, string> | null) {
  return { path_de: paths?.de ?? null, path_en: paths?.en ?? null };
}

function columnsOf(facts: PageFacts) {
  return {
    ...localizedColumns('title', facts.title),
    ...optionalLocalizedColumns('headline', facts.headline),
    ...optionalLocalizedColumns('lead', facts.lead),
    ...optionalLocalizedColumns('meta_title', facts.metaTitle),
    ...optionalLocalizedColumns('meta_description', facts.metaDescription),
    ...optionalLocalizedColumns('og_title', facts.ogTitle),
    ...optionalLocalizedColumns('og_description', facts.ogDescription),
    ...optionalLocalizedColumns('slug', facts.slug),
    parent_id: facts.parentId,
    position: facts.position,
    content_type: facts.contentType,
    is_landing_page: facts.isLandingPage,
    is_online: facts.isOnline,
    is_clickable: facts.isClickable,
    in_menu: facts.inMenu,
    in_footer: facts.inFooter,
    has_tab_navigation: facts.hasTabNavigation,
    og_type: facts.ogType,
    og_image_id: facts.ogImageId,
    online_from: facts.onlineFrom,
    online_to: facts.onlineTo,
  };
}
