import { findAnswersOfOrder, findConsent, isGroupName } from '#features/box-office/questions/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { type AnswersView, answerGroups } from './answers-view.ts';

/** Returns the answers given with an order, without those for the staff alone and the names of a group; `null` if there are none. */
export async function findAnswersView(
  db: Db,
  orderNumber: string,
  language: Language,
): Promise<AnswersView | null> {
  const all = await findAnswersOfOrder(db, orderNumber);
  const answers = all.filter((answer) => !isGroupName(answer));
  if (answers.length === 0) return null;
  return { groups: answerGroups(answers, language), consent: await findConsent(db, orderNumber) };
}
