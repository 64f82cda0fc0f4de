import { z } from 'zod';
import type { RebookingError, RebookingRequest } from '#features/box-office/ticketing/index.ts';
import { LARGEST_NUMBER } from '#lib/query-parameters.ts';
import { several, text } from '#platform/http/read-form.server.ts';
import { isSeenAgain, positionsIn, TICKETS_AT_MOST, targetIn } from './rebooking-query.ts';

/** Fields the rebooking forms send, for `readForm`: the visitors' and the staff's forms each add their own. */
export const rebookingForm = z.object({
  ticket: several(TICKETS_AT_MOST),
  to: text(),
  seen: z.coerce.number().int().min(0).max(LARGEST_NUMBER),
  starts: text(),
});
type Sent = z.infer<typeof rebookingForm>;

/** Returns the request sent with the form; `null` if it names no date. */
export function rebookingRequestOf({ ticket, to, seen, starts }: Sent): RebookingRequest | null {
  const target = targetIn(to);
  return (
    target && {
      positions: positionsIn(ticket),
      to: target,
      seenCents: seen,
      seenStartsAt: starts || null,
    }
  );
}

/** Returns the choices shown again after a refusal: the tickets, and the date if only something about it changed. */
export function queryAfter(error: RebookingError, { ticket, to }: Sent): URLSearchParams {
  const query = new URLSearchParams(ticket.map((each) => ['ticket', each]));
  if (isSeenAgain(error)) query.set('to', to);
  return query;
}
