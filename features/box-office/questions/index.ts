export type { AnswerErrors, GivenAnswers } from './answers.ts';
export type { AskedQuestion, QuestionKind, QuestionScope } from './question.ts';
