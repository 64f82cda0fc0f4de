/** Spreadsheets take a file for UTF-8 by its mark. */
export const UTF8_MARK = '\uFEFF';

/** One line of a table for spreadsheets, its end included. */
export function csvLine(cells: readonly string[]): string {
  return csvLineWith(',', cells);
}

/** A CSV line with another delimiter: German spreadsheets open a file directly where it is `;`. */
export function csvLineWith(delimiter: ',' | ';', cells: readonly string[]): string {
  return `${cells.map(csvCell).join(delimiter)}\r\n`;
}

/** An amount below zero begins like a formula and is none: as text no spreadsheet would sum it. */
const BELOW_ZERO = /^-\d+([.,]\d+)?$/;

/** Escapes cells that begin like a formula as text: opening the list must never run visitor input. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !BELOW_ZERO.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
