import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SaleError } from '#features/sale-desk/index.ts';

/** Why something could not be done with a sale; what nobody can have meant included. */
export type SaleProblem = SaleError | { code: 'NO_NUMBER' | 'NO_REASON' | 'NO_TIME' };

export function saleProblem(error: SaleProblem): MessageDescriptor {
  switch (error.code) {
    case 'TAKEN': {
      const { places } = error;
      return msg`Nothing was changed: ${places} places are sold, held or blocked already.`;
    }
    case 'NOT_FREE': {
      const { places } = error;
      return msg`Nothing was blocked: only ${places} places are free.`;
    }
    case 'TOO_MANY_TIMESLOTS': {
      const { count } = error;
      return msg`Nothing was put on sale: that is more than ${count} timeslots. Let more minutes lie between them.`;
    }
    case 'UNKNOWN_ENTRY':
      return msg`Nothing was changed: they are not on the waiting list.`;
    case 'IN_PAYMENT':
      return msg`Nothing was changed: they are paying for their seats right now.`;
    case 'NO_NUMBER':
      return msg`Nothing was changed: type a number of places.`;
    case 'NO_REASON':
      return msg`Nothing was done: say why.`;
    case 'NO_TIME':
      return msg`Nothing was changed: choose a day and a time.`;
    case 'NOT_ON_SALE':
      return msg`This event is not on sale.`;
    case 'ALREADY_ON_SALE':
      return msg`This event is on sale already.`;
    case 'CAPACITIES_DIFFER':
      return msg`Nothing was put on sale: each kind of place needs a number.`;
    case 'SALE_WINDOW':
      return msg`Nothing was changed: a sale must start before it ends, and for members before that.`;
    case 'EVENT_ENDED':
      return msg`This event was cancelled, or is over.`;
    case 'STARTS_TOO_EARLY':
      return msg`Nothing was moved: it would start in the past.`;
    case 'STARTS_TOO_LATE':
      return msg`Nothing was moved: that is more than three years ahead.`;
    case 'UNKNOWN_EVENT':
    case 'UNKNOWN_POOL':
    case 'UNKNOWN_PRICE_LIST':
    case 'UNKNOWN_BLOCK':
    case 'UNKNOWN_ROOM':
      return msg`This is not there any more.`;
  }
}
