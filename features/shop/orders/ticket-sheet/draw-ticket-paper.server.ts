import { LOGO_MARK } from '#features/core/artwork/index.server.ts';
import { type Desk, decorate, INK, RED, type TicketPdf, text } from './ticket-desk.server.ts';
import type { TicketSheet } from './ticket-sheet.ts';

/** More holes than that nobody counts; the words say it. */
const MAX_HOLES = 10;
const PAPER = '#ffffff';

/** The bird with the name of the venue, and the kind of paper. */
export function drawHead(desk: Desk, { site }: TicketSheet): void {
  const { pdf, layout, say } = desk;
  const { head, edge, width } = layout;
  const scale = head.mark / LOGO_MARK.height;
  decorate(pdf, () => {
    pdf.save().translate(edge, head.markTop).scale(scale);
    for (const { path, fill } of LOGO_MARK.parts) pdf.path(path).fill(fill);
    pdf.restore();
  });
  const left = edge + LOGO_MARK.width * scale + head.site * 0.25;
  say('P', () =>
    text(desk, site, { font: 'display', size: head.site, x: left, y: head.siteTop, width: width * 0.6 }),
  );
  let y = head.labelTop;
  for (const words of ['Ticket', 'Eintritt / Admission'])
    say('P', () => {
      y = text(desk, words, {
        ...{ font: 'strong', size: head.label, y },
        ...{ x: width * 0.6, width: width * 0.4 - edge, align: 'right' },
      });
    });
}

/** The artwork across the sheet, and the holes below it. */
export function drawPicture({ pdf, layout }: Desk, { picture }: TicketSheet): void {
  const { width, picture: place, holes } = layout;
  decorate(pdf, () => {
    if (picture) pdf.image(opened(pdf, picture), 0, place.top, { width, height: place.height });
    for (let x = holes.first; x < width; x += holes.pitch) pdf.circle(x, holes.y, holes.radius);
    pdf.fill(INK);
  });
}

type Pictures = WeakMap<Uint8Array, Buffer>;
const picturesOf = new WeakMap<TicketPdf, Pictures>();

function opened(pdf: TicketPdf, bytes: Uint8Array): Buffer {
  const pictures: Pictures = picturesOf.get(pdf) ?? new WeakMap();
  picturesOf.set(pdf, pictures);
  const buffer = Buffer.from(bytes);
  const picture = pictures.get(bytes) ?? pdf.openImage?.(buffer) ?? buffer;
  pictures.set(bytes, picture);
  return picture;
}

/** A pointed label with a hole, as on the site. Gives where it ends. */
export function drawTag(desk: Desk, words: string, y: number): number {
  const { pdf, layout } = desk;
  const { edge: x, tag: size } = layout;
  const height = size * 2;
  const point = size * 0.5;
  const start = x + size * 1.9;
  const width = Math.min(
    pdf.font('strong').fontSize(size).widthOfString(words) + size * 2.9,
    layout.column.width,
  );
  pdf
    .polygon(
      [x + point, y],
      [x + width, y],
      [x + width, y + height],
      [x + point, y + height],
      [x, y + height / 2],
    )
    .fill(RED);
  pdf.circle(x + size * 1.1, y + height / 2, size * 0.26).fill(PAPER);
  text(desk, words, {
    ...{ font: 'strong', size, colour: PAPER, x: start, y: y + size * 0.4 },
    width: layout.column.width,
  });
  return y + height;
}

/** Position of the ticket: its hole is punched. */
export function drawHoles(
  { pdf, layout: { foot } }: Desk,
  { position, of, left, y }: { position: number; of: number; left: number; y: number },
): void {
  if (of > MAX_HOLES) return;
  const radius = foot.hole / 2;
  decorate(pdf, () => {
    for (let hole = 1; hole <= of; hole += 1) {
      pdf.circle(left + (hole - 1) * foot.hole * 2 + radius, y, hole === position ? radius : radius * 0.8);
      if (hole === position) pdf.fill(INK);
      else pdf.lineWidth(radius * 0.4).stroke(INK);
    }
  });
}
