import type { QuestionKind } from '#features/box-office/questions/index.ts';
import type { ShownText } from '#lib/localized.ts';

/** What is asked of a cart, as the first step of checkout shows it in one language. */
export interface QuestionsView {
  groups: QuestionGroup[];
  /** What is agreed to by whoever tells something about health; `null` where nothing is asked about it. */
  consent: { text: string; isGiven: boolean } | null;
}

/** What is asked about one ticket, about one place at all dates of a series, or about the order. */
export interface QuestionGroup {
  /** `null` for the order. */
  ticket: {
    /** Of the ticket within the order, or of the place among those of series. */
    position: number;
    isOfSeries: boolean;
    event: ShownText | null;
    price: ShownText;
  } | null;
  fields: QuestionField[];
}

export interface QuestionField {
  field: string;
  label: ShownText;
  help: ShownText | null;
  kind: QuestionKind;
  options: { value: string; words: ShownText }[];
  isRequired: boolean;
  isHealth: boolean;
  /** What was typed. */
  value: string;
}
