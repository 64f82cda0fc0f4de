import { PAGE, sheetsEndingAt } from '#platform/pdf/a4-sheet.server.ts';
import type { InvoiceSheet } from './invoice-sheet.ts';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** Points: A4 is 595 × 842. */
const { continueAt, rule, write } = sheetsEndingAt(770);
/** Right edges of the right-aligned columns. */
const COLUMNS = [400, 470, PAGE.right];
const COLUMN_WIDTH = 68;
const FIRST_WIDTH = 265;
/** Side of the code with its quiet zone: 4 cm. */
const CODE = 113;
const GREY = '#5d5a68';

/** Draws an invoice, on as many sheets as it needs. Everything that is read stands in the structure, in the order it is read in. */
export function drawInvoice(pdf: Pdf, book: Element, sheet: InvoiceSheet): void {
  pdf.addPage();
  const section = pdf.struct('Sect');
  book.add(section);
  const say = (type: string, draw: () => void) => section.add(pdf.struct(type, {}, draw));
  drawHead(pdf, sheet, say);
  let y = 262;
  say('H1', () => {
    y = write(pdf, sheet.title, { font: 'display', size: 30, y });
  });
  y += 12;
  for (const [name, value] of sheet.facts) {
    say('P', () => write(pdf, name, { size: 10, y, colour: GREY, width: 130 }));
    say('P', () => {
      y = write(pdf, value, { font: 'strong', size: 10, x: PAGE.left + 130, y }) + 3;
    });
  }
  y = drawLines(pdf, section, sheet, y + 20);
  y = drawVat(pdf, section, sheet, y + 26);
  y = drawPayments(pdf, sheet, say, y + 26);
  drawTransfer(pdf, sheet, say, { section, from: y + 12 });
  drawFoot(pdf, sheet, say);
  section.end();
}

type Say = (type: 'H2' | 'P', draw: () => void) => void;

function drawHead(pdf: Pdf, { seller, recipient }: InvoiceSheet, say: Say): void {
  say('P', () => write(pdf, seller.name, { font: 'display', size: 26, y: PAGE.top - 4 }));
  let y = PAGE.top;
  for (const line of [...seller.address, ...seller.tax])
    say('P', () => {
      y = write(pdf, line, { size: 9, x: 358, width: 180, align: 'right', y, colour: GREY }) + 2;
    });
  y = 150;
  for (const line of recipient)
    say('P', () => {
      y = write(pdf, line, { size: 11, y, width: 260 }) + 3;
    });
}

/** Draws the charged lines as a table. */
function drawLines(pdf: Pdf, section: Element, { head, lines, total }: InvoiceSheet, from: number): number {
  const table = pdf.struct('Table');
  section.add(table);
  const cells = (row: { what: string; quantity: string; each: string; sum: string }) => [
    row.quantity,
    row.each,
    row.sum,
  ];
  let y = row(pdf, table, [head.what, ...cells(head)], { y: from, isHead: true });
  y = rule(pdf, y + 5, 1.5) + 7;
  for (const line of lines) {
    y = continueAt(pdf, y, 60);
    y = row(pdf, table, [line.what, ...cells(line)], {
      y,
      ...(line.detail === '' ? {} : { detail: line.detail }),
    });
    y = rule(pdf, y + 5, 0.5) + 7;
  }
  y = continueAt(pdf, y, 60);
  const [name, amount] = total;
  return row(pdf, table, [name, '', '', amount], { y, font: 'strong', size: 13 });
}

/** Draws the included tax, rate by rate. */
function drawVat(pdf: Pdf, section: Element, { vatHead, vat }: InvoiceSheet, from: number): number {
  if (vat.length === 0) return from;
  const table = pdf.struct('Table');
  section.add(table);
  let y = row(pdf, table, vatHead, { y: continueAt(pdf, from, 60), isHead: true });
  y = rule(pdf, y + 4, 0.5) + 5;
  for (const rate of vat) y = row(pdf, table, rate, { y: continueAt(pdf, y, 30) }) + 3;
  return y;
}

