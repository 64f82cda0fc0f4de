import type { CancellationCause, OrderTicket } from '#features/box-office/ticketing/index.ts';

/** Reason none of its tickets is valid any more: the shared cause, `mixed` where they differ; `null` while one is valid. */
export type OrderEnd = Exclude<CancellationCause, 'exchanged'> | 'mixed';

export function orderEnd(
  tickets: readonly Pick<OrderTicket, 'state' | 'cancellationCause'>[],
): OrderEnd | null {
  if (tickets.length === 0 || tickets.some(({ state }) => state === 'valid')) return null;
  // An exchanged ticket lives on in another ticket of the order.
  const causes = new Set(
    tickets.flatMap(({ cancellationCause: cause }) => (cause === 'exchanged' ? [] : [cause])),
  );
  const [cause] = causes;
  return causes.size === 1 && cause ? cause : 'mixed';
}
