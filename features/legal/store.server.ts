import type { Db, Trx } from '#features/database.server.ts';
import { localizedColumns, localizedFrom } from '#platform/database/columns.server.ts';
import type { LegalKind, LegalPage } from './legal-page.ts';

export async function readLegalPage(db: Db, kind: LegalKind): Promise<LegalPage | null> {
  const row = await db.selectFrom('legal_pages').selectAll().where('kind', '=', kind).executeTakeFirst();
  return row
    ? {
        kind,
        title: localizedFrom(row, 'title'),
        html: localizedFrom(row, 'html'),
        updatedOn: row.updated_on,
      }
    : null;
}

/** Stores a legal page in the place of the one there was. */
export async function writeLegalPage(trx: Trx, { kind, title, html, updatedOn }: LegalPage): Promise<void> {
  const columns = {
    ...localizedColumns('title', title),
    ...localizedColumns('html', html),
    updated_on: updatedOn,
  };
  await trx
    .insertInto('legal_pages')
    .values({ kind, ...columns })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(columns))
    .execute();
}
