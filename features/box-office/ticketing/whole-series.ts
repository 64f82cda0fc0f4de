import type { Localized } from '#lib/localized.ts';
import type { Result } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Buyer, Cart, CartReceipt, CartReference } from './cart.ts';
import type { TicketingError } from './errors.ts';

/** Dates a series can be sold as a whole with. */
export const WHOLE_SERIES_DATES = { atLeast: 2, atMost: 20 } as const;

/** Price of a whole series for one kind of visitor. */
export interface SeriesPriceOffer {
  /** The price of the price list it stands for. */
  priceId: number;
  name: Localized;
  seatGroup: Localized;
  /** For all dates together, VAT included. */
  cents: number;
  /** Current price of the dates bought one by one. */
  singlyCents: number;
  /** Under which conditions it is had, in words. */
  conditions: Localized | null;
  /** How many can be had at most now; 0 where a date has no place left. */
  mostQuantity: number;
}

/** A series on sale as a whole: all its dates lie ahead and are on sale. */
export interface WholeSeriesOffer {
  dates: { jetId: number; startsAt: Instant }[];
  prices: SeriesPriceOffer[];
}

/** So many of a series as a whole. `cents`: the price that was seen, which must still hold. */
export interface SeriesOrder {
  seriesId: number;
  tickets: { priceId: number; quantity: number; cents: number }[];
}

/** Series that are sold as a whole (docs/decisions/0089). */
export interface WholeSeriesSale {
  /** `null` where a series is not, or not any more. */
  offer(seriesId: number): Promise<WholeSeriesOffer | null>;
  /**
   * Adds a place at each date of a series, all or nothing, at the series' own price. A refusal names the event in question.
   * Otherwise as `TicketingProvider.add`.
   */
  add(
    cart: CartReference | null,
    order: SeriesOrder,
    buyer?: Buyer,
  ): Promise<Result<CartReceipt, TicketingError>>;
  /**
   * Sets how many of a series the cart holds, at all of its dates at once; 0 removes it. A refusal leaves the cart
   * unchanged.
   */
  change(
    cart: CartReference,
    id: string,
    quantity: number,
    buyer?: Buyer,
  ): Promise<Result<Cart, TicketingError>>;
}
