import { type Localized, shown } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import type { QrPath } from '#lib/qr-path.ts';
import { dayOf, formatDay, type Instant, shortTime, timeOf } from '#lib/venue-time.ts';
import { type Placed, writeText } from '#platform/pdf/write-text.server.ts';

/** What stands on one sheet. */
export interface TicketSheet {
  site: string;
  /** `BS-7K4-Q29-1`. */
  name: string;
  position: number;
  of: number;
  isTest: boolean;
  qr: QrPath;
  /** PNG; `null` when the site no longer shows the event. Sheets with the same bytes share one picture in the file. */
  picture: Uint8Array | null;
  type: { de: string; en: string } | null;
  title: Localized | null;
  startsAt: Instant | null;
  place: string | null;
  seatGroup: Localized;
  price: { name: Localized; cents: number };
}

/** Missing in the types: a picture that is opened once is written into the file once, however often it is drawn. */
type Pdf = PDFKit.PDFDocument & { openImage?(bytes: Buffer): Buffer };
type Pictures = WeakMap<Uint8Array, Buffer>;
const picturesOf = new WeakMap<Pdf, Pictures>();

/** Points: A4 is 595 × 842. */
const PAGE = { width: 595, height: 842, margin: 29 };
const PICTURE = { top: 67, height: 240 };
const COLUMN = { left: 29, width: 320, right: 375 };
const QR_WIDTH = 191;
const INK = '#17171f';
const GREY = '#5d5a68';
const RED = '#d4202a';

/** Adds a sheet of A4 for one ticket to what the whole document is made of. Everything that is read stands in the structure, in the order it is read in. */
export function drawSheet(pdf: Pdf, book: PDFKit.PDFStructureElement, sheet: TicketSheet): void {
  pdf.addPage();
  const section = pdf.struct('Sect');
  book.add(section);
  const say = (type: 'H1' | 'P', draw: () => void) => section.add(pdf.struct(type, {}, draw));

  say('P', () => text(pdf, sheet.site, { font: 'display', size: 30, x: PAGE.margin, y: 20 }));
  say('P', () =>
    text(pdf, 'Ticket. Eintritt / Admission', {
      font: 'strong',
      size: 10,
      x: 395,
      y: 30,
      width: 171,
      align: 'right',
    }),
  );
  drawPicture(pdf, sheet);
  let y = PICTURE.top + PICTURE.height + 32;
  if (sheet.isTest)
    say('P', () => {
      const words = 'Probeverkauf, öffnet keine Tür. / Test sale, opens no door.';
      y = text(pdf, words, { font: 'strong', size: 14, y, colour: RED }) + 8;
    });
  const { type, title } = sheet;
  if (type) {
    say('P', () => text(pdf, `${type.de} / ${type.en}`, { font: 'strong', size: 11, y, colour: RED }));
    y += 20;
  }
  say('H1', () => {
    y = text(pdf, title?.de ?? 'Ticket', { font: 'display', size: 38, y });
  });
  if (title?.en && title.en !== title.de)
    say('P', () => {
      y = text(pdf, title.en ?? '', { size: 13, y: y + 2, colour: GREY });
    });
  for (const [name, value] of factsOf(sheet)) {
    y += 12;
    say('P', () => {
      y = text(pdf, name, { size: 10, y, colour: GREY });
      y = text(pdf, value, { font: 'display', size: 21, y: y - 1 });
    });
  }
  drawCode(pdf, sheet, section);
  drawFooter(pdf, sheet, section);
  section.end();
}

type Words = Partial<Placed> & Pick<Placed, 'size' | 'y'>;

/** Writes a text, in the left column unless told otherwise, and gives where it ends. */
function text(pdf: Pdf, words: string, placed: Words): number {
  return writeText(pdf, words, { x: COLUMN.left, width: COLUMN.width, colour: INK, ...placed });
}

function factsOf({ startsAt, place, seatGroup }: TicketSheet): [string, string][] {
  const when: [string, string][] =
    startsAt === null
      ? []
      : [
          ['Tag / Date', formatDay(dayOf(startsAt), 'de')],
          ['Beginn / Starts', shortTime(timeOf(startsAt), 'de')],
        ];
  return [
    ...when,
    ...(place === null ? [] : [['Ort / Venue', place] as [string, string]]),
    ['Platz / Seat', bothOf(seatGroup)],
  ];
}

const bothOf = (name: Localized): string =>
  name.en && name.en !== name.de ? `${name.de} / ${name.en}` : shown(name, 'de').text;

/** Decoration: nobody needs to hear of it. */
function drawPicture(pdf: Pdf, { picture }: TicketSheet): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  if (picture) pdf.image(opened(pdf, picture), 0, PICTURE.top, { width: PAGE.width, height: PICTURE.height });
  const y = PICTURE.top + PICTURE.height + 11;
  for (let x = 7; x < PAGE.width; x += 13.4) pdf.circle(x, y, 2.6);
  pdf.fill(INK);
  pdf.endMarkedContent();
}

function opened(pdf: Pdf, bytes: Uint8Array): Buffer {
  const pictures: Pictures = picturesOf.get(pdf) ?? new WeakMap();
  picturesOf.set(pdf, pictures);
  const buffer = Buffer.from(bytes);
  const picture = pictures.get(bytes) ?? pdf.openImage?.(buffer) ?? buffer;
  pictures.set(bytes, picture);
  return picture;
}

function drawCode(pdf: Pdf, { qr, name, price }: TicketSheet, section: PDFKit.PDFStructureElement): void {
  const top = PICTURE.top + PICTURE.height + 34;
  const x = COLUMN.right;
  const figure = pdf.struct('Figure', { alt: `QR-Code ${name}` }, () => {
    pdf.rect(x, top, QR_WIDTH, QR_WIDTH).lineWidth(1.5).stroke(INK);
    pdf
      .save()
      .translate(x, top)
      .scale(QR_WIDTH / qr.size)
      .path(qr.path)
      .fill('#000')
      .restore();
  });
  section.add(figure);
  const below = top + QR_WIDTH + 10;
  section.add(
    pdf.struct('P', {}, () => {
      text(pdf, name, { font: 'strong', size: 14, x, y: below, width: QR_WIDTH });
      text(pdf, `${bothOf(price.name)}, ${formatPrice(price.cents)}`, {
        size: 13,
        x,
        y: below + 22,
        width: QR_WIDTH,
      });
    }),
  );
}

function drawFooter(pdf: Pdf, { position, of }: TicketSheet, section: PDFKit.PDFStructureElement): void {
  const y = PAGE.height - 48;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .lineWidth(2)
    .stroke(INK);
  pdf.endMarkedContent();
  section.add(
    pdf.struct('P', {}, () =>
      text(pdf, `Ticket ${position} von / of ${of}`, { size: 13, y: y + 12, width: 300 }),
    ),
  );
}
