import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import { localizedFrom, optionalLocalizedFrom } from '#platform/database/columns.server.ts';
import { conditionsFrom } from './conditions/condition-columns.server.ts';
import { conditionWords } from './conditions/condition-words.ts';

/** Prices of tickets: seat groups and prices in their order, the full price first. */
export interface PriceListing {
  id: number;
  seatGroups: {
    id: number;
    code: string;
    name: Localized;
    note: Localized | null;
    /** `conditions`: in words, as they hold for any performance. */
    prices: {
      id: number;
      saleTypeId: number;
      name: Localized;
      cents: number;
      membersOnly: boolean;
      /** Fewest heads of a group it is for; `null` where it is for everybody. */
      groupFrom: number | null;
      proof: Localized | null;
      conditions: Localized | null;
    }[];
  }[];
  productions: { id: number; slug: string; title: Localized }[];
}

/** All price lists with the productions that have dates sold by them from a day on. */
export async function findPriceListings(db: Db, from: Day): Promise<PriceListing[]> {
  const [lists, groups, prices, productions] = await Promise.all([
    db.selectFrom('price_lists').select('id').orderBy('id').execute(),
    db.selectFrom('seat_groups').selectAll().orderBy('position').execute(),
    db.selectFrom('prices').selectAll().orderBy('position').execute(),
    db
      .selectFrom('events')
      .innerJoin('performances', 'performances.id', 'events.id_jet')
      .innerJoin('productions', 'productions.id', 'events.production_id')
      .select([
        'performances.price_list_id as listId',
        'productions.id',
        'productions.slug',
        'productions.title_de',
        'productions.title_en',
      ])
      .distinct()
      .where('events.is_online', '=', true)
      .where('productions.is_online', '=', true)
      .where('events.day', '>=', from)
      .orderBy('productions.slug')
      .execute(),
  ]);
  const groupsOf = Map.groupBy(groups, (group) => group.price_list_id);
  const pricesOf = Map.groupBy(prices, (price) => price.seat_group_id);
  const productionsOf = Map.groupBy(productions, (production) => production.listId);
  return lists.map(({ id }) => ({
    id,
    seatGroups: (groupsOf.get(id) ?? []).map((group) => ({
      id: group.id,
      code: group.code,
      name: localizedFrom(group, 'name'),
      note: optionalLocalizedFrom(group, 'note'),
      prices: (pricesOf.get(group.id) ?? []).map((price) => ({
        id: price.id,
        saleTypeId: price.sale_type_id,
        name: localizedFrom(price, 'name'),
        cents: price.cents,
        membersOnly: price.members_only,
        groupFrom: price.group_from,
        proof: optionalLocalizedFrom(price, 'proof'),
        conditions: conditionWords(conditionsFrom(price), 'in-general'),
      })),
    })),
    productions: (productionsOf.get(id) ?? []).map((production) => ({
      id: production.id,
      slug: production.slug,
      title: localizedFrom(production, 'title'),
    })),
  }));
}
