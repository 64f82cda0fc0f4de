import { formatPrice } from '#lib/money.ts';
import { type Day, formatDay } from '#lib/venue-time.ts';
import { type Placed, writeText } from '#platform/pdf/write-text.server.ts';

/** What stands on the sheet of a voucher. */
export interface VoucherSheet {
  site: string;
  /** Where the house is, a line each. */
  address: readonly string[];
  /** Where a code is redeemed, without what only browsers need. */
  redeemAt: string;
  isTest: boolean;
  /** PNG. */
  picture: Uint8Array;
  cents: number;
  code: string;
  /** The last day. */
  validUntil: Day | null;
  recipient: string;
  greeting: string;
  from: string;
}

type Pdf = PDFKit.PDFDocument;
type Words = Partial<Placed> & Pick<Placed, 'size' | 'y'>;

/** Points: A4 is 595 × 842. */
const PAGE = { width: 595, height: 842, margin: 29 };
const PICTURE = { top: 67, height: 240 };
const WORTH = { x: 366, top: 262, width: 200, height: 104 };
const NOTE = { x: 29, width: 537, inset: 22 };
const CODE = { top: 640, height: 84 };
const INK = '#17171f';
const GREY = '#5d5a68';
const RED = '#d4202a';
const DOTTER = '#ffc420';
const ROSA = '#fde9f0';

/** Adds the sheet of a voucher to the whole document. Everything that is read stands in the structure, in the order it is read in. */
export function drawVoucherSheet(pdf: Pdf, book: PDFKit.PDFStructureElement, sheet: VoucherSheet): void {
  pdf.addPage();
  const section = pdf.struct('Sect');
  book.add(section);
  const say = (type: 'H1' | 'P', draw: () => void) => section.add(pdf.struct(type, {}, draw));

  say('P', () => text(pdf, sheet.site, { font: 'display', size: 30, y: 20 }));
  drawPicture(pdf, sheet);
  let y = PICTURE.top + PICTURE.height + 30;
  say('H1', () => {
    y = text(pdf, 'Geschenkgutschein', { font: 'display', size: 44, y, width: 325 });
    y = text(pdf, 'Gift voucher', { size: 14, y: y + 2, colour: GREY });
  });
  say('P', () => drawWorth(pdf, sheet));
  if (sheet.isTest)
    say('P', () => {
      const words = 'Probeverkauf, nichts wert. / Test sale, worth nothing.';
      y = text(pdf, words, { font: 'strong', size: 14, y: y + 8, colour: RED });
    });
  drawWords(pdf, sheet, { top: y + 20, say });
  drawCode(pdf, sheet, say);
  drawFooter(pdf, sheet, say);
  section.end();
}

type Say = (type: 'H1' | 'P', draw: () => void) => void;

function text(pdf: Pdf, words: string, placed: Words): number {
  return writeText(pdf, words, {
    x: PAGE.margin,
    width: PAGE.width - 2 * PAGE.margin,
    colour: INK,
    ...placed,
  });
}

/** What nobody needs to hear of. */
function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

function drawPicture(pdf: Pdf, { picture }: VoucherSheet): void {
  decorate(pdf, () => {
    pdf.image(Buffer.from(picture), 0, PICTURE.top, { width: PAGE.width, height: PICTURE.height });
    const y = PICTURE.top + PICTURE.height + 11;
    for (let x = 7; x < PAGE.width; x += 13.4) pdf.circle(x, y, 2.6);
    pdf.fill(INK);
    // A scrap of paper laid over the picture, cut by hand.
    const { x, top, width, height } = WORTH;
    pdf
      .polygon([x, top + 7], [x + width - 4, top], [x + width, top + height - 9], [x + 6, top + height])
      .fill(DOTTER);
  });
}

function drawWorth(pdf: Pdf, { cents }: VoucherSheet): void {
  text(pdf, formatPrice(cents), {
    ...{ font: 'display', size: 60, x: WORTH.x, y: WORTH.top + 20, width: WORTH.width - 22 },
    align: 'right',
  });
}

/** For whom, what the giver says, and who that is, on a sheet of its own as high as they need. */
function drawWords(
  pdf: Pdf,
  { recipient, greeting, from }: VoucherSheet,
  { top, say }: { top: number; say: Say },
): void {
  const x = NOTE.x + NOTE.inset;
  const width = NOTE.width - 2 * NOTE.inset;
  const size = sizeOf(greeting);
  pdf.font('text').fontSize(size);
  const high = greeting === '' ? 0 : pdf.heightOfString(greeting, { width, lineGap: -size * 0.08 }) + 14;
  const height = (recipient === '' ? 0 : 40) + high + 30 + 2 * 16;
  decorate(pdf, () => {
    pdf
      .polygon(
        [NOTE.x + 5, top],
        [NOTE.x + NOTE.width, top + 6],
        [NOTE.x + NOTE.width - 6, top + height],
        [NOTE.x, top + height - 5],
      )
      .fill(ROSA);
  });
  let y = top + 18;
  if (recipient !== '')
    say('P', () => {
      y = text(pdf, `Für / For ${recipient}`, { font: 'strong', size: 17, x, y, width }) + 10;
    });
  if (greeting !== '')
    say('P', () => {
      y = text(pdf, greeting, { size, x, y, width }) + 14;
    });
  say('P', () => text(pdf, `Von / From ${from}`, { size: 13, x, y, width, colour: GREY }));
}

/** The longer the greeting the smaller, so that all of it finds room. */
function sizeOf(greeting: string): number {
  const lines = greeting.split('\n').length + greeting.length / 60;
  return lines > 7 ? 12 : 15;
}

function drawCode(pdf: Pdf, { code }: VoucherSheet, say: Say): void {
  decorate(pdf, () => {
    pdf
      .rect(PAGE.margin, CODE.top, PAGE.width - 2 * PAGE.margin, CODE.height)
      .lineWidth(2)
      .dash(7, { space: 5 })
      .stroke(INK)
      .undash();
  });
  say('P', () => {
    text(pdf, 'Code', { size: 11, x: PAGE.margin + 18, y: CODE.top + 12, colour: GREY });
    text(pdf, code, { font: 'strong', size: 32, x: PAGE.margin + 18, y: CODE.top + 30 });
  });
}

function drawFooter(pdf: Pdf, { redeemAt, validUntil, address, site }: VoucherSheet, say: Say): void {
  const y = CODE.top + CODE.height + 14;
  const column = { width: 258, size: 10.5 };
  const until = (language: 'de' | 'en') => (validUntil ? formatDay(validUntil, language) : '');
  say('P', () => {
    const words = [
      `Einlösen: ${redeemAt}. Der Code wird Guthaben auf deinem Konto, mit dem du Tickets bezahlst.`,
      ...(validUntil ? [`Gültig bis ${until('de')}.`] : []),
      'Mehrwertsteuer fällt erst beim Einlösen an.',
    ];
    text(pdf, words.join(' '), { ...column, y });
  });
  say('P', () => {
    const words = [
      `To redeem: ${redeemAt}. The code becomes credit on your account, which you pay for tickets with.`,
      ...(validUntil ? [`Valid until ${until('en')}.`] : []),
      'VAT is due when it is redeemed.',
    ];
    text(pdf, words.join(' '), { ...column, x: PAGE.margin + 279, y });
  });
  say('P', () => text(pdf, [site, ...address].join(', '), { size: 10.5, y: PAGE.height - 34, colour: GREY }));
}
