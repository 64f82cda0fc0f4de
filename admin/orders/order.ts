import type { Localized } from '../../lib/localized.ts';

export type OrderState = 'open' | 'paid' | 'owed' | 'disputed' | 'cancelled' | 'test';
export const ORDER_STATES: readonly OrderState[] = ['open', 'owed', 'disputed', 'paid', 'cancelled', 'test'];

/** A ticket as the calls of the desk answer it (docs/api.md). */
export interface OrderTicket {
  position: number;
  state: 'valid' | 'cancelled';
  /** Why it is not valid any more; `null` while it is. */
  cancellation_cause: 'returned' | 'by-house' | 'event-cancelled' | 'not-paid' | 'exchanged' | null;
  title: Localized | null;
  /** Title of the series it was bought with as a whole. */
  series: Localized | null;
  /** The ticket it was issued in the place of, for another date, and the one that was issued in its place. */
  replaces: number | null;
  replaced_by: number | null;
  event_jet_id: number;
  starts_at: string | null;
  /** `starts_at` does not hold, and there is no new date yet. */
  is_postponed: boolean;
  seat_group: Localized;
  price: Localized;
  cents: number;
  pass_visits: number;
  admitted_at: string | null;
}

/** An order in the list. */
export interface OrderRow {
  number: string;
  placed_at: string;
  state: OrderState;
  first_name: string;
  last_name: string;
  email: string;
  payment_method: 'free' | 'test' | 'credit' | 'online' | 'box-office' | 'on-account';
  due_cents: number;
  paid_cents: number;
  /** Above zero to be paid, below zero owed. */
  open_cents: number;
  coupon: string | null;
  voucher: { state: 'valid' | 'cancelled'; cents: number; is_redeemed: boolean } | null;
  pass: { state: 'valid' | 'cancelled'; cents: number; visits: number; left_visits: number } | null;
  tickets: OrderTicket[];
}

export interface OrderPayment {
  id: number;
  kind: 'payment' | 'refund' | 'reversal' | 'chargeback' | 'reinstatement' | 'fee';
  /** Above zero where money came in. */
  cents: number;
  means: 'cash' | 'card' | 'transfer' | 'set-off' | 'online' | 'credit';
  reference: string;
  reason: string | null;
  is_reversed: boolean;
  by: string | null;
  at: string;
}

/** A payment of it that somebody disputes at their bank. */
export interface OrderDispute {
  name: string;
  cents: number;
  reason: string;
  state: 'to-answer' | 'in-review' | 'won' | 'lost';
  opened_at: string;
  answer_until: string | null;
}

/** One order with all that belongs to it. */
export interface OrderDetails extends OrderRow {
  id: string;
  has_account: boolean;
  can_be_sent: boolean;
  /** The bank did not take money back once. */
  has_failed_refund: boolean;
  /** Amounts owed, by the way they are refunded. */
  ways_back: { online_cents: number; till_cents: number; on_its_way_cents: number };
  documents: { number: string; answers: string | null }[];
  emails: {
    id: number;
    to: string;
    subject: string;
    attempts: number;
    written_at: string;
    sent_at: string | null;
  }[];
  payments: OrderPayment[];
  disputes: OrderDispute[];
}

/** Means that are handed over and written down by hand. */
export const HANDED_OVER = ['cash', 'card', 'transfer', 'set-off'] as const;

/** Amount refunded at once and the means to choose from: all of it, or the online part apart from the rest. */
export interface RefundOption {
  cents: number;
  means: readonly OrderPayment['means'][];
}

/** How what is owed and not on its way can go back: handed over, and where the house may also online or as credit. */
export function refundOptions(order: OrderDetails): RefundOption[] {
  const { online_cents: online, till_cents: till, on_its_way_cents: inTransit } = order.ways_back;
  const credit = order.has_account && order.voucher === null ? (['credit'] as const) : [];
  const byHand = [...credit, ...HANDED_OVER];
  // The provider is asked for one refund at a time, and for that one again.
  if (inTransit > 0)
    return [{ cents: inTransit, means: ['online'] }, ...(till > 0 ? [{ cents: till, means: byHand }] : [])];
  if (online === 0) return [{ cents: till, means: byHand }];
  // A refund that failed online is tried online again only by choice.
  if (till === 0)
    return [
      { cents: online, means: order.has_failed_refund ? [...byHand, 'online'] : ['online', ...byHand] },
    ];
  return [
    { cents: online, means: ['online'] },
    { cents: till, means: byHand },
  ];
}

/**
 * Returns the tickets that can be exchanged for another date: of each date, the first that is neither used nor paid
 * with a pass.
 */
export function rebookable({ state, tickets }: OrderRow): OrderTicket[] {
  if (state === 'test') return [];
  const dates = Map.groupBy(
    tickets.filter((ticket) => ticket.state === 'valid' && !ticket.pass_visits && !ticket.admitted_at),
    ({ event_jet_id: id, starts_at: start }) => `${id} ${start}`,
  );
  return [...dates.values()].flatMap(([first]) => first ?? []);
}
