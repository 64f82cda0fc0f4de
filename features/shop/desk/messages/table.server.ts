import type { Instant } from '#lib/venue-time.ts';
import type { DefaultedColumn, GeneratedId, LocalizedColumns } from '#platform/database/columns.server.ts';
import type { MessageScope } from './message.ts';

/** A message to everybody with a ticket. Rows are added, and never changed. */
interface TicketMessageTable extends LocalizedColumns<'subject' | 'text'> {
  id: GeneratedId;
  /** Made with the form, so that a second press sends nothing more. */
  key: string;
  scope: MessageScope;
  sent_by: number;
  sent_at: Instant;
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
  /** Set on the leading order until its email is written. */
  due_at: DefaultedColumn<Instant | null>;
  /** Its email, which the outbox keeps for a week. */
  email_id: DefaultedColumn<number | null>;
}

export interface TicketMessageTables {
  ticket_messages: TicketMessageTable;
  ticket_message_dates: TicketMessageDateTable;
  ticket_message_recipients: TicketMessageRecipientTable;
}
