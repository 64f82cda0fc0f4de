import type { ShownText } from '#lib/localized.ts';

/** What was answered with an order, about one ticket or about all of it. */
export interface AnswerGroup {
  /** `null` for the order. */
  position: number | null;
  lines: { question: ShownText; answer: ShownText | null }[];
}

/** What was answered with an order, as whoever has its link sees it: what answers about health say is for the staff alone. */
export interface AnswersView {
  groups: AnswerGroup[];
  /** The words that were agreed to; `null` where nothing about health is kept. */
  consent: string | null;
}
