import type { Trx } from '#features/database.server.ts';

/** The holiday workshop is booked for all of its days by most. */
const SERIES = 'ferienspaene';
/** Price of all days together, as a percentage of the single prices. */
const PERCENT = 85;
const WHOLE_EUROS = 100;

/** Loads the whole-series prices of the demo's workshop, for each of its prices that is not free. */
export async function loadSeriesPrices(trx: Trx): Promise<void> {
  const dates = await trx
    .selectFrom('events')
    .innerJoin('series', 'series.id', 'events.series_id')
    .innerJoin('performances', 'performances.id', 'events.id_jet')
    .select(['series.id as seriesId', 'performances.price_list_id as listId'])
    .where('series.slug', '=', SERIES)
    .execute();
  const [first] = dates;
  if (!first) return;
  const prices = await trx
    .selectFrom('prices')
    .innerJoin('seat_groups', 'seat_groups.id', 'prices.seat_group_id')
    .select(['prices.id', 'prices.cents', 'prices.vat_basis_points'])
    .where('seat_groups.price_list_id', '=', first.listId)
    .where('prices.cents', '>', 0)
    .where('prices.members_only', '=', false)
    .orderBy('seat_groups.position')
    .orderBy('prices.position')
    .execute();
  for (const [position, { id, cents, vat_basis_points }] of prices.entries()) {
    const whole = Math.round((cents * dates.length * PERCENT) / 100 / WHOLE_EUROS) * WHOLE_EUROS;
    await trx
      .insertInto('series_prices')
      .values({ series_id: first.seriesId, position, price_id: id, cents: whole, vat_basis_points })
      .execute();
  }
}
