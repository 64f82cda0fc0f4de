export { type CounterCarts, createCounterCarts } from './counter.server.ts';
export { createTicketingProvider, type TicketingDependencies } from './create-provider.server.ts';
export { cancelByStaff } from './order/cancel-by-staff.server.ts';
export { findProofNumber } from './order/find-proof-number.server.ts';
export { type CounterError, sellAtCounter } from './order/sell-at-counter.server.ts';
export { sellPassByStaff } from './order/sell-pass-by-staff.server.ts';
export { rebookByStaff } from './rebooking/rebook-by-staff.server.ts';
export { findDatesForStaff } from './rebooking/rebooking.server.ts';
export { releaseExpiredHolds } from './release-expired-holds.server.ts';
