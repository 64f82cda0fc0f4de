import { z } from 'zod';
import type { RebookingError, RebookingRequest } from '#features/box-office/ticketing/index.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import { several, text } from '#platform/http/read-form.server.ts';
import { isRetryableChange, MAX_TICKETS, positionsIn, targetIn } from './rebooking-query.ts';

/** Fields the rebooking forms send, for `readForm`: the visitors' and the staff's forms each add their own. */
export const rebookingForm = z.object({
  ticket: several(MAX_TICKETS),
  to: text(),
  seen: z.coerce.number().int().min(0).max(MAX_ID),
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
  if (isRetryableChange(error)) query.set('to', to);
  return query;
}
