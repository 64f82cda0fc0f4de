import type { RebookingError } from '#features/box-office/ticketing/index.ts';
import { Problem } from '#platform/http/problem.server.ts';

const DETAILS: Partial<Record<RebookingError['code'], string>> = {
  REBOOKING_CLOSED: 'These tickets cannot be exchanged: they are cancelled, exchanged already, or of a test.',
  ADMITTED: 'Somebody has come in with one of these tickets.',
  UNKNOWN_DATE: 'This is no other date of the same production.',
  NOT_SOLD_ALIKE: 'This date is not sold in the same seat category at a price of the same name.',
  OTHER_VAT: 'This date is sold at another rate of VAT: cancel the tickets and sell others.',
  COSTS_MORE: 'It costs more, and this order takes no money: cancel the tickets and sell others.',
  DISPUTED: 'It costs more, and the payment is disputed: nothing is taken before the bank has decided.',
  ON_ITS_WAY:
    'It costs more, and money of this order is on its way back online: wait until that is written down.',
  SALE_CLOSED: 'This date is not on sale.',
  NOT_ENOUGH: 'There are not so many places left.',
};

/** Why tickets were not exchanged, for who called. */
export function rebookingProblem(error: RebookingError): Problem {
  const code = error.code.toLowerCase();
  switch (error.code) {
    case 'UNKNOWN_ORDER':
    case 'UNKNOWN_TICKET':
      return new Problem(404, code, { detail: 'There is none of this number.' });
    case 'REBOOKED_PRICE_CHANGED':
      return new Problem(409, 'amount_differs', {
        detail: `They cost another amount: ${error.cents} cents.`,
        extra: { amount_cents: error.cents },
      });
    case 'REBOOKED_DATE_MOVED':
      return new Problem(409, 'date_moved', {
        detail: 'The date starts at another time than was seen.',
        extra: { starts_at: error.startsAt },
      });
    default:
      return new Problem(409, code, { detail: DETAILS[error.code] ?? 'The tickets were not exchanged.' });
  }
}
