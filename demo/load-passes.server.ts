import type { Trx } from '#features/database.server.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day } from '#lib/venue-time.ts';
import { localizedColumns, optionalLocalizedColumns } from '#platform/database/columns.server.ts';
import { passes } from './content/passes.ts';
import { insertAll } from './insert.server.ts';
import type { Vocabulary } from './load-vocabulary.server.ts';

/** Passes on sale, at the rate of VAT that tickets have. */
export async function loadPasses(
  trx: Trx,
  { vocabulary, today }: { vocabulary: Pick<Vocabulary, 'series'>; today: Day },
): Promise<void> {
  const price = await trx.selectFrom('prices').select('vat_basis_points').executeTakeFirst();
  await insertAll(
    trx,
    'pass_kinds',
    passes.map(({ name, note, cents, visits, mostCents, series, validDays, validUntilDay }) => ({
      ...localizedColumns('name', name),
      ...optionalLocalizedColumns('note', note),
      ...{ cents, visits },
      vat_basis_points: price?.vat_basis_points ?? null,
      most_cents: mostCents,
      series_id: series === null ? null : vocabulary.series(series),
      valid_days: validDays,
      valid_until:
        validUntilDay === null
          ? null
          : new Date(instantAt(addDays(today, validUntilDay), '00:00')).toISOString(),
      is_on_sale: true,
    })),
  );
}
