import type { Language, Localized, ShownText } from '#lib/localized.ts';
import { shown } from '#lib/localized.ts';

/** Answers given with an order, about tickets that say the same or about all of it. */
export interface AnswerGroup {
  /** The places of the tickets in their order, from 1; none for the order. */
  positions: number[];
  lines: { question: ShownText; answer: ShownText | null }[];
}

/**
 * Answers given with an order, as anybody with its link sees them: the contents of answers about health are for the
 * staff alone.
 */
export interface AnswersView {
  groups: AnswerGroup[];
  /** Wording of the consent; `null` without answers about health. */
  consent: string | null;
}

interface Answer {
  /** `null` for the order. */
  position: number | null;
  question: Localized;
  answer: Localized;
  isHealth: boolean;
}

/** Answers by their subject. A visitor of all dates of a series has answered once, and finds one answer. */
export function answerGroups(answers: readonly Answer[], language: Language): AnswerGroup[] {
  const byTicket = Map.groupBy(answers, ({ position }) => position);
  const groups = [...byTicket].map(([position, all]) => ({
    position,
    lines: all.map(({ question, answer, isHealth }) => ({
      question: shown(question, language),
      answer: isHealth ? null : shown(answer, language),
    })),
  }));
  const merged = Map.groupBy(groups, ({ position, lines }) => JSON.stringify([position === null, lines]));
  return [...merged.values()].map((same) => ({
    positions: same.flatMap(({ position }) => position ?? []),
    lines: same[0]?.lines ?? [],
  }));
}
