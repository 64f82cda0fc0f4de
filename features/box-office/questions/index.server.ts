export {
  ANSWER_AT_MOST,
  type AnswerErrors,
  checkAnswers,
  type GivenAnswers,
} from './answers.ts';
export { carriedAnswers } from './carried-answers.ts';
export { carryAnswers } from './carry-answers.server.ts';
export { forgetOldAnswers } from './forget-answers.server.ts';
export {
  type AskedQuestion,
  askedQuestions,
  byPlace,
  type Question,
  type TicketToAsk,
  ticketsToAsk,
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