function drawPayments(pdf: Pdf, { payments, returned }: InvoiceSheet, say: Say, from: number): number {
  let y = continueAt(pdf, from, payments ? 80 : 20);
  if (returned !== null) say('P', () => write(pdf, returned, { size: 10, y }));
  if (!payments) return y;
  say('H2', () => {
    y = write(pdf, payments.title, { font: 'strong', size: 12, y });
  });
  y += 5;
  for (const [what, amount] of payments.rows) {
    y = continueAt(pdf, y, 30);
    const top = y;
    say('P', () => {
      y = write(pdf, what, { size: 10, y, width: PAGE.width - 110 }) + 4;
    });
    say('P', () => write(pdf, amount, { size: 10, x: PAGE.right - 90, width: 90, align: 'right', y: top }));
  }
  for (const line of payments.state) {
    y = continueAt(pdf, y, 20);
    say('P', () => {
      y = write(pdf, line, { font: 'strong', size: 10, y });
    });
    y += 4;
  }
  return y;
}

/** Draws the code that banking apps read, and beside it the same as text. */
function drawTransfer(
  pdf: Pdf,
  { transfer }: InvoiceSheet,
  say: Say,
  { section, from }: { section: Element; from: number },
): void {
  if (!transfer) return;
  const { title, alt, qr, rows } = transfer;
  const top = continueAt(pdf, from, CODE);
  const figure = pdf.struct('Figure', { alt }, () => {
    pdf
      .save()
      .translate(PAGE.left, top)
      .scale(CODE / qr.size)
      .path(qr.path)
      .fill('#000')
      .restore();
  });
  const x = PAGE.left + CODE + 12;
  const value = { x: x + 100, width: PAGE.right - x - 100 };
  let y = top + 10;
  say('H2', () => {
    y = write(pdf, title, { font: 'strong', size: 12, x, width: PAGE.right - x, y }) + 5;
  });
  section.add(figure);
  for (const [name, text] of rows) {
    say('P', () => write(pdf, name, { size: 10, x, y, colour: GREY, width: 95 }));
    say('P', () => {
      y = write(pdf, text, { font: 'strong', size: 10, ...value, y }) + 3;
    });
  }
}

/** Draws the payee's bank details at the end of the last sheet. */
function drawFoot(pdf: Pdf, { seller }: InvoiceSheet, say: Say): void {
  rule(pdf, 786, 1.5);
  say('P', () => {
    write(pdf, [seller.name, ...seller.address, ...seller.bank].join(' · '), {
      size: 8.5,
      y: 794,
      colour: GREY,
    });
  });
}

interface Row {
  y: number;
  isHead?: boolean;
  detail?: string;
  font?: 'text' | 'strong';
  size?: number;
}

/** A row of a table: the first cell from the left, the others from the right. Gives where it ends. */
function row(
  pdf: Pdf,
  table: Element,
  [first = '', ...others]: string[],
  { y, isHead = false, detail, font = 'text', size = 10 }: Row,
): number {
  const line = pdf.struct('TR');
  table.add(line);
  const style = isHead ? { size: 9, colour: GREY } : { font, size };
  let end = y;
  const width = FIRST_WIDTH;
  const heading = pdf.struct('TH', { scope: isHead ? 'Column' : 'Row' } as object);
  line.add(heading);
  const title = { ...style, ...(detail === undefined ? {} : { font: 'strong' as const }) };
  heading.add(
    pdf.struct('P', {}, () => {
      end = write(pdf, first, { ...title, y, width });
    }),
  );
  if (detail !== undefined)
    heading.add(
      pdf.struct('P', {}, () => {
        end = write(pdf, detail, { size: 9, colour: GREY, y: end + 2, width });
      }),
    );
  heading.end();
  others.forEach((text, index) => {
    const right = COLUMNS[index + COLUMNS.length - others.length] ?? PAGE.right;
    line.add(
      pdf.struct(isHead ? 'TH' : 'TD', (isHead ? { scope: 'Column' } : {}) as object, () => {
        write(pdf, text, { ...style, y, x: right - COLUMN_WIDTH, width: COLUMN_WIDTH, align: 'right' });
      }),
    );
  });
  line.end();
  return Math.max(end, y + size);
}
