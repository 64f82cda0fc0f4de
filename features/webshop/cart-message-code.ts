import { TICKETING_ERRORS, type TicketingErrorCode } from '#features/ticketing/index.ts';

/** What the cart has to say after a change that did not go as wished: the box office's errors, and three of the shop's own. */
export type CartMessageCode = TicketingErrorCode | 'NOTHING_CHOSEN' | 'NO_RENEWALS' | 'FEWER';

const CODES: readonly string[] = [...TICKETING_ERRORS, 'NOTHING_CHOSEN', 'NO_RENEWALS', 'FEWER'];

/** Reads the code from the cart's address, where a redirect has put it. */
export function cartMessageCode(value: string | null): CartMessageCode | null {
  return value !== null && CODES.includes(value) ? (value as CartMessageCode) : null;
}
