import { expect, it } from 'vitest';
import { amountCell, momentCell, sheetLine } from './sheet-cells.ts';

it('writes numbers, moments and cells as spreadsheets of the venue read them, and runs nothing', () => {
  expect(sheetLine([amountCell(-123456), amountCell(850), '=SUMME(A1)', 'a;b'])).toBe(
    `"-1234,56";"8,50";"'=SUMME(A1)";"a;b"\r\n`,
  );
  expect(momentCell('2026-12-31T23:30:00.000Z', 'de')).toBe('01.01.2027 00:30');
  expect(momentCell('2026-12-31T23:30:00.000Z', 'en')).toBe('2027-01-01 00:30');
});
