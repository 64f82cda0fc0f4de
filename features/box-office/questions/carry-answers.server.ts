import type { Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import { carriedAnswers } from './carried-answers.ts';
import { findQuestions, findStoredAnswers, insertAnswers } from './store.server.ts';

interface Carried {
  orderNumber: string;
  /** True if other tickets of the order remain. */
  hasRemainingTickets: boolean;
  /** The tickets that were exchanged, by their places, with the ids of those in their place. */
  tickets: { position: number; newId: number }[];
  /** Performance they were exchanged for. */
  performanceId: number;
  /** Those whose new price asks for the number of a proof. */
  proofs: { position: number; label: Localized }[];
}

/** Moves the answers of tickets that are exchanged for another date; those to questions not asked there are left. */
export async function carryAnswers(
  trx: Trx,
  { orderNumber, hasRemainingTickets, tickets, performanceId, proofs }: Carried,
): Promise<void> {
  const stored = await findStoredAnswers(trx, orderNumber);
  if (stored.length === 0) return;
  const positions = tickets.map(({ position }) => position);
  const asked = await findQuestions(trx, [performanceId]);
  const carried = carriedAnswers(asked, stored, { positions, performanceId, hasRemainingTickets, proofs });
  for (const { id, position } of carried.ofTickets)
    await trx
      .updateTable('order_answers')
      .set({
        ticket_id: tickets.find((ticket) => ticket.position === position)?.newId ?? null,
        performance_id: performanceId,
      })
      .where('id', '=', id)
      .execute();
  const isThere = (question: string) =>
    stored.some(
      (each) =>
        each.position === null && each.performanceId === performanceId && each.question.de === question,
    );
  await insertAnswers(
    trx,
    carried.ofOrder
      .filter(({ question }) => !isThere(question.de))
      .map(({ row: { id: _, ...row } }) => ({ ...row, performance_id: performanceId })),
  );
}
