import type { Identifier } from 'react-admin';
import { ApiError, NETWORK_ERROR } from '../api/api-call.ts';

const placeOf = (event: Identifier) => `more-dates-${event}`;

/** The key of a run of dates, the same until all of it was answered: also when the dialog was closed or the page read again. */
export function keyOfRun(event: Identifier): string {
  const stored = sessionStorage.getItem(placeOf(event)) ?? crypto.randomUUID();
  sessionStorage.setItem(placeOf(event), stored);
  return stored;
}

export const clearRun = (event: Identifier): void => sessionStorage.removeItem(placeOf(event));

/** Without an answer, or with one from in between, nobody knows whether it was done. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === NETWORK_ERROR || error.status >= 500);
