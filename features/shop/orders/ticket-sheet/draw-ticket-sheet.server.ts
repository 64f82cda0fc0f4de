import { formatPrice } from '#lib/money.ts';
import { drawFacts } from './draw-ticket-facts.server.ts';
import { drawNotes } from './draw-ticket-notes.server.ts';
import { drawHead, drawHoles, drawPicture } from './draw-ticket-paper.server.ts';
import { bothOf, type Desk, decorate, INK, type TicketPdf, text } from './ticket-desk.server.ts';
import { TICKET_LAYOUTS } from './ticket-layouts.ts';
import type { TicketFormat, TicketSheet } from './ticket-sheet.ts';

/** Adds the sheet of one ticket to the structure of the document. All text is tagged, in reading order. */
export function drawTicketSheet(
  pdf: TicketPdf,
  book: PDFKit.PDFStructureElement,
  sheet: TicketSheet,
  format: TicketFormat,
): void {
  const layout = TICKET_LAYOUTS[format];
  pdf.addPage({ size: layout.size, margin: 0 });
  const section = pdf.struct('Sect');
  book.add(section);
  const desk: Desk = {
    pdf,
    layout,
    section,
    say: (type, draw) => section.add(pdf.struct(type, {}, draw)),
  };
  drawHead(desk, sheet);
  drawPicture(desk, sheet);
  const end = drawFacts(desk, sheet);
  drawCode(desk, sheet);
  drawNotes(desk, sheet, end);
  drawFoot(desk, sheet);
  section.end();
}

function drawCode({ pdf, layout, section, say }: Desk, { qr, name, price, series }: TicketSheet): void {
  const { left, top, width } = layout.code;
  const figure = pdf.struct('Figure', { alt: `QR-Code ${name}` }, () => {
    pdf
      .rect(left, top, width, width)
      .lineWidth(layout.edge / 20)
      .stroke(INK);
    pdf
      .save()
      .translate(left, top)
      .scale(width / qr.size)
      .path(qr.path)
      .fill('#000')
      .restore();
  });
  section.add(figure);
  say('P', () => {
    const desk = { pdf, layout };
    const below = text(desk, name, {
      ...{ font: 'strong', size: layout.code.name },
      ...{ x: left, y: top + width + layout.code.name * 0.7, width },
    });
    const bought = [
      `${bothOf(price.name)}, ${formatPrice(price.cents)}`,
      ...(series === null ? [] : [`Reihe / Series: ${bothOf(series)}`]),
    ];
    const heightAtMost = layout.foot.line - below - layout.code.price;
    text(desk, bought.join('\n'), { size: layout.code.price, x: left, y: below + 2, width, heightAtMost });
  });
}

/** Position of the ticket in the order, in words and as holes, and the address of the venue. */
function drawFoot(desk: Desk, { position, of, address }: TicketSheet): void {
  const { pdf, layout, say } = desk;
  const { foot, edge, width } = layout;
  decorate(pdf, () => {
    pdf
      .moveTo(edge, foot.line)
      .lineTo(width - edge, foot.line)
      .lineWidth(edge / 15)
      .stroke(INK);
  });
  const words = `Ticket ${position} von / of ${of}`;
  say('P', () => text(desk, words, { size: foot.text, y: foot.top, width: width / 2 }));
  const end = edge + pdf.font('text').fontSize(foot.text).widthOfString(words);
  drawHoles(desk, { position, of, left: end + foot.hole * 1.6, y: foot.top + foot.text * 0.62 });
  if (address !== null)
    say('P', () =>
      text(desk, address, {
        ...{ size: foot.text * 0.85, x: width * 0.45, y: foot.top + foot.text * 0.09 },
        ...{ width: width * 0.55 - edge, align: 'right' },
      }),
    );
}
