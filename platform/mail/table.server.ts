import type { Instant } from '#lib/venue-time.ts';
import type { DefaultedColumn, GeneratedId } from '#platform/database/columns.server.ts';

/** An email that is written in the transaction of its cause, and sent afterwards (transactional outbox). */
export interface OutgoingEmailTable {
  id: GeneratedId;
  recipient: string;
  subject: string;
  text: string;
  html: DefaultedColumn<string | null>;
  written_at: Instant;
  /** When it is to be sent, or tried again; `null` once it was sent, or given up. */
  due_at: Instant | null;
  attempts: DefaultedColumn<number>;
  sent_at: DefaultedColumn<Instant | null>;
  /** Reference named by the code that writes the email: finds all emails about one entity. */
  about: DefaultedColumn<string | null>;
  unsubscribe_url: DefaultedColumn<string | null>;
}

export interface EmailTables {
  outgoing_emails: OutgoingEmailTable;
}
