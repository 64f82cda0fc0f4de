import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  findHold,
  findLines,
  hasEnded,
  isAlive,
  isInPayment,
  lockHold,
  runWithRetry,
} from '#features/box-office/holds/index.server.ts';
import type { HeldLine } from '#features/box-office/holds/index.ts';
import {
  type AnswerErrors,
  type AnswerInput,
  type CheckoutQuestion,
  checkAnswers,
  checkoutQuestions,
  findDraft,
  findQuestions,
  questionedTickets,
  saveDraft,
} from '#features/box-office/questions/index.server.ts';
import type { CartQuestions, CartReference, TicketingError } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { proofQuestions } from './proofs-of-cart.ts';

/** Returns the questions for the customer of these lines. */
export async function questionsOf(db: Db | Trx, lines: HeldLine[]): Promise<CheckoutQuestion[]> {
  const tickets = questionedTickets(lines);
  const performanceIds = [...new Set(tickets.map(({ performanceId }) => performanceId))];
  const asked = checkoutQuestions(await findQuestions(db, performanceIds), tickets);
  return [...proofQuestions(lines, tickets), ...asked];
}

/** Tells if an answer required before ordering a cart is missing. */
export async function isAnswerMissing(trx: Trx, holdId: number, lines: HeldLine[]): Promise<boolean> {
  const asked = await questionsOf(trx, lines);
  if (asked.length === 0) return false;
  return Object.keys(checkAnswers(asked, await findDraft(trx, holdId)).errors).length > 0;
}

/** `TicketingProvider.questions` of the box office. */
export async function readQuestions({ db }: Office, reference: CartReference): Promise<CartQuestions | null> {
  const hold = await findHold(db, reference);
  if (!hold || hasEnded(hold)) return null;
  const asked = await questionsOf(db, await findLines(db, hold.id));
  if (asked.length === 0) return null;
  const given = await findDraft(db, hold.id);
  return { asked, given, isAnswered: Object.keys(checkAnswers(asked, given).errors).length === 0 };
}

/** `TicketingProvider.answer` of the box office: one transaction, behind the lock of the hold. */
export function answerQuestions(
  office: Office,
  reference: CartReference,
  given: AnswerInput,
): Promise<Result<AnswerErrors, TicketingError>> {
  return runWithRetry(office, async (trx) => {
    const hold = await lockHold(trx, office.engine, reference);
    const now = await office.databaseClock(trx);
    if (hold && isInPayment(hold, now)) return fail({ code: 'IN_PAYMENT' });
    if (!hold || !isAlive(hold, now)) return fail({ code: 'NO_ACTIVE_RESERVATION' });
    const { accepted, errors } = checkAnswers(await questionsOf(trx, await findLines(trx, hold.id)), given);
    await saveDraft(trx, hold.id, accepted);
    return succeed(errors);
  });
}
