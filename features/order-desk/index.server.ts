export { orderDeskApi } from './api.server.ts';
export { cancellationBody, paymentBody, reversalBody } from './schema.ts';
