import type { Bookkeeping } from '#features/core/settings/index.ts';
import { siteCurrencyCode } from '#lib/site-formats.ts';
import { type Day, dayOf, type Instant } from '#lib/venue-time.ts';
import { isFailedRefund, type LedgerLine, type LedgerRate } from '../ledger-line.ts';
import { COLUMNS } from './columns.ts';
import { toWindows1252 } from './windows-1252.ts';

/** Facts in the head of a batch: the days of its rows, and when the file is made. */
export interface Batch {
  from: Day;
  to: Day;
  madeAt: Instant;
}

const HEADER_VERSION = 700;
const BOOKING_BATCH = 21;
const BATCH_VERSION = 13;
const MAX_TEXT_LENGTH = 60;
const LINE_END = '\r\n';

/**
 * Rows of the ledger as a booking batch in the layout of DATEV (docs/decisions/0071), some at a time: a row for each payment
 * and rate of VAT, on the account of its means, against the revenue of its rate (of gift vouchers against credit), in
 * Windows-1252. All rows add up to payments and refunds, to the cent.
 */
export async function* bookingBatchSlices(
  batch: Batch,
  slices: AsyncIterable<readonly LedgerLine[]> | Iterable<readonly LedgerLine[]>,
  bookkeeping: Bookkeeping,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield toWindows1252(headRows(batch, bookkeeping));
  for await (const lines of slices) yield toWindows1252(bookingRows(lines, bookkeeping));
}

/**
 * The same as one text, for tests.
 * @internal
 */
export function bookingBatch(
  { lines, ...batch }: Batch & { lines: readonly LedgerLine[] },
  bookkeeping: Bookkeeping,
): Uint8Array<ArrayBuffer> {
  return toWindows1252(headRows(batch, bookkeeping) + bookingRows(lines, bookkeeping));
}

const asText = (rows: readonly string[]): string => rows.map((row) => row + LINE_END).join('');

const headRows = (batch: Batch, bookkeeping: Bookkeeping): string =>
  asText([header(batch, bookkeeping), COLUMNS.join(';')]);

const bookingRows = (lines: readonly LedgerLine[], bookkeeping: Bookkeeping): string =>
  asText(lines.flatMap((line) => bookings(line, bookkeeping)));

/** The first day of the bookkeeping's year that a day lies in. Rows have no year: a batch lies within one. */
export function yearBegin(day: Day, { yearBeginsIn }: Pick<Bookkeeping, 'yearBeginsIn'>): Day {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const begin = month >= yearBeginsIn ? year : year - 1;
  return `${begin}-${String(yearBeginsIn).padStart(2, '0')}-01`;
}

function header({ from, to, madeAt }: Batch, bookkeeping: Bookkeeping): string {
  return [
    ...[quoted('EXTF'), HEADER_VERSION, BOOKING_BATCH, quoted('Buchungsstapel'), BATCH_VERSION],
    ...[madeAt.replace(/\D/g, ''), '', quoted('BS'), quoted(''), quoted('')],
    ...[bookkeeping.consultant, bookkeeping.client, digits(yearBegin(from, bookkeeping))],
    ...[bookkeeping.cash.length, digits(from), digits(to)],
    // Name of the batch; one of the books, for all purposes, left open to corrections, in the currency of the venue.
    ...[quoted('Ticketverkauf'), quoted(''), 1, 0, 0, quoted(siteCurrencyCode())],
    ...['', quoted(''), '', '', quoted(''), '', '', quoted(''), quoted('')],
  ].join(';');
}

function bookings(
  { order, kind, means, at, reference, shares }: LedgerLine,
  accounts: Bookkeeping,
): string[] {
  const day = dayOf(at);
  return shares.map(({ basisPoints, cents }) => {
    const cells: Record<string, string> = {
      'Umsatz (ohne Soll/Haben-Kz)': amount(Math.abs(cents)),
      // Seen from the account of the means: debit where money came in.
      'Soll/Haben-Kennzeichen': quoted(cents > 0 ? 'S' : 'H'),
      'WKZ Umsatz': quoted(siteCurrencyCode()),
      Konto: accounts[ACCOUNT_OF[means]],
      'Gegenkonto (ohne BU-Schlüssel)': counterAccount(basisPoints, accounts),
      Belegdatum: `${day.slice(8)}${day.slice(5, 7)}`,
      'Belegfeld 1': quoted(order),
      Buchungstext: quoted(
        `${isFailedRefund({ kind, means }) ? 'Rückläufer' : KIND_WORDS[kind]} ${order}, ${reference}`,
      ),
      Festschreibung: '0',
    };
    return COLUMNS.map((column) => cells[column] ?? '').join(';');
  });
}

/**
 * Rates without their own account share one. The price of a gift voucher is no revenue yet: it is owed as credit, and leaves
 * that account when it is spent. A donation is no revenue of tickets either.
 */
function counterAccount(basisPoints: LedgerRate, accounts: Bookkeeping): string {
  if (basisPoints === 'voucher') return accounts.credit;
  if (basisPoints === 'donation') return accounts.donations;
  if (basisPoints === 'fee') return accounts.fees;
  if (basisPoints === null) return accounts.revenueExempt;
  if (basisPoints === 1900) return accounts.revenue19;
  return basisPoints === 700 ? accounts.revenue7 : accounts.revenueOther;
}

const ACCOUNT_OF = {
  cash: 'cash',
  card: 'card',
  transfer: 'transfer',
  'set-off': 'setOff',
  online: 'online',
  credit: 'credit',
} as const satisfies Record<LedgerLine['means'], keyof Bookkeeping>;

/** Booking texts are in German, the language of those who read the books of a venue in Germany. */
const KIND_WORDS = {
  payment: 'Zahlung',
  refund: 'Erstattung',
  reversal: 'Irrtum',
  chargeback: 'Rückbuchung',
  reinstatement: 'Rückbuchung aufgehoben',
  fee: 'Gebühr',
} as const;

const digits = (day: Day): string => day.replaceAll('-', '');
const amount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** Texts without what would end a row, as long as a text may be. */
function quoted(text: string): string {
  return `"${text
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, MAX_TEXT_LENGTH)
    .replaceAll('"', '""')}"`;
}
