export { productionsApi } from './api.server.ts';
export { type Contribution, findContributions, findProduction, type Production } from './store.server.ts';
