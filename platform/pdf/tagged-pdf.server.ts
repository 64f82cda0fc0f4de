import { setImmediate as nextTurn } from 'node:timers/promises';
import { createBoundedWork } from '#platform/bounded-work.server.ts';
import { setFaces } from './faces-of-document.ts';
import { type Fonts, readFonts } from './read-fonts.server.ts';
import { loadScriptFaces } from './script-faces.server.ts';

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
  /** Source of its text, in any form: faces of other scripts are loaded for its characters. */
  text: unknown;
}

/** Draws one part, a page or more, into the structure that screen readers follow. */
type Part = (pdf: PDFKit.PDFDocument, book: PDFKit.PDFStructureElement) => void;

/**
 * A tagged PDF of A4 sheets in the venue's fonts (`display`, `text`, `strong`; docs/decisions/0052); each part starts on a
 * new sheet. Throws `OverloadedError` when too many are being made.
 */
export function taggedPdf(facts: Facts, parts: readonly Part[]): Promise<Uint8Array<ArrayBuffer>> {
  return inTurn(() => drawn(facts, parts));
}

async function drawn(
  { title, language, createdAt, text }: Facts,
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
  const siteFonts = await fonts();
  for (const [name, font] of Object.entries(siteFonts)) pdf.registerFont(name, font as unknown as Buffer);
  await registerScriptFaces(pdf, siteFonts, text);
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

/** Registers the faces with characters missing in those of the venue, and returns the face of each character. */
async function registerScriptFaces(pdf: PDFKit.PDFDocument, siteFonts: Fonts, text: unknown): Promise<void> {
  const isInSiteFont = (letter: number, name: keyof Fonts) => siteFonts[name].hasGlyphForCodePoint(letter);
  const hasAll = (letter: number) =>
    isInSiteFont(letter, 'display') && (isInSiteFont(letter, 'text') || isInSiteFont(letter, 'text-ext'));
  const letters = [...lettersIn(text)].map((letter) => letter.codePointAt(0) ?? 0);
  const faces = await loadScriptFaces(letters.filter((letter) => letter > LAST_OF_ASCII && !hasAll(letter)));
  for (const [file, face] of new Map(faces.values()))
    for (const [role, font] of Object.entries(face))
      pdf.registerFont(`${role} ${file}`, font as unknown as Buffer);
  setFaces(pdf, (letter, role) => {
    if (isInSiteFont(letter, role)) return role;
    if (role !== 'display' && isInSiteFont(letter, `${role}-ext`)) return `${role}-ext`;
    const face = faces.get(letter);
    return face ? `${role} ${face[0]}` : role;
  });
}

const LAST_OF_ASCII = 0x7f;

function lettersIn(text: unknown, letters = new Set<string>()): Set<string> {
  if (typeof text === 'string') for (const letter of text) letters.add(letter);
  else if (typeof text === 'object' && text !== null && !ArrayBuffer.isView(text))
    for (const part of Object.values(text)) lettersIn(part, letters);
  return letters;
}
