import type { Offer, SeatGroupOffer, WaitingChoice } from '#features/box-office/ticketing/index.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { formatTime, timeOf } from '#lib/venue-time.ts';

/** A part of an event that is sold out: it can be waited for. */
export interface SoldOutPart extends WaitingChoice {
  name: ShownText;
  /** When its timeslot starts. */
  time: string | null;
  prices: { saleTypeId: number; name: ShownText; cents: number; conditions: ShownText | null }[];
  /** Tickets one may wait for of one price. */
  most: number;
}

/**
 * Returns the sold-out parts of an offer, in the offer's order.
 * @param apart seat group in which a party cannot sit side by side: where its places are seats it can be waited for as well
 */
export function soldOutParts(offer: Offer, language: Language, apart: string | null = null): SoldOutPart[] {
  return offer.seatGroups.flatMap((group) => {
    const isApart = offer.isSeated === true && group.available && group.seatGroup === apart;
    if ((!group.canWait && !isApart) || group.prices.every(({ forGroups }) => forGroups)) return [];
    const part = partOf(group, offer, language);
    if (group.timeslots.length === 0) return [part];
    return group.timeslots
      .filter(({ availability }) => availability === 'sold-out')
      .map(({ blockId, timeStart }) => ({ ...part, blockId, time: formatTime(timeOf(timeStart), language) }));
  });
}

function partOf(group: SeatGroupOffer, offer: Offer, language: Language): SoldOutPart {
  return {
    seatGroup: group.seatGroup,
    blockId: null,
    name: shown(group.name, language),
    time: null,
    prices: group.prices
      .filter(({ forGroups }) => !forGroups)
      .map(({ saleTypeId, name, cents, conditions }) => ({
        saleTypeId,
        name: shown(name, language),
        cents,
        conditions: conditions && shown(conditions, language),
      })),
    most: Math.min(offer.maxPerPrice, offer.maxPerOrder),
  };
}

/** The part that is meant; the only one where there is one. `null` while there is a choice to make, or it is not sold out. */
export function selectedPart(parts: SoldOutPart[], choice: Partial<WaitingChoice>): SoldOutPart | null {
  const [only, ...others] = parts;
  if (choice.seatGroup === undefined) return only && others.length === 0 ? only : null;
  const blockId = choice.blockId ?? null;
  return parts.find((part) => part.seatGroup === choice.seatGroup && part.blockId === blockId) ?? null;
}
