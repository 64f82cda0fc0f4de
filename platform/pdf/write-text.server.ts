import { facesOf } from './faces-of-document.ts';
import { isRightToLeft, visualOrder } from './right-to-left.ts';
import type { FaceRole } from './script-faces.server.ts';

export interface Placed {
  font?: FaceRole;
  size: number;
  /** Points from the left and from the top. */
  x: number;
  y: number;
  width: number;
  /** Points; overflow is cut off, with an ellipsis. */
  heightAtMost?: number;
  align?: 'left' | 'right';
  /** `#rrggbb`. */
  colour: string;
}

/** Between lines, as a share of the size. */
const LINE_GAP = -0.08;

/** Writes a text, each character in the face that has it and each script in its direction, and returns where it ends. */
export function writeText(pdf: PDFKit.PDFDocument, words: string, placed: Placed): number {
  const { font = 'text', size, colour } = placed;
  pdf.fontSize(size).fillColor(colour);
  if (words === '') return placed.y;
  const find = facesOf(pdf);
  const faceOf = (letter: string) => find(letter.codePointAt(0) ?? 0, font);
  return isRightToLeft(words)
    ? writeBidirectional(pdf, words, { ...placed, font, faceOf })
    : writeRuns(pdf, runsOf(words, faceOf), { ...placed, font });
}

interface Run {
  run: string;
  face: string;
}

/** Runs of characters in one face. */
function runsOf(words: string, faceOf: (letter: string) => string): Run[] {
  const runs: Run[] = [];
  for (const letter of words) {
    const face = faceOf(letter);
    const last = runs.at(-1);
    if (last?.face === face) last.run += letter;
    else runs.push({ run: letter, face });
  }
  return runs;
}

function writeRuns(
  pdf: PDFKit.PDFDocument,
  runs: readonly Run[],
  { font, size, x, y, width, align = 'left', heightAtMost }: Placed & { font: FaceRole },
): number {
  // Faces of other scripts are taller: all stand on the line of the venue's.
  const baseline = runs.some(({ face }) => face.includes(' '))
    ? { baseline: -ascentOf(pdf, font, size) }
    : {};
  runs.forEach(({ run, face }, index) => {
    const options = {
      ...{ width, align, lineGap: size * LINE_GAP, continued: index < runs.length - 1, ...baseline },
      ...(heightAtMost === undefined ? {} : { height: heightAtMost, ellipsis: true }),
    };
    if (index === 0) pdf.font(face).text(run, x, y, options);
    else pdf.font(face).text(run, options);
  });
  return pdf.y;
}

/** Breaks lines in the order they are read in, and writes the words of each in the order they stand in. */
function writeBidirectional(
  pdf: PDFKit.PDFDocument,
  words: string,
  {
    font,
    size,
    x,
    y,
    width,
    align = 'left',
    heightAtMost,
    faceOf,
  }: Placed & { font: FaceRole; faceOf: (letter: string) => string },
): number {
  const baseline = -ascentOf(pdf, font, size);
  const lineHeight = pdf.font(font).fontSize(size).currentLineHeight(true) + size * LINE_GAP;
  const widthOf = ({ run, face }: Run) => pdf.font(face).fontSize(size).widthOfString(run);
  const lengthOf = (line: string) => runsOf(line, faceOf).reduce((sum, run) => sum + widthOf(run), 0);
  const most =
    heightAtMost === undefined
      ? Number.POSITIVE_INFINITY
      : Math.max(1, Math.floor(heightAtMost / lineHeight));
  const lines = linesOf(words, (line) => lengthOf(line) <= width);
  const shown = lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]}…`] : lines;
  shown.forEach((line, index) => {
    const runs = visualOrder(line, faceOf);
    const length = runs.reduce((sum, run) => sum + widthOf(run), 0);
    let at = align === 'right' ? x + width - length : x;
    for (const each of runs) {
      pdf.font(each.face).text(each.run, at, y + index * lineHeight, { lineBreak: false, baseline });
      at += widthOf(each);
    }
  });
  return y + shown.length * lineHeight;
}

function linesOf(words: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const paragraph of words.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line === '' || fits(longer)) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** Ascent of a face above the baseline, in points. */
function ascentOf(pdf: PDFKit.PDFDocument, face: string, size: number): number {
  pdf.font(face);
  // Missing in the types: the font in use.
  const { ascender } = (pdf as unknown as { _font: { ascender: number } })._font;
  return (ascender / 1000) * size;
}
