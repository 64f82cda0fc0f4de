export { importsApi } from './api.server.ts';
export { IMPORT_KINDS } from './columns.ts';
export { importAnswer, importBody } from './schema.ts';
