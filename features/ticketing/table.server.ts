import type { ColumnType } from 'kysely';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type {
  FlagColumn,
  GeneratedId,
  JsonColumn,
  LocalizedColumns,
  OptionalLocalizedColumns,
} from '#platform/database/columns.server.ts';
import type { BillingContents } from './billing-document.ts';
import type { EventState } from './box-office/sale.ts';
import type { OnlinePaymentState } from './online-payment.ts';
import type { OrderRequest, TicketState } from './order.ts';
import type { PaymentKind, PaymentMeans } from './payment.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { WaitingRequest, WaitingState } from './waiting-list.ts';

type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** An event's sale. `id` is the number the event carries as its jet id. */
interface PerformanceTable {
  id: number;
  price_list_id: number;
  status: Defaulted<'open' | 'stopped'>;
  /** Open end on either side when `null`. */
  sale_starts_at: Instant | null;
  sale_ends_at: Instant | null;
  max_per_price: Defaulted<number>;
  max_per_order: Defaulted<number>;
  /** What its event says of it, written together with the event. */
  event_state: Defaulted<EventState>;
  event_starts_at: Instant | null;
  event_ends_at: Instant | null;
  /** The start who has tickets knows, as long as that is another one than its event's. */
  told_starts_at: Defaulted<Instant | null>;
  /** When its event was first seen as cancelled in the programme. */
  called_off_at: Defaulted<Instant | null>;
  /** From when on its tickets are cancelled. */
  cancelled_at: Defaulted<Instant | null>;
}

/** Seat groups and their prices, shared by every performance that is sold alike. */
interface PriceListTable {
  id: GeneratedId;
  name: string;
}

type SeatGroupTable = {
  id: GeneratedId;
  price_list_id: number;
  code: string;
  position: number;
} & LocalizedColumns<'name'> &
  OptionalLocalizedColumns<'note'>;

type PriceTable = {
  id: GeneratedId;
  seat_group_id: number;
  sale_type_id: number;
  cents: number;
  /** Places one ticket takes. */
  units: number;
  position: number;
  /** VAT the price contains, in hundredths of a percent; `null` where it is exempt. */
  vat_basis_points: Defaulted<number | null>;
} & LocalizedColumns<'name'>;

/** Places that are counted together: a seat group's, one timeslot's of it, or what the house holds at one time. */
interface PoolTable {
  id: GeneratedId;
  performance_id: number;
  /** `null` for a house bucket, which no visitor sees. */
  seat_group_id: number | null;
  /** The timeslot's number within the performance, and its start. */
  block_id: number | null;
  starts_at: Instant | null;
  capacity: number;
  held: Defaulted<number>;
  sold: Defaulted<number>;
  /** Kept back by the house. */
  blocked: Defaulted<number>;
  /** From so many free places on they go to those who wait first; `null` while nobody waits (docs/decisions/0073). */
  waiting_from: Defaulted<number | null>;
}

/** Places of a pool that the house keeps back until they are freed. */
interface PlaceBlockTable {
  id: GeneratedId;
  pool_id: number;
  places: number;
  reason: string;
  blocked_at: Instant;
  freed_at: Instant | null;
}

/** A ticket of `pool_id` draws on `house_pool_id` too. */
interface PoolDrawTable {
  pool_id: number;
  house_pool_id: number;
}

/** A cart. `active` says nothing about the time: a hold is alive only while `expires_at` lies ahead, too. */
interface HoldTable {
  id: GeneratedId;
  /** SHA-256 of the reference in the visitor's cookie. */
  token_hash: string;
  status: Defaulted<'active' | 'expired' | 'released' | 'converted'>;
  first_at: Instant;
  expires_at: Instant;
  renewals: Defaulted<number>;
  /** Somebody is paying for it at a provider: nothing in it changes until that ends. */
  in_payment: FlagColumn;
  /** Offered to somebody who waited: it has its own time, and nothing is added to it. */
  is_offer: FlagColumn;
  /** The coupon that was entered; it counts as far as it is valid when it is looked at. */
  coupon_id: Defaulted<number | null>;
  version: Defaulted<number>;
  /** SHA-256 of the session it was begun in and its network; with the session's token the nonce gives the reference again. */
  session_hash: string | null;
  nonce: string | null;
  /** SHA-256 of the network it came from, only as long as it holds places. */
  client_hash: string | null;
}

/** Tickets of one price; `cents` and `units` as they were when the tickets were added. */
interface HoldLineTable {
  id: GeneratedId;
  hold_id: number;
  performance_id: number;
  pool_id: number;
  price_id: number;
  cents: number;
  units: number;
  quantity: number;
}

/** The places a line has taken from a pool: giving back is the exact inverse. Only unreleased holds have claims. */
interface PoolClaimTable {
  hold_line_id: number;
  pool_id: number;
  units: number;
}

