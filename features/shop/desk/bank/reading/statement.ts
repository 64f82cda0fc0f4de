import type { Day } from '#lib/venue-time.ts';

/** `return`: money that came back, such as a returned direct debit; whichever way it moved, nobody paid anything with it. */
export type BankLineKind = 'credit' | 'debit' | 'return';

/** A line of a bank statement as the bank wrote it. */
export interface BankLine {
  /** The house's own account: its IBAN, or empty where the file names none. */
  account: string;
  bookedOn: Day;
  valuedOn: Day | null;
  /** Below zero where money left the account. */
  cents: number;
  /** In capitals, as in ISO 4217. */
  currency: string;
  kind: BankLineKind;
  /** The other side; empty where the bank does not say. */
  name: string;
  iban: string;
  /** Remittance text on one line. */
  text: string;
  /** The bank's own reference of the line; empty where it gives none. */
  reference: string;
}

/** A file as it was read. */
export interface Statement {
  /** Format as people know it: `CAMT.053.001.08`, `Sparkasse`. */
  format: string;
  lines: BankLine[];
  /** Lines the bank has only announced: they change, and come with a later file. */
  pending: number;
}

/** Why a file was not taken in. Nothing of it is kept then. `line`: where, counted from 1 as in the file. */
export type StatementError =
  | { code: 'EMPTY' | 'TOO_LARGE' | 'TOO_MANY_LINES' | 'NO_STATEMENT' | 'NO_TEXT' }
  /** Another message of ISO 20022, or another version of it. */
  | { code: 'OTHER_MESSAGE'; message: string }
  /** It ends too early, or its lines do not add up to its balances. */
  | { code: 'CUT_OFF' | 'LINE_UNREADABLE'; line: number | null }
  | { code: 'DOES_NOT_ADD_UP' };

/** A year of a busy house. */
export const MAX_STATEMENT_LINES = 20_000;
export const MAX_STATEMENT_BYTES = 20_000_000;

const MAX_NAME = 140;
const MAX_TEXT = 1000;
const MAX_REFERENCE = 100;

/** A line as it is kept: each text on one line, and as long as banks may make it. */
export function normalizeLine(line: BankLine, clean: (text: string) => string): BankLine {
  const cut = (text: string, atMost: number) => clean(text).slice(0, atMost).toWellFormed();
  return {
    ...line,
    account: compact(line.account),
    iban: compact(line.iban),
    name: cut(line.name, MAX_NAME),
    text: cut(line.text, MAX_TEXT),
    reference: cut(line.reference, MAX_REFERENCE),
  };
}

const MAX_ACCOUNT = 40;
const compact = (account: string): string =>
  account
    .replace(/[^\dA-Za-z]/g, '')
    .toUpperCase()
    .slice(0, MAX_ACCOUNT);
