import type { Selectable } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { ContainerTable } from './table.server.ts';

/** A separate document, by its name or attached to something: a part of the footer, what a production has to say. */
export interface Container {
  id: number;
  slug: string;
  documentId: number;
  layout: string | null;
  contentType: string | null;
  objectId: number | null;
}

export async function findContainer(db: Db, slug: string): Promise<Container | null> {
  const row = await db.selectFrom('containers').selectAll().where('slug', '=', slug).executeTakeFirst();
  return row ? containerFrom(row) : null;
}

/** One page of all containers by their names, and how many there are. */
export async function findContainers(
  db: Db,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ containers: Container[]; total: number }> {
  const all = db.selectFrom('containers');
  const [rows, { total }] = await Promise.all([
    all
      .selectAll()
      .orderBy('slug')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .execute(),
    all.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { containers: rows.map(containerFrom), total: Number(total) };
}

/** The containers that have these names. */
export async function findContainersNamed(db: Db, slugs: readonly string[]): Promise<Container[]> {
  const rows = await db.selectFrom('containers').selectAll().where('slug', 'in', slugs).execute();
  return rows.map(containerFrom);
}

/** The containers that have these documents. */
export async function findContainersOf(db: Db, documentIds: readonly number[]): Promise<Container[]> {
  if (documentIds.length === 0) return [];
  const rows = await db
    .selectFrom('containers')
    .selectAll()
    .where('document_id', 'in', documentIds)
    .execute();
  return rows.map(containerFrom);
}

/** The containers attached to one entity, in the order they were made. */
export async function findContainersAttached(
  db: Db,
  contentType: string,
  objectId: number,
): Promise<Container[]> {
  const rows = await db
    .selectFrom('containers')
    .selectAll()
    .where('content_type', '=', contentType)
    .where('object_id', '=', objectId)
    .orderBy('id')
    .execute();
  return rows.map(containerFrom);
}

/** Documents of the containers attached to one entity. */
export async function findDocumentsAttached(
  db: Db,
  contentType: string,
  objectId: number,
): Promise<number[]> {
  return (await findContainersAttached(db, contentType, objectId)).map(({ documentId }) => documentId);
}

export async function insertContainer(
  trx: Trx,
  container: Omit<Container, 'id'>,
  now: Instant,
): Promise<Container> {
  const { id } = await trx
    .insertInto('containers')
    .values({
      slug: container.slug,
      document_id: container.documentId,
      layout: container.layout,
      content_type: container.contentType,
      object_id: container.objectId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, ...container };
}

function containerFrom(row: Selectable<ContainerTable>): Container {
  return {
    id: row.id,
    slug: row.slug,
    documentId: row.document_id,
    layout: row.layout,
    contentType: row.content_type,
    objectId: row.object_id,
  };
}
