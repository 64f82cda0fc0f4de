export { exportArchive } from './venue-archive/export-archive.server.ts';
export { faultSentence } from './venue-archive/fault-sentence.ts';
export { importArchive } from './venue-archive/import-archive.server.ts';
