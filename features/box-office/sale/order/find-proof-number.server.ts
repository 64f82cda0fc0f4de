import { findAnswersOfOrder } from '#features/box-office/questions/index.server.ts';
import type { Order, OrderTicket } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { proofQuestion } from '../cart/proofs-of-cart.ts';

/** The proof number of a ticket, typed at checkout; `null` where none was asked for, or it was deleted. */
export async function findProofNumber(
  db: Db,
  { number }: Pick<Order, 'number'>,
  { position, proof }: Pick<OrderTicket, 'position' | 'proof'>,
): Promise<string | null> {
  const asked = proofQuestion({ proof, asksProofNumber: true });
  const answers = await findAnswersOfOrder(db, number);
  const found = answers.find((each) => each.position === position && each.question.de === asked?.de);
  return found?.answer.de ?? null;
}
