export { ACCESSIBILITY_FORM, accessibilityModules } from './accessibility-form.ts';
export { legalApi } from './api.server.ts';
export { takeOverFeedback } from './take-over-feedback.server.ts';
export { takeOverLegalTexts } from './take-over-texts.server.ts';
export { textModules } from './text-modules.server.ts';
