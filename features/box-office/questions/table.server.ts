import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type {
  FlagColumn,
  GeneratedId,
  JsonColumn,
  LocalizedColumns,
  OptionalLocalizedColumns,
} from '#platform/database/columns.server.ts';
import type { QuestionKind, QuestionScope } from './question.ts';

/** Checkout questions defined by the staff. */
type QuestionTable = {
  id: GeneratedId;
  kind: QuestionKind;
  /** Options to choose from; unused by other kinds. */
  options: JsonColumn<Localized[]>;
  asked_per: QuestionScope;
  is_required: FlagColumn;
  /** Answered with consent alone, and for the staff alone. */
  is_health: FlagColumn;
  position: number;
  is_active: FlagColumn;
} & LocalizedColumns<'label'> &
  OptionalLocalizedColumns<'help'>;

/** An event a question is asked for; with neither events nor types it is asked for all. */
interface QuestionEventTable {
  question_id: number;
  event_id: number;
}

/** A type of events a question is asked for. */
interface QuestionEventTypeTable {
  question_id: number;
  type_id: number;
}

/** Draft answers of a cart that is not ordered yet. */
interface AnswerDraftTable {
  hold_id: number;
  /** By the field it was typed into. */
  answers: JsonColumn<Record<string, string>>;
  /** The words that were agreed to, where there are answers about health. */
  consent: string | null;
}

/** A checkout answer: question and answer in the words of that moment. */
type OrderAnswerTable = {
  id: GeneratedId;
  order_id: number;
  /** `null` for a question about the order; then there is a row for each of its performances. */
  ticket_id: number | null;
  performance_id: number;
  /** The account it was ordered with: the answer goes with it. */
  user_id: number | null;
  is_health: FlagColumn;
} & LocalizedColumns<'question' | 'answer'>;

/** Consent of the customer to the storage of answers about health. */
interface AnswerConsentTable {
  order_id: number;
  user_id: number | null;
  /** The words that were agreed to. */
  text: string;
  given_at: Instant;
}

export interface QuestionTables {
  questions: QuestionTable;
  question_events: QuestionEventTable;
  question_event_types: QuestionEventTypeTable;
  answer_drafts: AnswerDraftTable;
  order_answers: OrderAnswerTable;
  answer_consents: AnswerConsentTable;
}
