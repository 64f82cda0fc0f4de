import { Problem } from '#platform/http/problem.server.ts';
import type { ProlongationError } from './prolong-pass.server.ts';
import type { DeskPassError } from './sell-pass.server.ts';

/** Why a pass was not sold at the desk, or does not end later, for who called. */
export function passProblem(error: DeskPassError | ProlongationError): Problem {
  const code = error.code.toLowerCase();
  const conflict = (detail: string) => new Problem(409, code, { detail });
  switch (error.code) {
    case 'UNKNOWN_ORDER':
    case 'UNKNOWN_TICKET':
    case 'UNKNOWN_PASS':
      return new Problem(404, code, { detail: 'There is none of this number, or it is not on sale.' });
    case 'AMOUNT_DIFFERS':
      return new Problem(409, code, {
        detail: `It is another amount: ${error.cents} cents.`,
        extra: { amount_cents: error.cents },
      });
    case 'KEY_REUSED':
      return conflict('The key was used for another sale.');
    case 'TAKES_NO_MONEY':
      return conflict('A pass of the test sale opens no door.');
    case 'PASS_CANCELLED':
      return conflict('The pass is cancelled.');
    case 'ENDS_TOO_EARLY':
      return conflict('It would not end later than now, or than it does already.');
    case 'ENDS_TOO_LATE':
      return conflict('It would end more than ten years from now.');
  }
}
