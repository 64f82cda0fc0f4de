import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CloseDayError } from './close-day.server.ts';

/** Why a day was not closed. */
export function closingProblem(code: CloseDayError['code']): MessageDescriptor {
  switch (code) {
    case 'DAY_AHEAD':
      return msg`This day has not begun. It can be closed once it has.`;
    case 'DAY_PASSED':
      return msg`A later day is closed already, so this one has no closing of its own. What was written down for it stands in the next day that is closed.`;
    case 'ALREADY_CLOSED':
      return msg`This day is closed already.`;
    case 'BOOKED_MEANWHILE':
      return msg`Something was written down while you were looking. Nothing was closed: look at the sums again.`;
  }
}
