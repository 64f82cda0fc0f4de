import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SaleError } from '#features/shop/desk/index.ts';

/** Reason an action on a sale failed, invalid input included. */
export type SaleProblem = SaleError | { code: 'NO_NUMBER' | 'NO_REASON' | 'NO_TIME' | 'NO_SEATS' };

export function saleProblem(error: SaleProblem): MessageDescriptor {
  switch (error.code) {
    case 'TAKEN': {
      const { places } = error;
      return msg`Nothing was changed: ${places} seats are already sold, held or blocked.`;
    }
    case 'NOT_FREE': {
      const { places } = error;
      return msg`Nothing was blocked: only ${places} seats are available.`;
    }
    case 'TOO_MANY_TIMESLOTS': {
      const { count } = error;
      return msg`Nothing was put on sale: that’s more than ${count} timeslots. Leave more minutes between them.`;
    }
    case 'UNKNOWN_ENTRY':
      return msg`Nothing was changed: nobody on the waiting list has that number.`;
    case 'IN_PAYMENT':
      return msg`Nothing was changed: they’re paying for their seats right now.`;
    case 'NO_NUMBER':
      return msg`Nothing was changed: enter a number of seats.`;
    case 'NO_REASON':
      return msg`Nothing was done: give a reason.`;
    case 'NO_TIME':
      return msg`Nothing was changed: choose a day and a time.`;
    case 'NO_SEATS':
      return msg`Nothing was changed: choose seats first.`;
    case 'NOT_ON_SALE':
      return msg`This date isn’t on sale.`;
    case 'ALREADY_ON_SALE':
      return msg`This date is already on sale.`;
    case 'CAPACITIES_DIFFER':
      return msg`Nothing was put on sale: every seat group needs a number.`;
    case 'HAS_SEATS':
      return msg`Nothing was changed: these are the seats of a seating plan.`;
    case 'PLAN_DIFFERS':
      return msg`Nothing was put on sale: this seating plan has no seats at these prices, or the date has timeslots.`;
    case 'TOO_FEW_SEATS': {
      const { places } = error;
      return msg`Nothing was moved: ${places} seats would be missing.`;
    }
    case 'UNKNOWN_PLAN':
      return msg`Nothing was moved: choose a plan.`;
    case 'SEATS_TAKEN':
      return msg`Nothing was blocked: some of these seats are taken by now. Choose others.`;
    case 'ENDS_TOO_EARLY':
      return msg`Nothing was blocked: the time to release them is over already.`;
    case 'SALE_WINDOW':
      return msg`Nothing was changed: sales have to start before they end, and earlier still for members.`;
    case 'EVENT_ENDED':
      return msg`This date has been cancelled, or is over.`;
    case 'STARTS_TOO_EARLY':
      return msg`Nothing was moved: the start would be in the past.`;
    case 'STARTS_TOO_LATE':
      return msg`Nothing was moved: that’s more than three years away.`;
    case 'UNKNOWN_EVENT':
    case 'UNKNOWN_POOL':
    case 'UNKNOWN_PRICE_LIST':
    case 'UNKNOWN_BLOCK':
    case 'UNKNOWN_ROOM':
      return msg`This no longer exists.`;
  }
}
