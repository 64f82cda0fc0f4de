export { venueArchiveApi } from './api.server.ts';
export { exportArchive } from './export-archive.server.ts';
export { faultSentence } from './fault-sentence.ts';
export { importArchive } from './import-archive.server.ts';
export { importSummary } from './schema.ts';
