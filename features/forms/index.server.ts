export { formEntriesApi } from './admin-api.server.ts';
export { formsApi, tempFilesApi } from './api.server.ts';
export { FIELD_TYPE } from './field.ts';
export { forgetOldEntries } from './forget-entries.server.ts';
export { makeFormToken } from './form-token.server.ts';
export { keepFormFiles } from './keep-form-files.server.ts';
export { loadFormPage, namesOfFiles } from './load-form-page.server.ts';
export { entryBody, fileIdSchema } from './schema.ts';
export { sendEntry } from './send-entry.server.ts';
