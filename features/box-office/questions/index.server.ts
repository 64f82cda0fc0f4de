export {
  type AnswerErrors,
  type AnswerInput,
  checkAnswers,
  MAX_ANSWER_LENGTH,
} from './answers.ts';
export { carriedAnswers } from './carried-answers.ts';
export { carryAnswers } from './carry-answers.server.ts';
export {
  type AllergiesRefusal,
  GROUP_ALLERGIES,
  type GroupAllergy,
  MAX_OTHER_NEEDS,
  readGroupAllergies,
} from './group-allergies.ts';
export { replaceGroupAllergies } from './group-allergies-store.server.ts';
export {
  isGroupName,
  MAX_GROUP_NAME,
  type NamesRefusal,
  readGroupNames,
} from './group-names.ts';
export { findGroupNames, replaceGroupNames } from './group-names-store.server.ts';
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
