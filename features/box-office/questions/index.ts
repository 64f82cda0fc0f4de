export type { AnswerErrors, AnswerInput } from './answers.ts';
export { COUNTED_ALLERGIES, type GroupAllergy, MAX_OTHER_NEEDS } from './group-allergies.ts';
export type { CheckoutQuestion, QuestionKind, QuestionScope } from './question.ts';
