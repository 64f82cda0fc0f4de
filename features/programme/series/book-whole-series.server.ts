import type {
  Buyer,
  CartReceipt,
  CartReference,
  TicketingProvider,
} from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { fail, type Result } from '#lib/result.ts';
import { dayOf, formatDay } from '#lib/venue-time.ts';
import { findStartOf } from './store.server.ts';
import type { SeriesRefusal } from './whole-series-view.ts';

/** So many places at each date, at a price that was seen in cents. */
export interface ChosenPrice {
  priceId: number;
  quantity: number;
  cents: number;
}

/** Adds a whole series to the cart, or returns the reason of its refusal in words. */
export async function bookWholeSeries(
  { db, ticketing }: { db: Db; ticketing: TicketingProvider },
  {
    seriesId,
    tickets,
    cart,
    buyer,
    language,
  }: {
    seriesId: number;
    tickets: ChosenPrice[];
    cart: CartReference | null;
    buyer: Buyer;
    language: Language;
  },
): Promise<Result<CartReceipt, SeriesRefusal>> {
  const refusal = { stop: null, day: null };
  const chosen = tickets.filter(({ quantity }) => quantity > 0);
  if (chosen.length === 0) return fail({ ...refusal, code: 'NOTHING_CHOSEN' });
  if (!ticketing.wholeSeries) return fail({ ...refusal, code: 'NOT_SUPPORTED' });
  const added = await ticketing.wholeSeries.add(cart, { seriesId, tickets: chosen }, buyer);
  if (added.ok) return added;
  const { code, stop = null, jetId } = added.error;
  const day = jetId === undefined ? null : await dayOfEvent(db, jetId, language);
  return fail({ code, stop, day });
}

async function dayOfEvent(db: Db, jetId: number, language: Language): Promise<string | null> {
  const startsAt = await findStartOf(db, jetId);
  return startsAt === null ? null : formatDay(dayOf(startsAt), language, { year: false });
}
