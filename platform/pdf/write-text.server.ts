/** Letters of Latin that only the `-ext` faces have. */
const EXTENDED = /([\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u1e00-\u1eff]+)/u;

export interface Placed {
  font?: 'display' | 'text' | 'strong';
  size: number;
  /** Points from the left and from the top. */
  x: number;
  y: number;
  width: number;
  /** Points; what does not fit is cut off, with an ellipsis. */
  heightAtMost?: number;
  align?: 'left' | 'right';
  /** `#rrggbb`. */
  colour: string;
}

/** Writes a text, letter by letter in the face that has it, and gives where it ends. */
export function writeText(
  pdf: PDFKit.PDFDocument,
  words: string,
  { font = 'text', size, x, y, width, align = 'left', heightAtMost, colour }: Placed,
): number {
  const runs = (font === 'display' ? [words] : words.split(EXTENDED)).map((run, index) => ({
    run,
    face: index % 2 === 1 ? `${font}-ext` : font,
  }));
  const shown = runs.filter(({ run }) => run !== '');
  pdf.fontSize(size).fillColor(colour);
  shown.forEach(({ run, face }, index) => {
    const options = {
      ...{ width, align, lineGap: -size * 0.08, continued: index < shown.length - 1 },
      ...(heightAtMost === undefined ? {} : { height: heightAtMost, ellipsis: true }),
    };
    if (index === 0) pdf.font(face).text(run, x, y, options);
    else pdf.font(face).text(run, options);
  });
  return shown.length === 0 ? y : pdf.y;
}
