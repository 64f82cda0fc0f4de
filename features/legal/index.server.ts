export { legalApi } from './api.server.ts';
export { forgetOldFeedback, saveFeedback } from './save-feedback.server.ts';
export { takeOverLegalTexts } from './take-over-texts.server.ts';
export { textModules } from './text-modules.server.ts';
