import { fail, succeed } from '#lib/result.ts';
import type { Press, PressResult, PressServices } from './pressed.server.ts';

/** Takes the party of the sale to other seats of its date: the next proposal, or those that were chosen on the plan. */
export async function changeSeats(
  { counterCarts: { seats } }: PressServices,
  { form, reference, query }: Press,
): Promise<PressResult> {
  if (reference === null) return fail({ code: 'NO_ACTIVE_RESERVATION' });
  const jetId = form.event ?? 0;
  if (form.do === 'next-seats') {
    const next = await seats.next(reference, { jetId, seatGroup: form.group });
    if (!next.ok && next.error.code === 'NOT_ENOUGH_ADJACENT') return fail({ code: 'NO_OTHER_SEATS' });
    return next.ok ? succeed({ reference, query }) : next;
  }
  const swapped = await seats.swap(reference, { jetId, seats: form.seats });
  // As many as the party has: a list without scripts lets anybody tick more, or fewer.
  if (!swapped.ok && swapped.error.code === 'UNKNOWN_OFFER') return fail({ code: 'SEATS_DIFFER' });
  return swapped.ok ? succeed({ reference, query }) : swapped;
}
