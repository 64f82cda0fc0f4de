export { ACCESSIBILITY_FORM, accessibilityModules } from './accessibility-form.ts';
export { legalApi } from './api.server.ts';
export { migrateFeedback } from './migrate-feedback.server.ts';
export { migrateLegalTexts } from './migrate-legal-texts.server.ts';
export { textModules } from './text-modules.server.ts';
