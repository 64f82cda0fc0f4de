import type { ColumnType } from 'kysely';
import type { Instant } from '#lib/venue-time.ts';
import type { DefaultedColumn, FlagColumn, GeneratedId } from '#platform/database/columns.server.ts';
import type { DisputeState } from './dispute.ts';
import type { StoredPaymentState } from './online-payment.ts';
import type { OrderRequest } from './order.ts';
import type { PaymentKind, PaymentMeans } from './payment.ts';

/** Money that came in for an order, or went out again. Rows are added, and neither changed nor deleted. */
interface PaymentTable {
  id: GeneratedId;
  order_id: number;
  kind: PaymentKind;
  /** Above zero where money came in. */
  cents: number;
  means: PaymentMeans;
  /** The number of the till's receipt, or of the bank statement. */
  reference: string;
  reason: string | null;
  /** The row that this one reverses. */
  reverses_id: number | null;
  /** Account of the author; `null` for payments the provider reported. */
  recorded_by: number | null;
  recorded_at: Instant;
  /** Shift of a till in which it was received or refunded. */
  shift_id: DefaultedColumn<number | null>;
}

/** A payment at a provider, from its start to its outcome (docs/decisions/0063). */
interface OnlinePaymentTable {
  id: GeneratedId;
  /** Secret its address is built from, and the reference the provider knows it by. */
  secret: string;
  /** Set while the hold exists. */
  hold_id: number | null;
  /** Order it paid for, or, started for an order that existed already, is to pay. */
  order_id: DefaultedColumn<number | null>;
  is_test: FlagColumn;
  cents: number;
  state: DefaultedColumn<StoredPaymentState>;
  /** Order request to place when it is paid; nothing once it is settled, or where it pays an existing order. */
  request: ColumnType<OrderRequest | null, string | null, string | null>;
  /** The provider's own name of it, and the address one pays at. */
  session: DefaultedColumn<string | null>;
  address: DefaultedColumn<string | null>;
  /** The provider's name of the received money, and its amount. */
  provider_payment: DefaultedColumn<string | null>;
  paid_cents: DefaultedColumn<number | null>;
  begun_at: Instant;
  /** Until when the provider takes it. */
  ends_at: Instant;
  /** Until when the cart was held before; its own end where it pays an order. */
  resumes_until: Instant;
  settled_at: DefaultedColumn<Instant | null>;
  /** When it was noticed that a bank has yet to confirm it; stays once it is settled. */
  submitted_at: DefaultedColumn<Instant | null>;
  /** When the provider was last asked about it since. */
  asked_at: DefaultedColumn<Instant | null>;
}

/** A payment that somebody disputes at their bank (docs/decisions/0098). */
interface DisputeTable {
  id: GeneratedId;
  /** The provider's name of it. */
  name: string;
  payment_id: number;
  cents: number;
  reason: string;
  state: DisputeState;
  opened_at: Instant;
  answer_until: Instant | null;
  /** When the outcome was reported. */
  closed_at: Instant | null;
}

/** Ledger, and pending payments at a provider. */
export interface PaymentTables {
  payments: PaymentTable;
  online_payments: OnlinePaymentTable;
  disputes: DisputeTable;
}
