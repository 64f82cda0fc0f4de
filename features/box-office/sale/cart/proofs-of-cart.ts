import type { PriceConditions } from '#features/box-office/prices/index.ts';
import {
  byPlace,
  type CheckoutQuestion,
  type Question,
  type QuestionedTicket,
} from '#features/box-office/questions/index.server.ts';
import { inAllLanguages } from '#lib/i18n.ts';
import { type Localized, shown } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';

/**
 * Returns the question for the number of a proof; `null` where none is asked. The answer is stored like any other of a
 * ticket.
 */
export function proofQuestion({
  proof,
  asksProofNumber,
}: Pick<PriceConditions, 'proof' | 'asksProofNumber'>): Localized | null {
  if (!proof || !asksProofNumber) return null;
  return inAllLanguages((language) => msg`${{ proof: shown(proof, language).text }}: number`);
}

interface Line {
  id: number;
  conditions: PriceConditions;
}

/** The numbers of proofs that are asked for, place by place. */
export function proofQuestions(
  lines: readonly Line[],
  tickets: readonly QuestionedTicket[],
): CheckoutQuestion[] {
  const conditionsOf = new Map(lines.map(({ id, conditions }) => [String(id), conditions]));
  return byPlace(tickets).flatMap((place) => {
    const [first] = place;
    const conditions = first && conditionsOf.get(first.lineId);
    const label = conditions && proofQuestion(conditions);
    if (!label) return [];
    return [
      {
        field: `proof-${first.key}`,
        question: { ...A_NUMBER, label },
        tickets: place,
        performanceIds: place.map(({ performanceId }) => performanceId),
      },
    ];
  });
}

/** The same for tickets that are exchanged, by their places within the order. */
export function proofsOfExchanges(
  exchanges: readonly { ticket: { position: number }; item: { conditions: PriceConditions } }[],
): { position: number; label: Localized }[] {
  return exchanges.flatMap(({ ticket: { position }, item }) => {
    const label = proofQuestion(item.conditions);
    return label ? [{ position, label }] : [];
  });
}

/** Card numbers contain letters: it is a text. No question of the venue has the number 0. */
const A_NUMBER: Omit<Question, 'label'> = {
  id: 0,
  help: null,
  kind: 'text',
  options: [],
  askedPer: 'ticket',
  isRequired: true,
  isHealth: false,
  performanceIds: null,
};
