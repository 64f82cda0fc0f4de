import type { Day, Instant } from '#lib/venue-time.ts';
import type { DefaultedColumn, GeneratedId } from '#platform/database/columns.server.ts';
import type { BankLineKind } from './reading/statement.ts';

/** A file of a bank that was read. Rows are added, and never changed. */
interface BankStatementTable {
  id: GeneratedId;
  /** SHA-256 of the file: the same file is read once. */
  file_hash: string;
  file_name: string;
  format: string;
  line_count: number;
  /** Lines that no earlier file had. */
  new_count: DefaultedColumn<number>;
  /** Lines the bank had only announced. */
  pending_count: number;
  read_by: number;
  read_at: Instant;
}

/** A line of a bank statement, once however many files have it, and what was decided about it. */
interface BankLineTable {
  id: GeneratedId;
  statement_id: number;
  /** `lineKeys`: the same line in another file has the same. */
  key: string;
  account: string;
  booked_on: Day;
  valued_on: Day | null;
  cents: number;
  currency: string;
  kind: BankLineKind;
  name: string;
  iban: string;
  text: string;
  reference: string;
  /** The payment it was booked as; the first of them where it paid several orders. */
  payment_id: DefaultedColumn<number | null>;
  /** Why it has nothing to do with an order. */
  set_aside_reason: DefaultedColumn<string | null>;
  decided_by: DefaultedColumn<number | null>;
  /** Nothing as long as the line is open. */
  decided_at: DefaultedColumn<Instant | null>;
}

/** A further payment of a line that paid several orders. */
interface BankLinePaymentTable {
  payment_id: number;
  line_id: number;
}

export interface BankTables {
  bank_statements: BankStatementTable;
  bank_lines: BankLineTable;
  bank_line_payments: BankLinePaymentTable;
}
