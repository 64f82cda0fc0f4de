import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedColumns } from '#platform/database/columns.server.ts';
import { answerWords, checkAnswers } from './answers.ts';
import type { CheckoutQuestion } from './question.ts';
import { deleteDraft, findDraft, insertAnswers, insertConsent } from './store.server.ts';

interface Ordered {
  holdId: number;
  order: { id: number; userId: number | null };
  asked: readonly CheckoutQuestion[];
  /** The tickets that were written, by their keys. */
  ticketIds: Map<string, number>;
  now: Instant;
}

/**
 * Writes a cart's answers to its order, in the transaction that creates it: valid answers to the current questions,
 * and those about health only with consent.
 */
export async function writeAnswers(
  trx: Trx,
  { holdId, order, asked, ticketIds, now }: Ordered,
): Promise<void> {
  if (asked.length === 0) return deleteDraft(trx, holdId);
  const { accepted } = checkAnswers(asked, await findDraft(trx, holdId));
  await insertAnswers(
    trx,
    asked.flatMap(({ field, question, tickets, performanceIds }) => {
      const answer = accepted.answers[field];
      if (answer === undefined) return [];
      const about =
        tickets.length > 0
          ? tickets.map(({ key, performanceId }) => ({ ticketId: ticketIds.get(key) ?? null, performanceId }))
          : performanceIds.map((performanceId) => ({ ticketId: null, performanceId }));
      return about.map(({ ticketId, performanceId }) => ({
        order_id: order.id,
        ticket_id: ticketId,
        performance_id: performanceId,
        user_id: order.userId,
        is_health: question.isHealth,
        ...localizedColumns('question', question.label),
        ...localizedColumns('answer', answerWords(question, answer)),
      }));
    }),
  );
  if (accepted.consent !== null)
    await insertConsent(trx, {
      order_id: order.id,
      user_id: order.userId,
      text: accepted.consent,
      given_at: now,
    });
  await deleteDraft(trx, holdId);
}
