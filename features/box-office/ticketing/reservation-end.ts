import type { Language } from '#lib/localized.ts';
import { addDays, type Day, dayOf, formatDay, formatTime, type Instant, timeOf } from '#lib/venue-time.ts';
import type { Order } from './order.ts';
import { unpaidUntil } from './unpaid-orders.ts';

const MIDNIGHT = '00:00';

/** Last day of a reservation that ends at that moment. */
export const lastDayOfReservation = (until: Instant): Day =>
  timeOf(until) === MIDNIGHT ? addDays(dayOf(until), -1) : dayOf(until);

/** End of a reservation in words, as a day, and with the time where it ends before midnight; `null` where nothing is reserved, or it is paid. */
export function reservationEnd(order: Order, language: Language): string | null {
  const until = order.reservedUntil && unpaidUntil(order);
  if (!until) return null;
  const day = formatDay(lastDayOfReservation(until), language);
  return timeOf(until) === MIDNIGHT ? day : `${day}, ${formatTime(timeOf(until), language)}`;
}
