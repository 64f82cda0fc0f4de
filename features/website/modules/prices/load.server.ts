import { pricesTag } from '#features/box-office/prices/cache-tags.ts';
import { findPriceListings, type PriceListing } from '#features/box-office/prices/index.server.ts';
import type { Json } from '#features/core/documents/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { type Language, shown } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { type ModuleLoader, NOTHING_FETCHED, shownOfKind } from '../loader.ts';
import { prices } from './module.ts';
import type { ShownPrices } from './shown-prices.ts';

/** Loads the ticket prices of the chosen productions, of those that have dates from today on. */
export const loadPrices: ModuleLoader = async ({ db, clock, cache }, tree, language) => {
  const modules = shownOfKind(tree, prices, { language, at: clock.now() });
  if (modules.length === 0) return NOTHING_FETCHED;
  const tags = [pricesTag(), programmeTag()];
  const today = clock.today();
  const listings = await cache.read(`price listings ${today}`, { tags }, () => findPriceListings(db, today));
  const shownFor = (id: number | null) =>
    listings.flatMap((listing) =>
      listing.productions
        .filter((production) => production.id === id)
        .map((production) => shownPrices(listing, production, language)),
    );
  return {
    modules: Object.fromEntries(
      modules.map(({ id, values: { children } }) => [
        id,
        children.flatMap(({ values }) => shownFor(values.production)) as unknown as Json,
      ]),
    ),
    tags,
  };
};

function shownPrices(
  { seatGroups }: PriceListing,
  { id, slug, title }: PriceListing['productions'][number],
  language: Language,
): ShownPrices {
  return {
    production: { id, title: shown(title, language), path: pathTo('production', language, { slug, id }) },
    groups: seatGroups.map((group) => ({
      id: group.id,
      name: shown(group.name, language),
      note: group.note && shown(group.note, language),
      prices: group.prices.map(({ id: price, name, cents, conditions }) => ({
        id: price,
        name: shown(name, language),
        price: formatPrice(cents),
        conditions: conditions && shown(conditions, language),
      })),
    })),
  };
}
