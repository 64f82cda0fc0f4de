import { can, type Principal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { siteCurrencyCode } from '#lib/site-formats.ts';
import type { Day } from '#lib/venue-time.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { momentWords } from '../closings/moment-words.ts';
import { findOverdue, type OverdueOrder } from '../reminders/remind-of-invoices.server.ts';
import {
  type BankView,
  countLines,
  findLines,
  findStatements,
  findTwins,
  type StoredLine,
} from './bank-store.server.ts';
import { findCandidates } from './candidate-store.server.ts';
import { lineReference } from './confirm-line.server.ts';
import { invoicesIn, ordersIn } from './matching/mentions.ts';
import { type MatchedLine, type Proposal, proposeOrders, toProposalFor } from './matching/propose.ts';
import { type SplitPart, splitAmong } from './matching/split.ts';
import type { BankLineKind } from './reading/statement.ts';

/** A line as the desk shows it. */
export interface BankRow {
  id: number;
  /** The number its payment has. */
  number: string;
  bookedOn: Day;
  cents: number;
  /** Cents that are not booked: all of an open line, unless one of several payments was taken back. */
  restCents: number;
  currency: string;
  kind: BankLineKind;
  name: string;
  iban: string;
  text: string;
  /** It can be booked as a payment: money that came in, in the currency of the house. */
  isBookable: boolean;
  /** In another currency than that of the venue. */
  isForeign: boolean;
  /** A file of another format may have the same money. */
  isTwin: boolean;
  proposals: Proposal[];
  /** The sum among the orders that are proposed, where there are several. */
  split: SplitPart[];
  /** The orders it was booked to, or why it was set aside; with who decided when. */
  orders: string[];
  reason: string | null;
  decided: { by: string | null; at: string } | null;
}

/** A line that is sure, with the order it pays. */
export type SureRow = BankRow & { proposal: Proposal };

export interface ReadFile {
  id: number;
  name: string;
  format: string;
  lines: number;
  added: number;
  when: string;
  by: string | null;
}

/** Data of the page of bank statements. */
export interface BankPage {
  view: BankView;
  /** How many lines each part has. */
  counts: Record<BankView, number>;
  sure: SureRow[];
  rows: BankRow[];
  page: number;
  pages: number;
  files: ReadFile[];
  /** Unpaid invoices that reminders are sent about; none while these are off. */
  overdue: OverdueOrder[];
  /** May look at the orders behind the lines. */
  canSell: boolean;
}

const ROWS_A_PAGE = 25;
/** Open lines that are matched at once: a month of a busy house. */
const MATCHED = 1000;
const MAX_SURE = 100;
const FILES = 5;

/** Lines of bank statements to be decided about with proposals, or one of the other parts (docs/product/box-office.md#bank-statements). */
export async function loadBankPage(
  { db, databaseClock }: { db: Db; databaseClock: DatabaseClock },
  {
    view,
    page,
    named = null,
  }: {
    view: BankView;
    page: number;
    /** An order that somebody named for a line. */
    named?: { line: number; order: string } | null;
  },
  { staff, language }: { staff: Principal; language: Language },
): Promise<BankPage> {
  const [open, booked, aside, out] = await Promise.all([
    countLines(db, 'open'),
    countLines(db, 'booked'),
    countLines(db, 'aside'),
    countLines(db, 'out'),
  ]);
  const counts = { open, booked, aside, out };
  const { sure, rows, total } = view === 'open' ? await matched() : await listed();
  return {
    ...{ view, counts, sure, rows, page },
    pages: Math.max(1, Math.ceil(total / ROWS_A_PAGE)),
    files: (await findStatements(db, FILES)).map((file) => ({
      id: file.id,
      name: file.file_name,
      format: file.format,
      lines: file.line_count,
      added: file.new_count,
      when: momentWords(file.read_at, language),
      by: file.first_name === null ? null : `${file.first_name} ${file.last_name ?? ''}`.trim(),
    })),
    overdue: await findOverdue({ db, databaseClock }),
    canSell: can(staff, 'sell'),
  };

  /** A line with the order that was named for it stands first. */
  async function withNamed(lines: BankRow[]): Promise<BankRow[]> {
    const row = lines.find(({ id }) => id === named?.line);
    if (!row || !named) return lines;
    const [order] = await findCandidates(db, { orders: [named.order], invoices: [], sums: [] });
    if (!order) return lines;
    const others = row.proposals.filter((each) => each.order !== order.number);
    const proposals = [toProposalFor(row.restCents, order, { by: 'staff' }), ...others];
    const split = splitAmong(row.restCents, proposals);
    return [{ ...row, proposals, split }, ...lines.filter((each) => each !== row)];
  }

  async function listed() {
    const lines = await findLines(db, view, { atMost: ROWS_A_PAGE, after: (page - 1) * ROWS_A_PAGE });
    const plain = lines.map((line) => toRow(line, { isTwin: false, proposals: [], language }));
    return { sure: [], rows: plain, total: counts[view] };
  }

  async function matched() {
    const lines = await findLines(db, 'open', { atMost: MATCHED });
    const twins = await findTwins(db, lines);
    const found = await matchLines(db, lines, twins);
    const all = lines.map((line) =>
      toRow(line, {
        isTwin: twins.has(line.id),
        proposals: found.get(line.id)?.proposals ?? [],
        language,
      }),
    );
    const sure = all
      .flatMap((row): SureRow[] => {
        const [proposal] = row.proposals;
        return found.get(row.id)?.isSure && proposal ? [{ ...row, proposal }] : [];
      })
      .slice(0, MAX_SURE);
    const rest = await withNamed(all.filter(({ id }) => !sure.some((row) => row.id === id)));
    return {
      sure,
      rows: rest.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE),
      total: rest.length,
    };
  }
}

/** Proposals for lines, those that came first in front: of two that pay the same order the earlier one is sure. */
async function matchLines(db: Db, lines: readonly StoredLine[], twins: ReadonlySet<number>) {
  const matchable: MatchedLine[] = lines
    .map(({ id, restCents: cents, name, text, kind, currency }) => ({
      ...{ id, cents, name, text, isTwin: twins.has(id) },
      isBookable: isBookable({ kind, currency, restCents: cents }),
    }))
    .toReversed();
  const bookable = matchable.filter((line) => line.isBookable);
  const candidates = await findCandidates(db, {
    orders: [...new Set(matchable.flatMap(({ text }) => ordersIn(text)))],
    invoices: matchable.flatMap(({ text }) => invoicesIn(text)),
    sums: [...new Set(bookable.map(({ cents }) => cents))],
  });
  return proposeOrders(matchable, candidates);
}

const isBookable = ({
  kind,
  currency,
  restCents,
}: Pick<StoredLine, 'kind' | 'currency' | 'restCents'>): boolean =>
  kind === 'credit' && restCents > 0 && currency === siteCurrencyCode();

function toRow(
  line: StoredLine,
  { isTwin, proposals, language }: { isTwin: boolean; proposals: Proposal[]; language: Language },
): BankRow {
  const { id, cents, restCents, currency, kind, name, iban, text, orders, decider } = line;
  return {
    ...{ id, cents, restCents, currency, kind, name, iban, text, orders, isTwin, proposals },
    split: isBookable(line) ? splitAmong(restCents, proposals) : [],
    number: lineReference(id),
    bookedOn: line.booked_on,
    isBookable: isBookable(line),
    isForeign: currency !== siteCurrencyCode(),
    reason: line.set_aside_reason,
    decided: line.decided_at === null ? null : { by: decider, at: momentWords(line.decided_at, language) },
  };
}
