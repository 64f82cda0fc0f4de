import { sql } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import type { Engine } from '#platform/database/engine.ts';

const WRITE_BATCH_SIZE = 500;
const READ_BATCH_SIZE = 200;

/** Ids as references are stored; those of modules are words. */
const REFERENCE = /"id":(\d{1,9})[,}]/g;

const referencesIn = (json: string): Set<number> =>
  new Set(Array.from(json.matchAll(REFERENCE), ([, id]) => Number(id)));

/**
 * Adds the ids that content names to the index. It keeps those a document named before, since an earlier state may be published:
 * readers look at the content itself.
 */
export async function addReferences(
  trx: Trx,
  documentId: number,
  json: string,
  { before = '' }: { before?: string } = {},
): Promise<void> {
  const known = referencesIn(before);
  const named = [...referencesIn(json)].filter((id) => !known.has(id));
  await insertReferences(
    trx,
    named.map((object_id) => ({ document_id: documentId, object_id })),
  );
}

/** Documents whose draft or versions name such an id, of whatever it is. */
export async function findDocumentsNaming(db: Db, objectId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('document_references')
    .select('document_id')
    .where('object_id', '=', objectId)
    .orderBy('document_id')
    .execute();
  return rows.map((row) => row.document_id);
}

/**
 * Rebuilds the index from all drafts and published versions. Returns the number of references. Concurrent additions wait: a
 * reference that existed already would be added by nobody, and be deleted before its source is read.
 */
export async function rebuildReferences(trx: Trx, engine: Engine): Promise<number> {
  if (engine === 'postgres')
    await sql`lock table document_references in share row exclusive mode`.execute(trx);
  await trx.deleteFrom('document_references').execute();
  await addFrom((after) =>
    trx
      .selectFrom('documents')
      .select(['id', 'id as document_id', 'draft as content'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(READ_BATCH_SIZE)
      .execute(),
  );
  await addFrom((after) =>
    trx
      .selectFrom('document_versions')
      .select(['id', 'document_id', 'content'])
      .where('id', '>', after)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('document_publications')
            .select('id')
            .whereRef('version_id', '=', 'document_versions.id'),
        ),
      )
      .orderBy('id')
      .limit(READ_BATCH_SIZE)
      .execute(),
  );
  const { total } = await trx
    .selectFrom('document_references')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);

  async function addFrom(
    read: (after: number) => Promise<{ id: number; document_id: number; content: string }[]>,
  ): Promise<void> {
    for (let rows = await read(0); rows.length > 0; rows = await read(rows.at(-1)?.id ?? 0))
      await insertReferences(
        trx,
        rows.flatMap(({ document_id, content }) =>
          [...referencesIn(content)].map((object_id) => ({ document_id, object_id })),
        ),
      );
  }
}

async function insertReferences(
  trx: Trx,
  named: readonly { document_id: number; object_id: number }[],
): Promise<void> {
  for (let from = 0; from < named.length; from += WRITE_BATCH_SIZE)
    await trx
      .insertInto('document_references')
      .values(named.slice(from, from + WRITE_BATCH_SIZE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
