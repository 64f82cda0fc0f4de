export type { AnswerErrors, AnswerInput } from './answers.ts';
export type { CheckoutQuestion, QuestionKind, QuestionScope } from './question.ts';
