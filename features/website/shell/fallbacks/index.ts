export { startServiceWorker } from './service-worker.ts';
