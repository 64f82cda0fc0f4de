import type { Instant } from '#lib/venue-time.ts';

/** A reminder of an invoice that was sent; each step once for an order. */
interface InvoiceReminderTable {
  order_id: number;
  /** 1: friendly, 2 and 3: overdue notices. */
  step: number;
  sent_at: Instant;
}

/** An order whose customer is not reminded for now. */
interface InvoiceReminderPauseTable {
  order_id: number;
  reason: string;
}

export interface ReminderTables {
  invoice_reminders: InvoiceReminderTable;
  invoice_reminder_pauses: InvoiceReminderPauseTable;
}
