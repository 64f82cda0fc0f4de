export { deleteOldEntries } from './delete-old-entries.server.ts';
export { makeFormToken } from './form-token.server.ts';
export { loadEntriesPage } from './load-entries-page.server.ts';
export { loadFormPage, loadForms, namesOfFiles } from './load-form-page.server.ts';
export { purgeOldEntries } from './purge-entries.server.ts';
export { formResources } from './resources.server.ts';
export { sendEntry } from './send-entry.server.ts';
export { findFormId, insertEntry, insertForm } from './store.server.ts';
export { storeFormFiles } from './store-form-files.server.ts';
