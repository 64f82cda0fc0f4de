import { type Result, succeed } from '#lib/result.ts';
import { readAmount, readDay } from './read-amount.ts';
import { isReturn } from './return-words.ts';
import type { BankLine, Statement, StatementError } from './statement.ts';

const MOMENT = /^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}:\d{2}(?::\d+)?$/;
const CELLS = 6;
const SENDER =
  /Auftraggeber:\s*(.+?)(?=\s+(?:Zahlungsreferenz|Verwendungszweck|IBAN|BIC|Auftraggeberreferenz)\b|$)/;
const SENDER_IBAN = /IBAN (?:Auftraggeber|Zahler):\s*([A-Z]{2}\d{2}[A-Z\d ]{10,32})/;

/**
 * Reads a table of Raiffeisen in Austria, which has no headings: the day, a text, the value date, the amount, the currency and the moment of
 * booking. `null` for rows of anybody else.
 */
export function readElbaRows(rows: readonly (readonly string[])[]): Result<Statement, StatementError> | null {
  const filled = rows.filter((cells) => cells.some((cell) => cell !== ''));
  if (filled.length === 0 || !isElba(filled[0] ?? [])) return null;
  const lines: BankLine[] = [];
  for (const [index, cells] of filled.entries()) {
    const [booked = '', text = '', valued = '', amount = '', currency = '', moment = ''] = cells;
    const [bookedOn, cents] = [readDay(booked), readAmount(amount)];
    if (bookedOn === null || cents === null || !MOMENT.test(moment))
      return { ok: false, error: { code: 'CUT_OFF', line: index + 1 } };
    lines.push({
      ...{ account: '', bookedOn, valuedOn: readDay(valued), cents, currency: currency.toUpperCase(), text },
      kind: isReturn('', text, cents) ? 'return' : cents < 0 ? 'debit' : 'credit',
      name: SENDER.exec(text)?.[1] ?? '',
      iban: SENDER_IBAN.exec(text)?.[1] ?? '',
      reference: moment,
    });
  }
  return succeed({ format: 'Raiffeisen (AT)', lines, pending: 0 });
}

function isElba(cells: readonly string[]): boolean {
  const [booked = '', , valued = '', amount = '', currency = '', moment = ''] = cells;
  return (
    cells.length >= CELLS &&
    readDay(booked) !== null &&
    readDay(valued) !== null &&
    readAmount(amount) !== null &&
    /^[A-Z]{3}$/.test(currency) &&
    MOMENT.test(moment)
  );
}
