import type { CartTables } from './cart-table.server.ts';
import type { OrderTables } from './order-table.server.ts';
import type { PaymentTables } from './payment-table.server.ts';
import type { SaleTables } from './sale-table.server.ts';
import type { WaitingTables } from './waiting-table.server.ts';

export type TicketingTables = SaleTables & CartTables & OrderTables & PaymentTables & WaitingTables;
