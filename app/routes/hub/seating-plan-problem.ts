import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { PlanRefusal } from '#features/box-office/seating/index.server.ts';

/** Reasons the page of a plan refuses what was sent. */
export type PlanProblem =
  | PlanRefusal
  | { code: 'NO_NAME' }
  | { code: 'NO_FILE' }
  | { code: 'FILE_TOO_LARGE' }
  | { code: 'CUT_OFF' }
  | { code: 'HAS_FAULTS' }
  | { code: 'NO_ROWS' };

/** A refusal in words, with its remedy. */
export function planProblem(problem: PlanProblem): MessageDescriptor {
  switch (problem.code) {
    case 'NO_SUCH_PLAN':
      return msg`This plan no longer exists.`;
    case 'NO_SUCH_ROOM':
      return msg`Choose a room.`;
    case 'NAME_TAKEN':
      return msg`This room already has a plan with this name.`;
    case 'NO_NAME':
      return msg`Give the plan a name.`;
    case 'CHANGED_MEANWHILE':
      return msg`Nothing was changed: somebody else changed this plan in the meantime. Look at it and try again.`;
    case 'TOO_LARGE':
      return msg`Nothing was changed: a plan has at most 5,000 seats, 20 seat groups and 20 parts, 300 rows in a part, and 200 metres.`;
    case 'HAS_ERRORS':
      return msg({
        message: plural(problem.errors, {
          one: 'No version was made: there is # error.',
          other: 'No version was made: there are # errors.',
        }),
      });
    case 'NOTHING_NEW':
      return msg`Nothing has changed since the last version.`;
    case 'HAS_VERSIONS':
      return msg`A plan with versions cannot be deleted: dates may sell from it.`;
    case 'NO_FILE':
      return msg`Choose a file.`;
    case 'FILE_TOO_LARGE':
      return msg`The file is too large: a seating plan has at most 4 MB.`;
    case 'CUT_OFF':
      return msg`The file did not arrive whole. Try again.`;
    case 'HAS_FAULTS':
      return msg`The file was not imported.`;
    case 'NO_ROWS':
      return msg`Nothing was changed: enter whole numbers for rows and seats, and a name for the first row.`;
  }
}
