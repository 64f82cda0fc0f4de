import {
  type Choice,
  CLOSED,
  findChargedPrices,
  findChoices,
  findPricedGroups,
  findTerms,
  type OfferTerms,
  type PricedGroup,
  scarcestAvailability,
  summarizeAvailability,
} from '#features/box-office/holds/index.server.ts';
import type { PublicAvailability } from '#features/box-office/holds/index.ts';
import {
  centsAt,
  conditionWords,
  isEarly,
  lastEarlyDay,
  pricesForGroups,
  startingPrices,
} from '#features/box-office/prices/index.server.ts';
import { isOnSale, isPresale, saleStop } from '#features/box-office/ticketing/index.server.ts';
import type {
  Offer,
  OfferSource,
  OfferSummary,
  PriceOffer,
  SeatGroupOffer,
} from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';

/** Reads offers from the box office's tables. Overdue holds count as free, by the database's clock. */
export function createOfferSource({
  db,
  databaseClock,
  hasWaitingList = false,
  isAtCounter = false,
}: {
  db: Db;
  databaseClock: DatabaseClock;
  hasWaitingList?: boolean;
  /** Read by staff at the counter: they sell until the event ends, and see every number. */
  isAtCounter?: boolean;
}): OfferSource {
  return {
    async summaries(jetIds) {
      if (jetIds.length === 0) return new Map();
      const now = await databaseClock(db);
      const terms = await findTerms(db, jetIds);
      if (terms.length === 0) return new Map();
      const [charged, choices] = await Promise.all([
        findChargedPrices(db, [...new Set(terms.map((term) => term.priceListId))]),
        findChoices(db, jetIds, now),
      ]);
      const byPerformance = Map.groupBy(choices, (choice) => choice.performanceId);
      return new Map(
        terms.flatMap((term) => {
          const own = byPerformance.get(term.performanceId);
          if (!own) return [];
          return [
            [
              term.performanceId,
              summary(term, { choices: own, charged, now, hasWaitingList, isAtCounter }),
            ] as const,
          ];
        }),
      );
    },

    async offer(jetId) {
      const now = await databaseClock(db);
      const [term] = await findTerms(db, [jetId]);
      if (!term) return null;
      const [charged, choices, groups] = await Promise.all([
        findChargedPrices(db, [term.priceListId]),
        findChoices(db, [jetId], now),
        findPricedGroups(db, term.priceListId),
      ]);
      if (choices.length === 0) return null;
      const offer: Offer = {
        ...summary(term, { choices, charged, now, hasWaitingList, isAtCounter }),
        maxPerPrice: term.maxPerPrice,
        maxPerOrder: term.maxPerOrder,
        presaleUntil: isPresale(term, now) ? term.saleStartsAt : null,
        seatGroups: groups.map((group) =>
          seatGroupOffer(group, term, { choices, now, hasWaitingList, isAtCounter }),
        ),
      };
      return offer;
    },
  };
}

function summary(
  term: OfferTerms,
  {
    choices,
    charged,
    now,
    hasWaitingList,
    isAtCounter,
  }: Reading & { charged: Awaited<ReturnType<typeof findChargedPrices>> },
): OfferSummary {
  const stop = saleStop(term, now);
  const named = (charged.get(term.priceListId) ?? []).map(({ cents, conditions }) => ({
    cents,
    ...conditions,
  }));
  const prices = startingPrices(named).map((price) => centsAt(price, term.eventStartsAt, now));
  const parts = choices.map((choice) => availabilityOf(choice, term, { now, isAtCounter }));
  const forGroups = named.length > 0 && named.every(({ groupFrom }) => groupFrom !== null);
  return {
    jetId: term.performanceId,
    fromCents: prices.length === 0 ? null : Math.min(...prices),
    ...(stop === null ? {} : { stop }),
    ...(forGroups ? { forGroups: true as const } : {}),
    ...summarizeAvailability(parts),
    // Groups do not wait: they ask.
    ...waitable(hasWaitingList && !forGroups, parts),
    ...(term.isSeated ? { isSeated: true as const } : {}),
  };
}

interface Reading {
  choices: Choice[];
  now: Instant;
  hasWaitingList: boolean;
  isAtCounter: boolean;
}

function waitable(hasWaitingList: boolean, parts: PublicAvailability[]): { canWait?: true } {
  return hasWaitingList && parts.some(({ availability }) => availability === 'sold-out')
    ? { canWait: true }
    : {};
}

function availabilityOf(
  choice: Choice,
  term: OfferTerms,
  { now, isAtCounter }: Pick<Reading, 'now' | 'isAtCounter'>,
): PublicAvailability {
  if (!isOnSale({ ...term, startsAt: choice.startsAt }, now, { isAtCounter })) return CLOSED;
  const shown = scarcestAvailability(choice.pools);
  return isAtCounter
    ? { ...shown, free: Math.max(0, Math.min(...choice.pools.map(({ free }) => free))) }
    : shown;
}

function seatGroupOffer(
  group: PricedGroup,
  term: OfferTerms,
  { choices, now, hasWaitingList, isAtCounter }: Reading,
): SeatGroupOffer {
  const own = choices
    .filter((choice) => choice.seatGroupId === group.id)
    .map((choice) => ({ choice, publicAvailability: availabilityOf(choice, term, { now, isAtCounter }) }));
  const isForGroups = pricesForGroups(group.prices);
  // The full price is the first one for everybody, if there is any.
  const full = group.prices.find((price) => !isForGroups(price)) ?? group.prices[0];
  return {
    id: group.id,
    seatGroup: group.code,
    name: group.name,
    note: group.note,
    ...(isAtCounter
      ? { free: own.reduce((sum, { publicAvailability: { free } }) => sum + (free ?? 0), 0) }
      : {}),
    available: own.some(
      ({ publicAvailability: { availability } }) => availability === 'many' || availability === 'few',
    ),
    ...waitable(
      hasWaitingList && !group.prices.every(isForGroups),
      own.map(({ publicAvailability }) => publicAvailability),
    ),
    prices: group.prices.map((price) => ({
      ...priceOffer(price, term, now),
      ...(isForGroups(price) ? { forGroups: true as const } : {}),
      isFullPrice: price === full,
    })),
    timeslots: own.flatMap(
      ({ choice: { poolId, blockId, startsAt }, publicAvailability: slotAvailability }) =>
        blockId === null || startsAt === null
          ? []
          : { id: poolId, blockId, timeStart: startsAt, ...slotAvailability },
    ),
  };
}

function priceOffer(
  { conditions, cents, vatBasisPoints: _, ...price }: PricedGroup['prices'][number],
  { eventStartsAt }: OfferTerms,
  now: Instant,
): Omit<PriceOffer, 'isFullPrice'> {
  const { early, together, groupFrom } = conditions;
  const lastDay = early && isEarly(early, eventStartsAt, now) ? lastEarlyDay(early, eventStartsAt) : null;
  return {
    ...price,
    cents: centsAt({ cents, early }, eventStartsAt, now),
    conditions: conditionWords(conditions, lastDay === null ? null : { lastDay, thenCents: cents }),
    goesWithOthers: together !== null,
    ...(groupFrom === null ? {} : { groupFrom }),
  };
}
