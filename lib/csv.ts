/** Spreadsheets take a file for UTF-8 by its mark. */
export const UTF8_MARK = '\uFEFF';

/** One line of a table for spreadsheets, its end included. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** What begins like a formula is text: nobody who opens the list is to run what a visitor wrote. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
