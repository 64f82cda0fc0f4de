import { Hono } from 'hono';
import { pathTo } from '#features/core/navigation/index.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { priceString } from '#lib/money.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { textsJson } from '#lib/texts-json.ts';
import type { Clock } from '#platform/clock.ts';
import { cachedUntilChanged } from '#platform/events/cached-until-changed.server.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';
import { json } from '#platform/http/answer.server.ts';
import { pageOf } from '#platform/http/answer-shapes.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone, pagingInQuery } from '#platform/http/inputs.server.ts';
import { priceList } from './answers.server.ts';
import { pricesTag } from './cache-tags.ts';
import { startingPrices } from './conditions/starting-prices.ts';
import { findPriceListings, type PriceListing } from './store.server.ts';

/**
 * `GET /prices/`: prices, and the coming productions of each price list. The same for all visitors, cached for a day, or
 * until it changes.
 */
export function pricesApi({ db, clock, bus }: { db: Db; clock: Clock; bus: EventBus }) {
  const listings = cachedUntilChanged(bus, [pricesTag(), programmeTag()], (today) =>
    findPriceListings(db, today),
  );
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });
  const call = callsOn(app, { group: 'House', caller: anyone });
  call(
    'GET /prices/',
    {
      summary: 'What tickets cost: each price list with the coming productions that are sold by it.',
      takes: { paging: pagingInQuery() },
      answer: json('One page of price lists.', pageOf(priceList)),
    },
    async (c, { paging: { page, pageSize } }) => {
      const all = await listings(clock.today());
      const results = all
        .slice((page - 1) * pageSize, page * pageSize)
        .map((listing) => priceListJson(listing, c.get('language')));
      return pageOfList(new URL(c.req.url), { total: all.length, page, pageSize }, results);
    },
  );
  return app;
}

function priceListJson({ id, seatGroups, productions }: PriceListing, language: Language) {
  const forAll = seatGroups.flatMap(({ prices }) => prices.filter(({ membersOnly }) => !membersOnly));
  const charged = startingPrices(forAll).map(({ cents }) => cents);
  return {
    id,
    price_from: charged.length > 0 ? priceString(Math.min(...charged)) : null,
    seat_groups: seatGroups.map((group) => ({
      id: group.id,
      seat_group: group.code,
      ...textsJson({ text: shown(group.name, language), note: group.note && shown(group.note, language) }),
      prices: group.prices.map((price, index) => ({
        id: price.id,
        price: priceString(price.cents),
        sale_type_id: price.saleTypeId,
        ...textsJson({
          text: index === 0 ? { text: 'Vollpreis' } : shown(price.name, language),
          name: shown(price.name, language),
          conditions: price.conditions && shown(price.conditions, language),
        }),
      })),
    })),
    productions: productions.map(({ id: production, slug, title }) => ({
      id: production,
      slug,
      ...textsJson({ name: shown(title, language) }),
      link: { url: pathTo('production', language, { slug, id: production }) },
    })),
  };
}
