import type { TicketingProvider } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { type EventListing, findEvents } from '#features/programme/calendar/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { dayOf, formatDayShort, formatTime, timeOf } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import type { WantedGroup } from './seats-page.ts';

/** So many dates are shown, of so many that are searched: a page of refusal costs no search of a season. */
const [SHOWN, SEARCHED] = [3, 12];

export interface NextDate {
  jetId: number;
  /** Day and time in words. */
  name: string;
}

/** The next dates of the same production on which a party that cannot sit together here still can, at the same prices. */
export async function findNextDates(
  services: { db: Db; clock: Clock; ticketing: Pick<TicketingProvider, 'seating' | 'offer'> },
  { event, wanted }: { event: EventListing; wanted: readonly WantedGroup[] },
  language: Language,
): Promise<NextDate[]> {
  const filter = { production: event.productionId };
  const events = await findEvents(services, { filter, limit: SEARCHED });
  const dates: NextDate[] = [];
  for (const { jetId, dateStart } of events) {
    if (jetId === null || jetId === event.jetId || dateStart < event.dateStart) continue;
    if (!(await canSitTogether(services.ticketing, jetId, wanted))) continue;
    const name = `${formatDayShort(dayOf(dateStart), language)}, ${formatTime(timeOf(dateStart), language)}`;
    dates.push({ jetId, name });
    if (dates.length === SHOWN) break;
  }
  return dates;
}

async function canSitTogether(
  { seating, ...tickets }: Pick<TicketingProvider, 'seating' | 'offer'>,
  jetId: number,
  wanted: readonly WantedGroup[],
): Promise<boolean> {
  const offer = await tickets.offer(jetId);
  if (!seating || !offer?.isSeated || offer.availability === 'closed') return false;
  const isSold = wanted.every(({ seatGroup, tickets: own }) => {
    const group = offer.seatGroups.find((each) => each.seatGroup === seatGroup);
    return own.every(({ saleTypeId }) => group?.prices.some((price) => price.saleTypeId === saleTypeId));
  });
  return isSold && (await seating.propose(jetId, wanted, null)).apart === null;
}
