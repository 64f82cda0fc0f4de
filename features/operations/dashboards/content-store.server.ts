import { sql } from 'kysely';
import type { Period } from '#features/core/resources/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { addDays } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import type { Paging } from './counted-store.server.ts';

const some = ({ page, pageSize }: Paging) => ({ offset: (page - 1) * pageSize, limit: pageSize });

const places = (column: 'capacity' | 'held' | 'sold' | 'blocked') =>
  sql<number>`coalesce((select sum(${sql.ref(`pools.${column}`)}) from pools
    where pools.performance_id = events.id_jet and pools.seat_group_id is not null), 0)`;

/** The dates of a period in their order, with the places of each. */
export async function findDates(db: Db, { from, to }: Period, paging: Paging) {
  const { offset, limit } = some(paging);
  const within = db
    .selectFrom('events')
    .innerJoin('productions', 'productions.id', 'events.production_id')
    .innerJoin('rooms', 'rooms.id', 'events.room_id')
    .where('events.day', '>=', from)
    .where('events.day', '<=', to);
  const rows = await within
    .select([
      'events.id',
      'events.date_start as startsAt',
      'events.status',
      'events.id_jet as jetId',
      'productions.doors_minutes as doorsMinutes',
      'productions.title_de',
      'productions.title_en',
      'rooms.name_de',
      'rooms.name_en',
      places('capacity').as('capacity'),
      places('held').as('held'),
      places('sold').as('sold'),
      places('blocked').as('blocked'),
    ])
    .orderBy('events.date_start')
    .orderBy('events.id')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await within
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    rows: rows.map((row) => ({
      id: row.id,
      startsAt: row.startsAt,
      status: row.status,
      isSold: row.jetId !== null,
      doorsMinutes: row.doorsMinutes,
      title: localizedFrom(row, 'title'),
      room: localizedFrom(row, 'name'),
      capacity: Number(row.capacity),
      held: Number(row.held),
      sold: Number(row.sold),
      blocked: Number(row.blocked),
    })),
    total: Number(total),
  };
}

const within = (period: Period) => ({
  first: instantAt(period.from, '00:00'),
  end: instantAt(addDays(period.to, 1), '00:00'),
});

/** Files that came into the library in a period and are not in its trash, the newest first. */
export async function findAssets(
  db: Db,
  period: Period | null,
  paging: Paging,
  { isWithoutAlt }: { isWithoutAlt: boolean },
) {
  const { offset, limit } = some(paging);
  let matching = db.selectFrom('assets').where('deleted_at', 'is', null);
  if (period) {
    const { first, end } = within(period);
    matching = matching.where('created_at', '>=', first).where('created_at', '<', end);
  }
  if (isWithoutAlt)
    matching = matching
      .where('kind', '=', 'image')
      .where('is_decorative', '=', false)
      .where(({ or, eb }) =>
        or([
          eb('alt_de', 'is', null),
          eb('alt_de', '=', ''),
          eb('alt_en', 'is', null),
          eb('alt_en', '=', ''),
        ]),
      );
  const rows = await matching
    .select(['id', 'kind', 'name', 'bytes', 'alt_de', 'alt_en', 'is_decorative', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total, bytes } = await matching
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.sum<number | null>('bytes').as('bytes')])
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total), bytes: Number(bytes ?? 0) };
}

/** Owner of a document, as people call it. */
interface Owner {
  kind: string;
  id: number | null;
  title: Localized | null;
}

/** Reasons and times of the versions saved in a period, the newest first. */
export async function findVersions(db: Db, period: Period, paging: Paging) {
  const { offset, limit } = some(paging);
  const { first, end } = within(period);
  const matching = db
    .selectFrom('document_versions')
    .where('document_versions.created_at', '>=', first)
    .where('document_versions.created_at', '<', end);
  const rows = await matching
    .leftJoin('users', 'users.id', 'document_versions.created_by')
    .leftJoin('pages', 'pages.document_id', 'document_versions.document_id')
    .leftJoin('object_texts', 'object_texts.document_id', 'document_versions.document_id')
    .select([
      'document_versions.id',
      'document_versions.document_id',
      'document_versions.number',
      'document_versions.reason',
      'document_versions.name',
      'document_versions.created_at',
      'users.name as author',
      'pages.id as page_id',
      'pages.title_de',
      'pages.title_en',
      'object_texts.content_type',
      'object_texts.object_id',
    ])
    .orderBy('document_versions.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map((row) => ({ ...row, of: ownerOf(row) })), total: Number(total) };
}

/** Finds the next documents that are scheduled to be published or taken offline after an instant, earliest first. */
export async function findPlans(db: Db, now: string, limit: number) {
  const rows = await db
    .selectFrom('document_publications')
    .leftJoin('pages', 'pages.document_id', 'document_publications.document_id')
    .leftJoin('object_texts', 'object_texts.document_id', 'document_publications.document_id')
    .select([
      'document_publications.id',
      'document_publications.language',
      'document_publications.version_id',
      'document_publications.starts_at',
      'pages.id as page_id',
      'pages.title_de',
      'pages.title_en',
      'object_texts.content_type',
      'object_texts.object_id',
    ])
    .where('document_publications.starts_at', '>', now)
    .orderBy('document_publications.starts_at')
    .orderBy('document_publications.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, of: ownerOf(row) }));
}

function ownerOf(row: {
  page_id: number | null;
  title_de: string | null;
  title_en: string | null;
  content_type: string | null;
  object_id: number | null;
}): Owner {
  if (row.page_id !== null)
    return { kind: 'page', id: row.page_id, title: { de: row.title_de ?? '', en: row.title_en } };
  if (row.content_type !== null) return { kind: row.content_type, id: row.object_id, title: null };
  return { kind: 'container', id: null, title: null };
}
