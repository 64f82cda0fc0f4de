import type { TicketingError, WholeSeriesOffer } from '#features/box-office/ticketing/index.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { dayOf, formatDay } from '#lib/venue-time.ts';

/** At which prices a series is sold as a whole, in one language. */
export interface WholeSeriesView {
  /** The days of its dates in words, by the numbers of their sales. */
  dates: { jetId: number; day: string }[];
  prices: {
    priceId: number;
    name: ShownText;
    /** Shown where there are several. */
    seatGroup: ShownText | null;
    conditions: ShownText | null;
    /** For all dates together. */
    cents: number;
    /** Total price of the dates booked one by one, if that is higher. */
    insteadOfCents: number | null;
    mostQuantity: number;
  }[];
}

/** Reason a series was not added to the cart, and the day concerned. */
export interface SeriesRefusal {
  code: TicketingError['code'] | 'NOTHING_CHOSEN';
  stop: TicketingError['stop'] | null;
  day: string | null;
}

export function toWholeSeriesView({ dates, prices }: WholeSeriesOffer, language: Language): WholeSeriesView {
  const groups = new Set(prices.map(({ seatGroup }) => seatGroup.de));
  return {
    dates: dates.map(({ jetId, startsAt }) => ({
      jetId,
      day: formatDay(dayOf(startsAt), language, { year: false }),
    })),
    prices: prices.map(({ priceId, name, seatGroup, conditions, cents, singlyCents, mostQuantity }) => ({
      ...{ priceId, cents, mostQuantity },
      name: shown(name, language),
      seatGroup: groups.size > 1 ? shown(seatGroup, language) : null,
      conditions: conditions && shown(conditions, language),
      insteadOfCents: singlyCents > cents ? singlyCents : null,
    })),
  };
}
