import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BankError } from '#features/shop/desk/index.server.ts';
import type { StatementError } from '#features/shop/desk/index.ts';
import { formatPrice } from '#lib/money.ts';
import { deskProblem } from './order-problem.ts';

export type BankProblem =
  | BankError
  | { code: 'NOTHING_TO_REMIND' | 'REMINDERS_OFF' | 'NO_REASON' | 'NO_SUCH_ORDER' | 'NOTHING_PICKED' }
  | { code: 'SOME_REFUSED'; booked: number; refused: number };

/** Why nothing was decided about a line of a bank statement, in words for staff. */
export function bankProblem(error: BankProblem): MessageDescriptor {
  switch (error.code) {
    case 'LINE_DECIDED':
      return msg`Nothing was done: someone has decided about this line in the meantime.`;
    case 'NOT_BOOKABLE':
      return msg`Nothing was booked: only money that came in, in your own currency, can be booked.`;
    case 'PARTS_DIFFER': {
      const amount = formatPrice(error.cents);
      return msg`Nothing was booked: the parts have to add up to ${amount}, and at least two orders have to get something.`;
    }
    case 'REMINDERS_OFF':
      return msg`Nothing was sent: reminders are switched off in the settings.`;
    case 'NOTHING_TO_REMIND':
      return msg`Nothing was sent: it’s paid, paused, or was reminded in the meantime.`;
    case 'NO_SUCH_ORDER':
      return msg`There’s no order to be paid with this number.`;
    case 'NOTHING_PICKED':
      return msg`Nothing was booked: select the lines first.`;
    case 'NO_REASON':
      return msg`Nothing was done: give a reason.`;
    case 'SOME_REFUSED': {
      const { booked, refused } = error;
      return msg`${booked} booked. ${refused} not, because something has changed in the meantime: check them below.`;
    }
    default:
      return deskProblem(error);
  }
}

/** Why a file was not taken in, in words for staff. */
export function statementProblem(error: StatementError): MessageDescriptor {
  switch (error.code) {
    case 'EMPTY':
      return msg`Nothing was read: choose a file with something in it.`;
    case 'TOO_LARGE':
    case 'TOO_MANY_LINES':
      return msg`Nothing was read: the file is too large. Export a shorter period.`;
    case 'NO_TEXT':
      return msg`Nothing was read: this isn’t a text file. Export the statement as CAMT.053 (XML) or CSV.`;
    case 'NO_STATEMENT':
      return msg`Nothing was read: this isn’t a bank statement we know. Export CAMT.053 (XML), or CSV from one of the banks listed.`;
    case 'OTHER_MESSAGE': {
      const { message } = error;
      return msg`Nothing was read: this is ${message}. We need CAMT.053, versions 001.02 to 001.08.`;
    }
    case 'CUT_OFF': {
      const { line } = error;
      if (line === null) return msg`Nothing was read: the file ends too early. Download it again.`;
      return msg`Nothing was read: the file ends too early, at line ${line}. Download it again.`;
    }
    case 'LINE_UNREADABLE': {
      const { line } = error;
      if (line === null) return msg`Nothing was read: a line has no date or amount. Download the file again.`;
      return msg`Nothing was read: line ${line} has no date or amount. Download the file again.`;
    }
    case 'DOES_NOT_ADD_UP':
      return msg`Nothing was read: the lines don’t add up to the balances, so some are missing. Download the file again.`;
  }
}
