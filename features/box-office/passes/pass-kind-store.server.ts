import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom, optionalLocalizedFrom } from '#platform/database/columns.server.ts';
import type { PassKind } from './pass.ts';
import { endOfPass } from './pass-end.ts';

/** The name of a kind of pass, on sale or not; `null` when there is none. */
export async function findPassKindName(db: Db | Trx, id: number): Promise<Localized | null> {
  const row = await db
    .selectFrom('pass_kinds')
    .select(['name_de', 'name_en'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? localizedFrom(row, 'name') : null;
}

/** The passes on sale at a moment, the cheapest first; of one alone with `id`. Expired kinds are left out. */
export async function findPassKinds(
  db: Db | Trx,
  now: Instant,
  id: number | null = null,
): Promise<PassKind[]> {
  const rows = await db
    .selectFrom('pass_kinds')
    .leftJoin('series', 'series.id', 'pass_kinds.series_id')
    .selectAll('pass_kinds')
    .select(['series.title_de as series_de', 'series.title_en as series_en'])
    .where('is_on_sale', '=', true)
    .$if(id !== null, (query) => query.where('pass_kinds.id', '=', id))
    .orderBy('cents')
    .orderBy('pass_kinds.id')
    .execute();
  return rows.flatMap((row): PassKind[] => {
    const validUntil = endOfPass({ validDays: row.valid_days, validUntil: row.valid_until }, now);
    if (validUntil === null) return [];
    return [
      {
        id: row.id,
        name: localizedFrom(row, 'name'),
        note: optionalLocalizedFrom(row, 'note'),
        cents: row.cents,
        vatBasisPoints: row.vat_basis_points,
        visits: row.visits,
        mostCents: row.most_cents,
        seriesId: row.series_id,
        series: optionalLocalizedFrom(row, 'series'),
        validUntil,
      },
    ];
  });
}
