/** Scans of large tables that are meant: the tables, a part of the statement, the index that is read where it has few rows or few columns, and why. */
const KNOWN_SCANS: readonly {
  tables: readonly string[];
  has: RegExp;
  index?: string;
  why: string;
}[] = [
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
  {
    tables: ['bank_lines'],
    has: /where decided_at is null and bank_lines\.kind <> 'debit'/,
    index: 'bank_lines_open',
    why: 'The index bank_lines_open has only lines to be decided, in the order of their list.',
  },
  {
    tables: ['bank_lines'],
    has: /where decided_at is null and bank_lines\.kind = 'debit'/,
    index: 'bank_lines_out',
    why: 'The index bank_lines_out has only money that went out, in the order of its list.',
  },
  {
    tables: ['bank_lines'],
    has: /where "set_aside_reason" is not null/,
    index: 'bank_lines_aside',
    why: 'The index bank_lines_aside has only lines that were set aside, in the order of their list.',
  },
  {
    tables: ['bank_lines'],
    has: /where "payment_id" is not null and "decided_at" is not null( order by .*limit \?|$)/s,
    index: 'bank_lines_booked',
    why: 'Booked lines are counted in their narrow index, and a list of them ends with its page.',
  },
  {
    tables: ['till_shifts'],
    has: /where "closed_at" is null/,
    index: 'till_shifts_open_by_opened_by',
    why: 'A partial index has only the open shifts.',
  },
  {
    tables: ['till_shifts'],
    has: /order by "till_shifts"\."id" desc limit \?/,
    why: 'The latest shifts end with the page, in the order of their key.',
  },
  {
    tables: ['group_enquiries'],
    has: /order by "asked_at" desc, "group_enquiries"\."id" desc limit \?/,
    index: 'group_enquiries_by_time',
    why: 'The latest enquiries end with the page, in the order of their index.',
  },
];

/**
 * Reason a statement may read a whole large table; `null` where it may not.
 * @param detail of the plan, which names the index that is read
 */
export function reasonFor(table: string, statement: string, detail: string): string | null {
  const known = KNOWN_SCANS.find(
    ({ tables, has, index }) =>
      tables.includes(table) &&
      has.test(statement) &&
      (index === undefined || new RegExp(` INDEX ${index}$`).test(detail)),
  );
  return known?.why ?? null;
}
