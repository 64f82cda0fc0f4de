import type { TicketingError } from '#features/box-office/ticketing/index.ts';
import type { Result } from '#lib/result.ts';

/** The value of something that must have worked. */
export function accepted<T>(outcome: Result<T, TicketingError>): T {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
}

/** The error of something that must have been refused. */
export function refused(outcome: Result<unknown, TicketingError>): TicketingError {
  if (outcome.ok) throw new Error('Accepted, though it should not have been');
  return outcome.error;
}

export function minutesAfter(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString();
}
