/** Scans of large tables that are meant: the tables, a part of the statement, and why. */
const KNOWN_SCANS: readonly { tables: readonly string[]; has: RegExp; why: string }[] = [
  {
    tables: ['events', 'assets', 'audit_entries', 'outgoing_emails', 'orders'],
    has: /order by .*limit \?/s,
    why: 'A list in the order of an index ends with its page; filters without an index of their own go on until it is full.',
  },
  {
    tables: ['events', 'assets', 'audit_entries', 'outgoing_emails', 'orders'],
    has: /^select count\(\*\) as "total"/,
    why: 'The number of pages of a list is counted, in a narrow index: 1 to 10 ms for 50,000 rows.',
  },
  {
    tables: ['orders'],
    has: /where due_cents <> paid_cents/,
    why: 'The index orders_with_balance has only orders with something open or owed.',
  },
  {
    tables: ['payments'],
    has: /not exists \(select "payment_id" from "closing_payments"/,
    why: 'Open days are what no closing has: each payment is looked up by its key, 30 ms for 50,000.',
  },
  {
    tables: ['performances', 'pools'],
    has: /told_postponed|"event_state" != \?|"waiting_from" is not null/,
    why: 'Jobs and the doors of today read narrow rows once: 5 ms for 20,000.',
  },
  {
    tables: ['events'],
    has: /^update "performances" set "event_state"/,
    why: 'All sales follow the programme after an import or a change of every production alone.',
  },
  {
    tables: ['form_entries'],
    has: /group by "form_id"/,
    why: 'Entries of each form are counted in the index by form.',
  },
];

/** Reason a statement may read a whole large table; `null` where it may not. */
export function reasonFor(table: string, statement: string): string | null {
  const known = KNOWN_SCANS.find(({ tables, has }) => tables.includes(table) && has.test(statement));
  return known?.why ?? null;
}
