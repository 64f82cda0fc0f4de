export { productionsApi } from './api.server.ts';
export { findProductionView } from './find-production-view.server.ts';
