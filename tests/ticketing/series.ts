import type { Db } from '#features/database.server.ts';
import { stageProduction } from './production.ts';

/** Price of a series in the tests: 24.50 € for adults, 20 € for children. */
export const WHOLE = { adult: 2450, child: 2000 } as const;

/** Makes a series of the dates of a production, with a price as a whole for adults and children; gives its id and the numbers of these prices. */
export async function stageSeries(
  db: Db,
  dates: Parameters<typeof stageProduction>[1],
): Promise<{ seriesId: number; adult: number; child: number }> {
  await stageProduction(db, dates);
  await db.deleteFrom('series').execute();
  const texts = { title_de: 'Töpferkurs', title_en: 'Pottery', subline_de: '', description_de: '' };
  const { id: seriesId } = await db
    .insertInto('series')
    .values({ slug: 'toepferkurs', show_in_filter: true, position: 0, ...texts })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('events').set({ series_id: seriesId }).execute();
  const prices = await db.selectFrom('prices').select(['id', 'sale_type_id']).orderBy('id').execute();
  const [adult = 0, child = 0] = [1, 2].map(
    (saleType) => prices.find(({ sale_type_id }) => sale_type_id === saleType)?.id,
  );
  const vat = { vat_basis_points: 700 };
  await db
    .insertInto('series_prices')
    .values([
      { series_id: seriesId, position: 0, price_id: adult, cents: WHOLE.adult, ...vat },
      { series_id: seriesId, position: 1, price_id: child, cents: WHOLE.child, ...vat },
    ])
    .execute();
  return { seriesId, adult, child };
}
