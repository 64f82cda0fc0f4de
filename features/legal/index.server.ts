export { legalApi } from './api.server.ts';
export { findLegalPage } from './find-legal-page.server.ts';
export { LEGAL_KINDS, type LegalKind } from './legal-page.ts';
export { forgetOldFeedback, saveFeedback } from './save-feedback.server.ts';
export { legalPageDocuments } from './search-source.server.ts';
export { writeLegalPage } from './store.server.ts';
