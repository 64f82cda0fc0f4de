export { legalApi } from './api.server.ts';
export { LEGAL_KINDS, type LegalKind, type LegalPageView } from './legal-page.ts';
export { loadLegalPage } from './load-legal-page.server.ts';
export { legalResources } from './resources.server.ts';
export { forgetOldFeedback, saveFeedback } from './save-feedback.server.ts';
export { legalPageDocuments } from './search-source.server.ts';
export { writeLegalPage } from './store.server.ts';
