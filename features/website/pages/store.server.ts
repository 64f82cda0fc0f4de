import { type Selectable, sql } from 'kysely';
import { artOf, PICTURE_COLUMNS, thatIsShown } from '#features/core/media/index.server.ts';
import type { PageName } from '#features/core/navigation/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
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

/** A page without its words: its place in the tree, and when visitors can read it. */
export type OutlinedPage = Pick<
  Page,
  | 'id'
  | 'documentId'
  | 'siteName'
  | 'parentId'
  | 'position'
  | 'paths'
  | 'isOnline'
  | 'onlineFrom'
  | 'onlineTo'
  | 'deletedAt'
>;

/** Every page outside the trash in the order of the tree, home first. */
export async function findPageOutline(db: Db): Promise<OutlinedPage[]> {
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'document_id', 'site_name', 'parent_id', 'path_de', 'path_en'])
    .select(['position', 'is_online', 'online_from', 'online_to'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      documentId: row.document_id,
      siteName: row.site_name,
      parentId: row.parent_id,
      position: row.position,
      paths: pathsOf(row),
      isOnline: row.is_online,
      onlineFrom: row.online_from,
      onlineTo: row.online_to,
      deletedAt: null,
    }))
    .toSorted((one, other) => Number(other.siteName === 'home') - Number(one.siteName === 'home'));
}

/** Pages by their ids, those in the trash included. */
export async function findPagesByIds(db: Db, ids: readonly number[]): Promise<Page[]> {
  if (ids.length === 0) return [];
  const rows = await selectPages(db).where('pages.id', 'in', ids).execute();
  return rows.map(pageFrom);
}

/** Pages outside the trash whose window opens or closes after `now`, and those of some documents. */
export async function findPagesWithPlans(
  db: Db,
  documentIds: readonly number[],
  now: Instant,
): Promise<Page[]> {
  const rows = await selectPages(db)
    .where('pages.deleted_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('pages.online_from', '>', now),
        eb('pages.online_to', '>', now),
        ...(documentIds.length > 0 ? [eb('pages.document_id', 'in', documentIds)] : []),
      ]),
    )
    .execute();
  return rows.map(pageFrom);
}

/** Pages of some documents, and those with a picture beside shared links, in the order of the tree, those in the trash included. */
export async function findPagesNaming(
  db: Db,
  { documentIds, ogImageId }: { documentIds: readonly number[]; ogImageId: number },
): Promise<Page[]> {
  const rows = await selectPages(db)
    .where(({ eb, or }) =>
      or([
        eb('pages.og_image_id', '=', ogImageId),
        ...(documentIds.length > 0 ? [eb('pages.document_id', 'in', documentIds)] : []),
      ]),
    )
    .orderBy('pages.position')
    .orderBy('pages.id')
    .execute();
  return rows.map(pageFrom);
}

/** A page in the trash before which a list goes on. */
export interface TrashPlace {
  deletedAt: Instant;
  id: number;
}

const IS_TRASH_ROOT = sql<boolean>`pages.deleted_at is not null and not exists (
  select 1 from pages as above where above.id = pages.parent_id and above.deleted_at = pages.deleted_at
)`;

/** Pages that were put into the trash themselves, not with one above them, the latest first. */
export async function findTrashedPages(
  db: Db,
  { before, atMost }: { before: TrashPlace | null; atMost: number },
): Promise<Page[]> {
  let query = selectPages(db).where(IS_TRASH_ROOT);
  if (before !== null)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('pages.deleted_at', 'pages.id'), '<', tuple(before.deletedAt, before.id)),
    );
  const rows = await query
    .orderBy('pages.deleted_at', 'desc')
    .orderBy('pages.id', 'desc')
    .limit(atMost)
    .execute();
  return rows.map(pageFrom);
}

export async function countTrashedPages(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('pages')
    .where(IS_TRASH_ROOT)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
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

/** Page of the site map of a document; `null` for others. */
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

/** Tells if the window of any page opened or closed after `since`, until `now`. */
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

/** Removes permanently what lies in the trash since before `instant`, with its content. */
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
  return {
    id: row.id,
    documentId: row.document_id,
    siteName: row.site_name,
    paths: pathsOf(row),
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

function pathsOf({
  id,
  site_name: name,
  path_de: german,
  path_en: english,
}: Pick<Selectable<PageTable>, 'id' | 'site_name' | 'path_de' | 'path_en'>): Record<Language, string> {
  if (german !== null) return { de: german, en: english ?? german };
  const paths = name && sitePaths(name);
  if (!paths) throw new Error(`page ${id} has neither a path nor a known site name`);
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
