import { z } from 'zod';
import type { RebookingError, RebookingRequest } from '#features/box-office/ticketing/index.ts';
import { LARGEST_NUMBER } from '#lib/query-parameters.ts';
import { several, text } from '#platform/http/read-form.server.ts';
import { isSeenAgain, positionsIn, TICKETS_AT_MOST, targetIn } from './rebooking-query.ts';

/** What the forms for another date send, for `readForm`: whose they are adds its own. */
export const rebookingForm = z.object({
  ticket: several(TICKETS_AT_MOST),
  to: text(),
  seen: z.coerce.number().int().min(0).max(LARGEST_NUMBER),
  starts: text(),
});
type Sent = z.infer<typeof rebookingForm>;

/** What is asked for with it; `null` where it names no date. */
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

/** What is shown again after a refusal: the tickets, and the date where only something about it changed. */
export function queryAfter(error: RebookingError, { ticket, to }: Sent): URLSearchParams {
  const query = new URLSearchParams(ticket.map((each) => ['ticket', each]));
  if (isSeenAgain(error)) query.set('to', to);
  return query;
}
