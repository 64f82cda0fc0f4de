export { legalApi } from './api.server.ts';
export { findLegalPage } from './find-legal-page.server.ts';
export { saveFeedback } from './save-feedback.server.ts';
export { legalPageDocuments } from './search-source.server.ts';
