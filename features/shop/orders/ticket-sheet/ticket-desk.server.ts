import { type Localized, shown } from '#lib/localized.ts';
import { type Placed, writeText } from '#platform/pdf/write-text.server.ts';
import type { TicketLayout } from './ticket-layouts.ts';

/** Missing in the types: a picture that is opened once is written into the file once, however often it is drawn. */
export type TicketPdf = PDFKit.PDFDocument & { openImage?(bytes: Buffer): Buffer };

/** Tools a sheet is drawn with. */
export interface Desk {
  pdf: TicketPdf;
  layout: TicketLayout;
  section: PDFKit.PDFStructureElement;
  /** Adds what is read; it is drawn when its turn in the structure comes. */
  say(type: 'H1' | 'H2' | 'P', draw: () => void): void;
}

export const INK = '#17171f';
export const RED = '#d4202a';

type Words = Partial<Placed> & Pick<Placed, 'size' | 'y'>;

/** Writes a text, by default in the left column, and returns where it ends. */
export function text({ pdf, layout }: Pick<Desk, 'pdf' | 'layout'>, words: string, placed: Words): number {
  return writeText(pdf, words, { x: layout.edge, width: layout.column.width, colour: INK, ...placed });
}

/** Both languages in one line; once where they say the same. */
export const bothOf = (name: Localized): string =>
  name.en && name.en !== name.de ? `${name.de} / ${name.en}` : shown(name, 'de').text;

/** Draws decoration, hidden from screen readers. */
export function decorate(pdf: TicketPdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
