export { importsApi } from './api.server.ts';
export { IMPORT_KINDS } from './columns.ts';
export { importBody, importResponse } from './schema.ts';
