import { PAGE, sheetsEndingAt } from '#platform/pdf/a4-sheet.server.ts';
import type { Placed } from '#platform/pdf/write-text.server.ts';
import type { ConfirmationSheet } from './confirmation-sheet.ts';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type Say = (type: 'H1' | 'H2' | 'P', draw: () => void) => void;

/** Points: A4 is 595 × 842. */
const { continueAt, rule, write } = sheetsEndingAt(785);
const FACT_WIDTH = 118;
/** Fewer characters than any line of a paragraph has, and its height: so much room is left for one. */
const CHARACTERS_A_LINE = 80;
const LINE = 13;
/** Left edges and widths of the columns of the list; the last one is aligned right. */
const COLUMNS = [
  { x: PAGE.left, width: 150 },
  { x: PAGE.left + 155, width: 120 },
  { x: PAGE.left + 280, width: 110 },
  { x: PAGE.right - 90, width: 90 },
];
const GREY = '#5d5a68';

/** Draws a confirmation of donations on as many sheets as it needs. Everything that is read stands in the structure, in reading order. */
export function drawConfirmation(pdf: Pdf, book: Element, sheet: ConfirmationSheet): void {
  pdf.addPage();
  const section = pdf.struct('Sect');
  book.add(section);
  const say: Say = (type, draw) => section.add(pdf.struct(type, {}, draw));
  const paragraph = (words: string, y: number, placed: Partial<Placed> = {}): number => {
    const from = continueAt(pdf, y, Math.max(60, Math.ceil(words.length / CHARACTERS_A_LINE) * LINE));
    let end = from;
    say('P', () => {
      end = write(pdf, words, { size: 10, y: from, ...placed });
    });
    return end + 6;
  };
  let y = drawHead(pdf, sheet, say);
  for (const [name, value] of sheet.facts) {
    const top = y;
    say('P', () => write(pdf, name, { size: 10, y: top, colour: GREY, width: FACT_WIDTH }));
    say('P', () => {
      const x = PAGE.left + FACT_WIDTH + 6;
      y = write(pdf, value, { font: 'strong', size: 10, x, width: PAGE.right - x, y: top }) + 3;
    });
  }
  y = paragraph(sheet.notice, y + 12);
  for (const each of sheet.statements) y = paragraph(each, y);
  y = drawSignature(pdf, sheet, { say, from: y });
  for (const each of sheet.notes) y = paragraph(each, y, { size: 8.5, colour: GREY });
  for (const each of sheet.english) y = paragraph(each, y + 2, { size: 9 });
  drawList(pdf, section, sheet, { say, from: y + 12 });
  section.end();
}

function drawHead(pdf: Pdf, { seller, donor, title, law, mark }: ConfirmationSheet, say: Say): number {
  const [name = '', ...address] = seller;
  say('P', () =>
    write(pdf, name, { font: 'display', size: 26, y: PAGE.top - 4, width: 290, heightAtMost: 68 }),
  );
  let y = PAGE.top;
  for (const line of address)
    say('P', () => {
      y = write(pdf, line, { size: 9, x: 358, width: 180, align: 'right', y, colour: GREY }) + 2;
    });
  y = 130;
  for (const line of donor)
    say('P', () => {
      y = write(pdf, line, { size: 11, y, width: 260 }) + 3;
    });
  if (mark !== null)
    say('P', () =>
      write(pdf, mark, { font: 'strong', size: 12, x: 338, width: 200, align: 'right', y: 190 }),
    );
  y = Math.max(y + 14, 214);
  say('H1', () => {
    y = write(pdf, title, { font: 'display', size: 22, y });
  });
  say('P', () => {
    y = write(pdf, law, { size: 9, y: y + 2, colour: GREY });
  });
  return y + 14;
}

function drawSignature(
  pdf: Pdf,
  { signature }: ConfirmationSheet,
  { say, from }: { say: Say; from: number },
): number {
  const y = continueAt(pdf, from, 70) + 40;
  rule(pdf, y, 0.5);
  let end = y;
  say('P', () => {
    end = write(pdf, signature, { size: 9, y: y + 4, colour: GREY });
  });
  return end + 12;
}

/** Draws the single donations as a table. */
function drawList(
  pdf: Pdf,
  section: Element,
  { list, head, lines, sum }: ConfirmationSheet,
  { say, from }: { say: Say; from: number },
): void {
  let y = continueAt(pdf, from, 90);
  say('H2', () => {
    y = write(pdf, list, { font: 'strong', size: 12, y });
  });
  const table = pdf.struct('Table');
  section.add(table);
  y = row(pdf, table, head, { y: y + 8, isHead: true });
  y = rule(pdf, y + 4, 1.5) + 6;
  for (const line of lines) {
    y = row(pdf, table, line, { y: continueAt(pdf, y, 40) });
    y = rule(pdf, y + 4, 0.5) + 6;
  }
  const [name, amount] = sum;
  row(pdf, table, [name, '', '', amount], { y: continueAt(pdf, y, 20), font: 'strong' });
}

function row(
  pdf: Pdf,
  table: Element,
  cells: readonly string[],
  { y, isHead = false, font = 'text' }: { y: number; isHead?: boolean; font?: 'text' | 'strong' },
): number {
  const line = pdf.struct('TR');
  table.add(line);
  const style = isHead ? { size: 9, colour: GREY } : { font, size: 10 };
  const scopeOf = (index: number) => (isHead ? { scope: 'Column' } : index === 0 ? { scope: 'Row' } : null);
  cells.forEach((text, index) => {
    const scope = scopeOf(index);
    const align = index === COLUMNS.length - 1 ? 'right' : 'left';
    line.add(
      pdf.struct(scope ? 'TH' : 'TD', (scope ?? {}) as object, () => {
        write(pdf, text, { ...style, ...COLUMNS[index], align, y });
      }),
    );
  });
  line.end();
  return y + 12;
}
