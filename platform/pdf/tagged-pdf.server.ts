import { setImmediate as nextTurn } from 'node:timers/promises';
import { createBoundedWork } from '#platform/bounded-work.server.ts';
import { type Fonts, readFonts } from './read-fonts.server.ts';

let read: Promise<Fonts> | undefined;

/** Read once per process: to unpack and parse the faces took longer than all that is drawn with them (docs/decisions/0090). */
function fonts(): Promise<Fonts> {
  read ??= readFonts();
  return read;
}

/** Each takes a processor for a while: one after the other, and nobody waits behind a crowd. */
const inTurn = createBoundedWork({ atOnce: 1, waiting: 20 });

interface Facts {
  title: string;
  /** `de-DE`. */
  language: string;
  /** When what it tells was so. */
  createdAt: Date;
}

/** Draws one part, a page or more, into the structure that screen readers follow. */
type Part = (pdf: PDFKit.PDFDocument, book: PDFKit.PDFStructureElement) => void;

/**
 * A tagged PDF of A4 sheets in the house's fonts (`display`, `text`, `strong`; docs/decisions/0052); each part begins a sheet by
 * itself. Throws `TooBusyError` when too many are being made.
 */
export function taggedPdf(facts: Facts, parts: readonly Part[]): Promise<Uint8Array<ArrayBuffer>> {
  return inTurn(() => drawn(facts, parts));
}

async function drawn(
  { title, language, createdAt }: Facts,
  parts: readonly Part[],
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on first use: most processes never write one.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, CreationDate: createdAt },
  });
  // Missing in the types: a font that was read already.
  for (const [name, font] of Object.entries(await fonts())) pdf.registerFont(name, font as unknown as Buffer);
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((done, failed) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', done);
    pdf.on('error', failed);
  });
  const book = pdf.struct('Document');
  pdf.addStructure(book);
  for (const draw of parts) {
    draw(pdf, book);
    // Others get their turn between two parts.
    await nextTurn();
  }
  book.end();
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
