import { type Placed, writeText } from './write-text.server.ts';

type Pdf = PDFKit.PDFDocument;

/** Edges of what is written on a sheet of A4, in points. */
export const PAGE = { left: 57, right: 538, width: 481, top: 57 };
export const INK = '#17171f';

/** Writes on sheets of A4 one below the other, each ending at `bottom`, in points from its top. */
export function sheetsEndingAt(bottom: number) {
  return {
    /** Returns the y position for `points` more: here, or at the top of another sheet. */
    continueAt(pdf: Pdf, y: number, points: number): number {
      if (y + points <= bottom) return y;
      pdf.addPage();
      return PAGE.top;
    },
    /** Draws a line across the sheet, hidden from screen readers. */
    rule(pdf: Pdf, y: number, width: number): number {
      pdf.markContent('Artifact', { type: 'Layout' });
      pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(width).stroke(INK);
      pdf.endMarkedContent();
      return y;
    },
    /** Writes words from edge to edge unless they are placed otherwise; returns the y position below them. */
    write(pdf: Pdf, words: string, placed: Partial<Placed> & Pick<Placed, 'size' | 'y'>): number {
      return writeText(pdf, words, { x: PAGE.left, width: PAGE.width, colour: INK, ...placed });
    },
  };
}
