/**
 * Statistics of tables that the large venue of the bench leaves empty, in the form of `STATISTICS`: ten years of bank lines, messages,
 * enquiries, donations, shifts and reminders of a venue with 50,000 orders.
 */
export const EXPECTED_STATISTICS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bank_line_payments: {
    bank_line_payments_by_line: '40000 1',
    sqlite_autoindex_bank_line_payments_1: '40000 1',
  },
  bank_lines: {
    bank_lines_aside: '2000 1 1',
    bank_lines_booked: '40000 20 1',
    bank_lines_by_day: '60000 20 1',
    bank_lines_by_statement: '60000 120',
    bank_lines_open: '200 2 1',
    bank_lines_out: '10000 10 1',
    sqlite_autoindex_bank_lines_1: '60000 1',
    sqlite_autoindex_bank_lines_2: '60000 1',
  },
  donation_confirmations: {
    donation_confirmations_valid: '12000 1200 1',
    sqlite_autoindex_donation_confirmations_1: '12000 1200 1',
  },
  group_enquiries: {
    group_enquiries_by_order: '10000 1',
    group_enquiries_by_time: '12000 1 1',
    sqlite_autoindex_group_enquiries_1: '12000 1',
  },
  invoice_reminders: { sqlite_autoindex_invoice_reminders_1: '15000 2 1' },
  ticket_message_dates: {
    sqlite_autoindex_ticket_message_dates_1: '10000 3 1',
    ticket_message_dates_by_message: '10000 3 1',
  },
  ticket_message_recipients: {
    sqlite_autoindex_ticket_message_recipients_1: '200000 40 1',
    ticket_message_recipients_by_lead: '200000 40 1',
    ticket_message_recipients_by_order: '200000 4 1',
    ticket_message_recipients_due: '400 40 1',
  },
  ticket_message_waiting: {
    sqlite_autoindex_ticket_message_waiting_1: '20000 10 1',
    ticket_message_waiting_by_entry: '20000 2',
    ticket_message_waiting_due: '100 10 1',
  },
  till_movements: { till_movements_by_shift: '15000 2 2' },
  till_shifts: {
    till_shifts_by_till: '12000 4000 1',
    till_shifts_open_by_opened_by: '3 1',
    till_shifts_open_by_till: '3 1',
    till_shifts_open_by_till_key: '3 1',
  },
};
