import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CloseDayError } from './close-day.server.ts';

/** Reason a day was not closed. */
export function closingProblem(code: CloseDayError['code']): MessageDescriptor {
  switch (code) {
    case 'DAY_AHEAD':
      return msg`This day hasn’t started yet. You can close it once it has.`;
    case 'DAY_PASSED':
      return msg`A later day is already closed, so this one can’t be closed separately. Anything recorded for it is in the next closed day.`;
    case 'ALREADY_CLOSED':
      return msg`This day is already closed.`;
    case 'TILL_OPEN':
      return msg`A till is still open. Count and close it first.`;
    case 'BOOKED_MEANWHILE':
      return msg`A payment was recorded while you were looking. The day wasn’t closed: check the totals again.`;
  }
}
