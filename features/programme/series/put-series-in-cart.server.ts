import type { Buyer, CartReceipt, CartReference } from '#features/box-office/ticketing/index.ts';
import type { CalendarServices } from '#features/programme/calendar/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { bookSeries, type SeriesBooking } from './book-series.server.ts';
import { bookWholeSeries, type ChosenPrice } from './book-whole-series.server.ts';
import type { SeriesRefusal } from './whole-series-view.ts';

/** Request of a customer who submitted the form of a series. */
export interface SeriesRequest {
  seriesId: number;
  /** Of the prices of the whole; empty where each date is booked for itself. */
  tickets: ChosenPrice[];
  cart: CartReference | null;
  buyer: Buyer;
  language: Language;
}

/** Reasons not every date is in the cart: one for the whole, or one for each date. */
export type NotInCart =
  | { refusal: SeriesRefusal }
  | { refusal: null; dates: SeriesBooking['dates']; cart: CartReceipt | null };

/**
 * Puts a series into the cart: at the prices of the whole where some were chosen, else a ticket at full price for each
 * date. Of the latter those that could be had are in the cart in any case.
 */
export async function putSeriesInCart(
  services: CalendarServices,
  { tickets, ...seriesRequest }: SeriesRequest,
): Promise<Result<CartReceipt | null, NotInCart>> {
  if (tickets.length > 0) {
    const booked = await bookWholeSeries(services, { ...seriesRequest, tickets });
    return booked.ok ? booked : fail({ refusal: booked.error });
  }
  const { dates, cart } = (await bookSeries(services, seriesRequest)) ?? { dates: null, cart: null };
  return dates?.every(({ error }) => error === null)
    ? succeed(cart)
    : fail({ refusal: null, dates: dates ?? [], cart });
}
