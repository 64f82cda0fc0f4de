export { reloadOnMissingChunk } from './chunk-reload.ts';
export { startServiceWorker } from './service-worker.ts';
