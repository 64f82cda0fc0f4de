import { findAnswersOfOrder, findConsent } from '#features/box-office/questions/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { type AnswersView, answerGroups } from './answers-view.ts';

/** Returns the answers given with an order, without those for the staff alone; `null` if there are none. */
export async function findAnswersView(
  db: Db,
  orderNumber: string,
  language: Language,
): Promise<AnswersView | null> {
  const answers = await findAnswersOfOrder(db, orderNumber);
  if (answers.length === 0) return null;
  return { groups: answerGroups(answers, language), consent: await findConsent(db, orderNumber) };
}
