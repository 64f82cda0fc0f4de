import type { ApiCall as DescribedCall } from '#platform/http/api-call.server.ts';
import type { ApiCall } from './api-call.server.ts';
import { closingCalls } from './calls/closings.server.ts';
import { creditCalls } from './calls/credit.server.ts';
import { orderDeskCalls } from './calls/order-desk.server.ts';
import { saleDeskCalls } from './calls/sale-desk.server.ts';

/** The calls of the desk, which are described apart from their handlers. */
export const DESK_CALLS: DescribedCall[] = [
  ...orderDeskCalls,
  ...saleDeskCalls,
  ...closingCalls,
  ...creditCalls,
].map((call: ApiCall) => ({
  parameters: [],
  body: null,
  takesFile: false,
  problems: [],
  isBare: false,
  isSigned: false,
  ...call,
}));
