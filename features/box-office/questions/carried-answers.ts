import type { Localized } from '#lib/localized.ts';
import type { Question } from './question.ts';

/** An answer of an order as far as it may go along to another date. */
export interface StoredAnswer {
  id: number;
  /** Position of the ticket in its order; `null` for questions about the order. */
  position: number | null;
  performanceId: number;
  question: Localized;
  isHealth: boolean;
}

export interface CarriedAnswers<A extends StoredAnswer = StoredAnswer> {
  /** Those of the tickets that are asked there as well. */
  ofTickets: A[];
  /** Those that were asked once and are asked there as well, each once. */
  ofOrder: A[];
  /** Questions not asked there: their answers are lost with the old tickets. */
  lost: Localized[];
  /** Questions that must be answered there and were not. */
  open: Localized[];
}

/**
 * Selects the answers that move along when tickets are exchanged for another date: those to the same question, in the same
 * words. `hasRemainingTickets`: whether other tickets of the order remain, which retain the answers about the order.
 */
export function carriedAnswers<A extends StoredAnswer>(
  questions: readonly Question[],
  answers: readonly A[],
  {
    positions,
    performanceId,
    hasRemainingTickets,
    proofs = [],
  }: {
    positions: readonly number[];
    performanceId: number;
    hasRemainingTickets: boolean;
    /** The tickets whose new price asks for the number of a proof. */
    proofs?: readonly { position: number; label: Localized }[];
  },
): CarriedAnswers<A> {
  const asked = questions.filter(
    ({ performanceIds }) => performanceIds === null || performanceIds.includes(performanceId),
  );
  const isAsked = (answer: A) =>
    proofs.some((proof) => isProof(proof, answer)) ||
    asked.some(
      (question) =>
        question.askedPer === (answer.position === null ? 'order' : 'ticket') && isSame(question, answer),
    );
  const ofTickets = answers.filter(({ position }) => position !== null && positions.includes(position));
  const ofOrder = onceEach(answers.filter(({ position }) => position === null));
  const lost = [...ofTickets, ...(hasRemainingTickets ? [] : ofOrder)].filter((answer) => !isAsked(answer));
  const isAnswered = (question: Question) =>
    question.askedPer === 'order'
      ? ofOrder.some((answer) => isSame(question, answer))
      : positions.every((position) =>
          ofTickets.some((answer) => answer.position === position && isSame(question, answer)),
        );
  return {
    ofTickets: ofTickets.filter(isAsked),
    ofOrder: ofOrder.filter(isAsked),
    lost: onceEach(lost).map(({ question }) => question),
    open: [
      ...proofs.filter((proof) => !ofTickets.some((answer) => isProof(proof, answer))),
      ...asked.filter((each) => each.isRequired && !isAnswered(each)),
    ].map(({ label }) => label),
  };
}

const isSame = ({ label, isHealth }: Question, answer: StoredAnswer): boolean =>
  label.de === answer.question.de && isHealth === answer.isHealth;

const isProof = (proof: { position: number; label: Localized }, answer: StoredAnswer): boolean =>
  proof.position === answer.position && proof.label.de === answer.question.de;

const onceEach = <A extends StoredAnswer>(answers: A[]): A[] => [
  ...new Map(answers.map((answer) => [answer.question.de, answer])).values(),
];
