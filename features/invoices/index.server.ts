export { billingResponse } from './billing-response.server.ts';
