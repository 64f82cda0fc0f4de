import type { OfferView, PriceView } from './offer-view.ts';

/** Current cost of a price, as reported by a refused call. */
export interface NewPrice {
  seatGroup: string;
  saleTypeId: number;
  cents: number;
}

/** Reads the prices of a refusal (`PRICE_CHANGED`); none in any other. */
export function readNewPrices(answer: Record<string, unknown>, seatGroup: string): NewPrice[] {
  const prices: unknown[] = Array.isArray(answer.prices) ? answer.prices : [];
  return prices.flatMap((price) => {
    const { sale_type_id: saleTypeId, price: amount } = (price ?? {}) as Record<string, unknown>;
    const cents = Math.round(Number(amount) * 100);
    return typeof saleTypeId === 'number' && Number.isSafeInteger(cents)
      ? [{ seatGroup, saleTypeId, cents }]
      : [];
  });
}

/** A price at what it costs now. */
export function atNewPrice(price: PriceView, prices: readonly NewPrice[]): PriceView {
  const known = prices.findLast(
    (each) => each.seatGroup === price.seatGroup && each.saleTypeId === price.saleTypeId,
  );
  return known && known.cents !== price.cents ? { ...price, cents: known.cents } : price;
}

/** An offer with the prices of now in the place of those it was read with. */
export function withNewPrices(offer: OfferView, prices: readonly NewPrice[]): OfferView {
  if (prices.length === 0) return offer;
  return {
    ...offer,
    seatGroups: offer.seatGroups.map((group) => ({
      ...group,
      prices: group.prices.map((price) => atNewPrice(price, prices)),
    })),
  };
}
