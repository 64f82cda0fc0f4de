import type { Instant } from '#lib/venue-time.ts';
import type { DefaultedColumn, GeneratedId, LocalizedColumns } from '#platform/database/columns.server.ts';
import type { MessageScope } from './message.ts';

/** A message to everybody with a ticket, or with a pass of one kind. Rows are added, and never changed. */
interface TicketMessageTable extends LocalizedColumns<'subject' | 'text'> {
  id: GeneratedId;
  /** Made with the form, so that a second press sends nothing more. */
  key: string;
  scope: MessageScope;
  /** The kind of pass it is about; `null` for one about tickets. */
  pass_kind_id: DefaultedColumn<number | null>;
  sent_by: number;
  sent_at: Instant;
  /** Moment from which tickets for its dates show it; `null` where it is in emails alone. */
  on_ticket_from: DefaultedColumn<Instant | null>;
}

/** The dates whose tickets a message was about. */
interface TicketMessageDateTable {
  performance_id: number;
  message_id: number;
}

/** An order with a valid ticket when the message was sent. */
interface TicketMessageRecipientTable {
  message_id: number;
  order_id: number;
  /** The order whose email tells all orders of one address; `null` where there is no address. */
  lead_order_id: number | null;
  /** Moment from which the email of the leading order is written; `null` once it is. */
  due_at: DefaultedColumn<Instant | null>;
  /** Its email, which the outbox keeps for a week. */
  email_id: DefaultedColumn<number | null>;
  /** It had tickets that were given back, and no valid ones. */
  is_returned: DefaultedColumn<boolean>;
}

/** Somebody on the waiting list of a date that a message also reaches. */
interface TicketMessageWaitingTable {
  message_id: number;
  entry_id: number;
  /** Moment from which the email is written; `null` once it is. */
  due_at: DefaultedColumn<Instant | null>;
  /** Its email, which the outbox keeps for a week. */
  email_id: DefaultedColumn<number | null>;
}

export interface TicketMessageTables {
  ticket_messages: TicketMessageTable;
  ticket_message_dates: TicketMessageDateTable;
  ticket_message_recipients: TicketMessageRecipientTable;
  ticket_message_waiting: TicketMessageWaitingTable;
}
