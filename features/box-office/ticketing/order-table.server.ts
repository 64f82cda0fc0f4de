import type { ColumnType } from 'kysely';
import type { Language } from '#lib/localized.ts';
import type { OrderState } from '#lib/order-states.ts';
import type { Instant } from '#lib/venue-time.ts';
import type {
  DefaultedColumn,
  FlagColumn,
  GeneratedId,
  JsonColumn,
  LocalizedColumns,
  OptionalLocalizedColumns,
} from '#platform/database/columns.server.ts';
import type { BillingContents } from './billing-document.ts';
import type { DonationEnd } from './donation.ts';
import type { InvoiceRecipient } from './invoice-recipient.ts';
import type { CancellationCause, GroupNeed, TicketState } from './order.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** Order a cart has become (docs/decisions/0051). */
interface OrderTable {
  id: GeneratedId;
  /** Human-readable number: `BS-7K4-Q29`. */
  number: string;
  /** Secret its link is built from: anyone with the link sees the order. */
  secret: string;
  /** Set while the hold exists: the same cart never becomes two orders. */
  hold_id: number | null;
  user_id: number | null;
  /** Bought in the test shop: its tickets take no places and no money. */
  is_test: FlagColumn;
  language: Language;
  first_name: string;
  last_name: string;
  email: string;
  payment_method: PaymentMethod;
  total_cents: number;
  /** The code that lowered its prices. */
  coupon_code: DefaultedColumn<string | null>;
  /** SHA-256 of the network it came from, as long as its places count for that network. */
  client_hash: string | null;
  placed_at: Instant;
  /** Account of the seller at the counter; `null` where customers bought it themselves. */
  sold_by: DefaultedColumn<number | null>;
  /** Reason of complimentary tickets, and their recipient; `null` where they were sold. */
  complimentary_reason: DefaultedColumn<string | null>;
  complimentary_for: DefaultedColumn<string | null>;
  /** The group that ordered, what it needs, and how its tickets admit; `null` where no group ordered. */
  group_name: DefaultedColumn<string | null>;
  group_needs: ColumnType<GroupNeed[] | null, string | null | undefined, string | null>;
  group_one_code: DefaultedColumn<boolean | null>;
  /** Last moment to pay that staff set for who they reserved it for; `null` where the start of the event alone decides. */
  reserved_until: DefaultedColumn<Instant | null>;
  /** When the places were first held for a group that asked before it orders; `null` where it ordered at once. */
  enquired_at: DefaultedColumn<Instant | null>;
  /** When who ordered was reminded to pay at the box office. */
  reminded_at: DefaultedColumn<Instant | null>;
  /** Amount being refunded through the payment provider, until the refund is recorded. */
  returning_cents: DefaultedColumn<number>;
  /**
   * Donation given with it, in cents, outside `total_cents`; and once it counts no more, why and since when
   * (docs/decisions/0130).
   */
  donation_cents: DefaultedColumn<number>;
  donation_end: DefaultedColumn<DonationEnd | null>;
  donation_ended_at: DefaultedColumn<Instant | null>;
  /**
   * Stored balance (docs/decisions/0101): price of the remaining contents, payments for it, the same without chargebacks,
   * and the resulting state. Written by `writeOrderBalance` alone.
   */
  due_cents: DefaultedColumn<number>;
  paid_cents: DefaultedColumn<number>;
  covered_cents: DefaultedColumn<number>;
  order_state: DefaultedColumn<OrderState>;
  /** Recipient of its invoices, where more than the customer's name is needed. */
  invoice_recipient: ColumnType<InvoiceRecipient | null, string | null | undefined, string | null>;
}

/** One ticket with everything that was true of it when it was bought. */
type OrderTicketTable = {
  id: GeneratedId;
  order_id: number;
  /** From 1 within its order. */
  position: number;
  /** Contents of its QR code. */
  code: string;
  state: DefaultedColumn<TicketState>;
  /** Reason it was cancelled; `null` while it is valid. */
  cancellation_cause: DefaultedColumn<CancellationCause | null>;
  /** When its state last changed. */
  changed_at: DefaultedColumn<Instant | null>;
  /**
   * The ticket it was issued in the place of (docs/decisions/0078), and when; one that staff added has a moment alone, those of the order itself
   * have neither.
   */
  replaces_id: DefaultedColumn<number | null>;
  issued_at: DefaultedColumn<Instant | null>;
  /** The series it was bought with as a whole. */
  order_series_id: DefaultedColumn<number | null>;
  /** The invoice it is on. */
  invoice_year: DefaultedColumn<number | null>;
  invoice_sequence: DefaultedColumn<number | null>;
  /** When somebody came in with it; the rest says who let them in, where, and which scan that was. */
  admitted_at: DefaultedColumn<Instant | null>;
  admitted_by: DefaultedColumn<number | null>;
  admitted_door: DefaultedColumn<string | null>;
  admitted_scan: DefaultedColumn<string | null>;
  /** When its holder went out; `null` again once they came back. */
  left_at: DefaultedColumn<Instant | null>;
  /** Scan of the last exit or return. */
  moved_scan: DefaultedColumn<string | null>;
  performance_id: number;
  block_id: number | null;
  /** Of its timeslot, else of its event. */
  starts_at: Instant | null;
  sale_type_id: number;
  /** Amount charged for it. */
  cents: number;
  /** Reduction of its price by a coupon. */
  reduction_cents: DefaultedColumn<number>;
  /** The pass that paid for it, and with how many visits. */
  pass_id: DefaultedColumn<number | null>;
  pass_visits: DefaultedColumn<number>;
  vat_basis_points: number | null;
  /** Proof shown with it at the door. */
  proof_de: DefaultedColumn<string | null>;
  proof_en: DefaultedColumn<string | null>;
  seat_group_code: string;
} & LocalizedColumns<'seat_group' | 'price'> &
  OptionalLocalizedColumns<'event'>;

/** A series that was bought as a whole, with its name and price at that time; its tickets share the price. */
type OrderSeriesTable = {
  id: GeneratedId;
  order_id: number;
  /** `null` when there is no such series any more. */
  series_id: number | null;
  /** Of one, for all dates together, before any coupon. */
  cents: number;
  /** How many places at each date. */
  quantity: number;
} & LocalizedColumns<'title' | 'price'>;

/** The places a sold ticket has taken from a pool. Only valid tickets that are no test have any. */
interface TicketClaimTable {
  ticket_id: number;
  pool_id: number;
  units: number;
}

/** The last number of a year's invoices; its row is locked until an invoice is written. */
interface InvoiceCounterTable {
  year: number;
  last: number;
}

interface InvoiceTable {
  year: number;
  sequence: number;
  order_id: number;
  issued_at: Instant;
  /** All it says, which never changes. */
  contents: JsonColumn<BillingContents>;
}

/** Answers an invoice of which tickets were cancelled; numbered with the invoices. */
interface CancellationDocumentTable {
  year: number;
  sequence: number;
  order_id: number;
  /** The invoice it answers. */
  invoice_year: number | null;
  invoice_sequence: number | null;
  cents: number;
  issued_at: Instant;
  contents: JsonColumn<BillingContents>;
}

/** Tables of the order a cart has become, with its tickets and its documents (docs/decisions/0051). */
export interface OrderTables {
  orders: OrderTable;
  order_tickets: OrderTicketTable;
  order_series: OrderSeriesTable;
  ticket_claims: TicketClaimTable;
  invoice_counters: InvoiceCounterTable;
  invoices: InvoiceTable;
  cancellation_documents: CancellationDocumentTable;
}