/** A call that took effect, or was refused: the same key gets the same answer. */
interface IdempotencyKeyTable {
  /** SHA-256 of the session's token and the key: one visitor's key means nothing to another. */
  key_hash: string;
  request_hash: string;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  expires_at: Instant;
}

/** What a cart has become (docs/decisions/0051). */
interface OrderTable {
  id: GeneratedId;
  /** What people call it: `BS-7K4-Q29`. */
  number: string;
  /** What its link is made of: whoever has it sees the order. */
  secret: string;
  /** As long as the cart is kept: the same cart never becomes two orders. */
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
  coupon_code: Defaulted<string | null>;
  /** SHA-256 of the network it came from, as long as its places count for that network. */
  client_hash: string | null;
  placed_at: Instant;
  /** When who ordered was reminded to pay at the box office. */
  reminded_at: Defaulted<Instant | null>;
  /** What is on its way back through the payment provider, as long as that is not written down as given back. */
  returning_cents: Defaulted<number>;
}

/** One ticket with everything that was true of it when it was bought. */
type OrderTicketTable = {
  id: GeneratedId;
  order_id: number;
  /** From 1 within its order. */
  position: number;
  /** What stands in its QR code. */
  code: string;
  state: Defaulted<TicketState>;
  /** When its state last changed. */
  changed_at: Defaulted<Instant | null>;
  /** When somebody came in with it; the rest says who let them in, where, and which scan that was. */
  admitted_at: Defaulted<Instant | null>;
  admitted_by: Defaulted<number | null>;
  admitted_door: Defaulted<string | null>;
  admitted_scan: Defaulted<string | null>;
  performance_id: number;
  block_id: number | null;
  /** Of its timeslot, else of its event. */
  starts_at: Instant | null;
  sale_type_id: number;
  /** What is charged for it. */
  cents: number;
  /** What a coupon took off its price. */
  reduction_cents: Defaulted<number>;
  vat_basis_points: number | null;
  seat_group_code: string;
} & LocalizedColumns<'seat_group' | 'price'> &
  OptionalLocalizedColumns<'event'>;

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
  cents: number;
  issued_at: Instant;
  contents: JsonColumn<BillingContents>;
}

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
  /** The row that this one takes back. */
  reverses_id: number | null;
  /** The account of who wrote it down; `null` where the payment provider told it. */
  recorded_by: number | null;
  recorded_at: Instant;
}

/** A payment at a provider, from the press of the button to what became of it (docs/decisions/0063). */
interface OnlinePaymentTable {
  id: GeneratedId;
  /** What its address is made of, and what the provider knows it by. */
  secret: string;
  /** As long as the cart is kept. */
  hold_id: number | null;
  /** What it paid for. */
  order_id: Defaulted<number | null>;
  is_test: FlagColumn;
  cents: number;
  state: Defaulted<OnlinePaymentState>;
  /** What is ordered when it is paid; nothing once it is settled. */
  request: ColumnType<OrderRequest | null, string | null, string | null>;
  /** The provider's own name of it, and the address one pays at. */
  session: Defaulted<string | null>;
  address: Defaulted<string | null>;
  /** What the provider calls the money that came in, and how much that was. */
  provider_payment: Defaulted<string | null>;
  paid_cents: Defaulted<number | null>;
  begun_at: Instant;
  /** Until when the provider takes it. */
  ends_at: Instant;
  /** Until when the cart was held before. */
  resumes_until: Instant;
  settled_at: Defaulted<Instant | null>;
}

/** Somebody who waits for places of a pool, or waited (docs/decisions/0073). */
interface WaitingEntryTable {
  id: GeneratedId;
  /** What their link is made of. */
  secret: string;
  performance_id: number;
  pool_id: number;
  state: Defaulted<WaitingState>;
  wanted: JsonColumn<WaitingRequest['tickets']>;
  /** How many tickets these are. */
  tickets: number;
  /** The fewest places that are of use to them. */
  least_units: number;
  only_together: FlagColumn;
  language: Language;
  email: string;
  user_id: number | null;
  /** What was offered, as long as that cart is kept. */
  hold_id: Defaulted<number | null>;
  offered_until: Defaulted<Instant | null>;
  joined_at: Instant;
  ended_at: Defaulted<Instant | null>;
}

export interface TicketingTables {
  performances: PerformanceTable;
  price_lists: PriceListTable;
  seat_groups: SeatGroupTable;
  prices: PriceTable;
  pools: PoolTable;
  pool_draws: PoolDrawTable;
  place_blocks: PlaceBlockTable;
  holds: HoldTable;
  hold_lines: HoldLineTable;
  pool_claims: PoolClaimTable;
  idempotency_keys: IdempotencyKeyTable;
  orders: OrderTable;
  order_tickets: OrderTicketTable;
  ticket_claims: TicketClaimTable;
  invoice_counters: InvoiceCounterTable;
  invoices: InvoiceTable;
  cancellation_documents: CancellationDocumentTable;
  payments: PaymentTable;
  online_payments: OnlinePaymentTable;
  waiting_entries: WaitingEntryTable;
}
