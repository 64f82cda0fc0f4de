export {
  type AnswerErrors,
  type AnswerInput,
  checkAnswers,
  MAX_ANSWER_LENGTH,
} from './answers.ts';
export { carriedAnswers } from './carried-answers.ts';
export { carryAnswers } from './carry-answers.server.ts';
export { purgeOldAnswers } from './purge-answers.server.ts';
export {
  byPlace,
  type CheckoutQuestion,
  checkoutQuestions,
  type Question,
  type QuestionedTicket,
  questionedTickets,
} from './question.ts';
export { questionResources } from './resources.server.ts';
export {
  deleteAnswersOfTickets,
  findAnswersOfOrder,
  findAnswersOfPerformance,
  findConsent,
  findDraft,
  findQuestions,
  findStoredAnswers,
  moveDraft,
  type OrderAnswer,
  saveDraft,
} from './store.server.ts';
export { withdrawConsent } from './withdraw-consent.server.ts';
export { writeAnswers } from './write-answers.server.ts';
