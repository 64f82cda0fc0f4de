import { describe, expect, it } from 'vitest';
import { DEFAULT_BOOKKEEPING } from '#features/core/settings/settings.ts';
import { bookingBatch, yearBegin } from '#features/shop/desk/closings/datev/booking-batch.ts';
import { toWindows1252 } from '#features/shop/desk/closings/datev/windows-1252.ts';
import type { LedgerLine } from '#features/shop/desk/closings/ledger-line.ts';

const PERIOD = { from: '2026-11-01', to: '2026-11-30', madeAt: '2026-12-01T08:09:10.111Z' };
const LINE: LedgerLine = {
  ...{ paymentId: 1, order: 'BS-7K4-Q29', at: '2026-11-20T11:00:00.000Z', kind: 'payment', means: 'cash' },
  ...{ cents: 3400, reference: 'K-0017', shares: [{ basisPoints: 700, cents: 3400 }] },
};

/** A batch as DATEV reads it: rows of cells. */
function rowsOf(lines: readonly LedgerLine[], bookkeeping = DEFAULT_BOOKKEEPING): string[][] {
  const bytes = bookingBatch({ ...PERIOD, lines }, bookkeeping);
  const rows = new TextDecoder('windows-1252').decode(bytes).split('\r\n');
  expect(rows.pop()).toBe('');
  return rows.map((row) =>
    [...`${row};`.matchAll(/(?:"((?:[^"]|"")*)"|([^;]*));/g)].map(
      ([, text, bare]) => text?.replaceAll('""', '"') ?? bare ?? '',
    ),
  );
}

describe('a booking batch', () => {
  it('begins with its type, its owner and its days', () => {
    const [header = []] = rowsOf([]);
    expect(header).toHaveLength(31);
    expect(header.slice(0, 6)).toEqual(['EXTF', '700', '21', 'Buchungsstapel', '13', '20261201080910111']);
    expect(header.slice(10, 16)).toEqual(['1001', '1', '20260101', '4', '20261101', '20261130']);
    expect(header[21]).toBe('EUR');
  });

  it('has 125 columns in every row, in the order of the format', () => {
    const [, names = [], row = []] = rowsOf([LINE]);
    expect(names).toHaveLength(125);
    expect(row).toHaveLength(125);
    expect([names[0], names[9], names[36], names[113], names[124]]).toEqual([
      'Umsatz (ohne Soll/Haben-Kz)',
      'Belegdatum',
      'KOST1 - Kostenstelle',
      'Festschreibung',
      'Abw. Skontokonto',
    ]);
  });

  it('books what came in as a debit, what went out as a credit, on the account of its means', () => {
    const back: LedgerLine = {
      ...LINE,
      ...{ kind: 'refund', means: 'transfer', cents: -850, shares: [{ basisPoints: null, cents: -850 }] },
    };
    const [, , one = [], other = []] = rowsOf([LINE, back]);
    expect([one[0], one[1], one[6], one[7], one[9], one[10]]).toEqual([
      '34,00',
      'S',
      '1000',
      '8300',
      '2011',
      'BS-7K4-Q29',
    ]);
    expect([other[0], other[1], other[6], other[7]]).toEqual(['8,50', 'H', '1200', '8100']);
    expect(other[13]).toBe('Erstattung BS-7K4-Q29, K-0017');
  });

  it('books what a gift voucher was sold for as owed, not as revenue', () => {
    const shares = [{ basisPoints: 'voucher' as const, cents: 3400 }];
    const [, , row = []] = rowsOf([{ ...LINE, shares }]);
    expect([row[0], row[1], row[6], row[7]]).toEqual(['34,00', 'S', '1000', DEFAULT_BOOKKEEPING.credit]);
  });

  it('gives each rate of VAT a row, by the day of the venue', () => {
    const shares = [
      { basisPoints: 1900, cents: 1000 },
      { basisPoints: 550, cents: 2400 },
    ];
    const rows = rowsOf([{ ...LINE, at: '2026-11-20T23:30:00.000Z', shares }]).slice(2);
    expect(rows.map((row) => [row[0], row[7], row[9]])).toEqual([
      ['10,00', '8400', '2111'],
      ['24,00', '8200', '2111'],
    ]);
  });

  it('keeps what was typed within its cell', () => {
    const reference = `"K";1\r\n"EXTF" ${'x'.repeat(1_000_000)}`;
    const rows = rowsOf([{ ...LINE, reference }]);
    expect(rows).toHaveLength(3);
    expect(rows[2]?.[13]).toMatch(/^Zahlung BS-7K4-Q29, "K";1 "EXTF" x+$/);
    expect(rows[2]?.[13]).toHaveLength(60);
  });

  it('begins its year in the month the venue begins it in', () => {
    expect(yearBegin('2026-11-20', { yearBeginsIn: 1 })).toBe('2026-01-01');
    expect(yearBegin('2026-07-31', { yearBeginsIn: 8 })).toBe('2025-08-01');
    expect(yearBegin('2026-08-01', { yearBeginsIn: 8 })).toBe('2026-08-01');
  });
});

describe('Windows-1252', () => {
  it('has umlauts, the euro and quotation marks, and a question mark for other characters', () => {
    const text = 'Größe 5 € „ÄÖÜß“ – Žižka';
    expect(new TextDecoder('windows-1252').decode(toWindows1252(text))).toBe(text);
    expect([...toWindows1252('Ω🐦a\u0308')]).toEqual([0x3f, 0x3f, 0xe4]);
  });
});
