import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/** A date of a series as the programme has it; without a number it has no sale. */
export interface SeriesDate {
  jetId: number | null;
  startsAt: Instant;
}

/** All dates of a series that visitors see, also those that are over or called off, the first first. */
export async function findDatesOfSeries(db: Db | Trx, seriesId: number): Promise<SeriesDate[]> {
  return db
    .selectFrom('events')
    .innerJoin('productions', 'productions.id', 'events.production_id')
    .select(['events.id_jet as jetId', 'events.date_start as startsAt'])
    .where('events.series_id', '=', seriesId)
    .where('events.is_online', '=', true)
    .where('productions.is_online', '=', true)
    .orderBy('events.date_start')
    .orderBy('events.id')
    .execute();
}

/** Reads the prices of a series as a whole, in the order set by the staff; of a single price with `priceId`. */
export async function findSeriesPrices(db: Db | Trx, seriesId: number, priceId: number | null = null) {
  return db
    .selectFrom('series_prices')
    .innerJoin('prices', 'prices.id', 'series_prices.price_id')
    .innerJoin('seat_groups', 'seat_groups.id', 'prices.seat_group_id')
    .select([
      'price_id as priceId',
      'prices.sale_type_id as saleTypeId',
      'series_prices.cents',
      'series_prices.vat_basis_points as vatBasisPoints',
      'seat_groups.name_de as group_de',
      'seat_groups.name_en as group_en',
    ])
    .where('series_id', '=', seriesId)
    .$if(priceId !== null, (query) => query.where('price_id', '=', priceId))
    .orderBy('series_prices.position')
    .execute();
}
