import type { QuestionKind } from '#features/box-office/questions/index.ts';
import type { ShownText } from '#lib/localized.ts';

/** Questions asked for a cart, as the first step of checkout shows them in one language. */
export interface QuestionsView {
  groups: QuestionGroup[];
  /** Consent of customers who disclose something about health; `null` if nothing is asked about it. */
  consent: { text: string; isGiven: boolean } | null;
}

/** Questions about one ticket, about one place at all dates of a series, or about the order. */
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
  /** Value as typed. */
  value: string;
}
