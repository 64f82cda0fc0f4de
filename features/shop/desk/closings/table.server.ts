import type { Day, Instant } from '#lib/venue-time.ts';
import type { GeneratedId, JsonColumn } from '#platform/database/columns.server.ts';
import type { LedgerReport } from './ledger-line.ts';

/** A day that was closed, with its sums. Rows are added, and neither changed nor deleted. */
interface ClosingTable {
  id: GeneratedId;
  day: Day;
  closed_at: Instant;
  /** Account of its author. */
  closed_by: number;
  report: JsonColumn<LedgerReport>;
}

/** The closing of a payment: one. */
interface ClosingPaymentTable {
  payment_id: number;
  closing_id: number;
}

export interface ClosingTables {
  closings: ClosingTable;
  closing_payments: ClosingPaymentTable;
}
