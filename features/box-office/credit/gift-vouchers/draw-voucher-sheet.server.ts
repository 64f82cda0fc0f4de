import type { PerLanguage } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { type Day, formatDay } from '#lib/venue-time.ts';
import { type Placed, writeText } from '#platform/pdf/write-text.server.ts';

/** Contents of a voucher's sheet. */
export interface VoucherSheet {
  site: string;
  /** Address of the venue, one item per line. */
  address: readonly string[];
  /** Address for redeeming a code, without the parts only browsers need. */
  redeemAt: PerLanguage<string>;
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
/** Of its full height less is shown where many words need room. */
const PICTURE = { top: 67, height: 240, shown: [240, 150] } as const;
const WORTH = { x: 366, width: 200, height: 104 };
const NOTE = { x: 29, width: 537, inset: 22, roomy: 200 };
const [NOTE_EDGE, NOTE_GAP] = [20, 12];
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
  const words = wordsOf(pdf, sheet);
  const pictureEnd = PICTURE.top + PICTURE.shown[words.height > NOTE.roomy ? 1 : 0];
  drawPicture(pdf, sheet, pictureEnd);
  let y = pictureEnd + 30;
  say('H1', () => {
    y = text(pdf, 'Geschenkgutschein', { font: 'display', size: 44, y, width: 325 });
    y = text(pdf, 'Gift voucher', { size: 14, y: y + 2, colour: GREY });
  });
  say('P', () => drawWorth(pdf, sheet, pictureEnd));
  if (sheet.isTest)
    say('P', () => {
      y = text(pdf, 'Probeverkauf, nichts wert. / Test sale, worth nothing.', {
        font: 'strong',
        size: 14,
        y: y + 8,
        colour: RED,
      });
    });
  drawWords(pdf, words, { top: y + 20, say });
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

/** Marks drawn content as a PDF artifact, which screen readers skip. */
function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

const worthTop = (pictureEnd: number) => pictureEnd - 45;

function drawPicture(pdf: Pdf, { picture }: VoucherSheet, end: number): void {
  decorate(pdf, () => {
    pdf
      .save()
      .rect(0, PICTURE.top, PAGE.width, end - PICTURE.top)
      .clip()
      .image(Buffer.from(picture), 0, PICTURE.top, { width: PAGE.width, height: PICTURE.height })
      .restore();
    const y = end + 11;
    for (let x = 7; x < PAGE.width; x += 13.4) pdf.circle(x, y, 2.6);
    pdf.fill(INK);
    // A scrap of paper laid over the picture, cut by hand.
    const { x, width, height } = WORTH;
    const top = worthTop(end);
    pdf
      .polygon([x, top + 7], [x + width - 4, top], [x + width, top + height - 9], [x + 6, top + height])
      .fill(DOTTER);
  });
}

function drawWorth(pdf: Pdf, { cents }: VoucherSheet, pictureEnd: number): void {
  const amount = formatPrice(cents);
  const isLong = amount.length > 5;
  text(pdf, amount, {
    ...{ font: 'display', size: isLong ? 42 : 60, x: WORTH.x, width: WORTH.width - 22 },
    y: worthTop(pictureEnd) + (isLong ? 30 : 20),
    align: 'right',
  });
}

/** Text on the scrap of paper, and its height with all of it. */
interface NoteWords {
  lines: { words: string; font: 'text' | 'strong'; size: number; colour: string }[];
  height: number;
}

/** Recipient, greeting and giver; longer texts are set smaller. */
function wordsOf(pdf: Pdf, { recipient, greeting, from }: VoucherSheet): NoteWords {
  const isLong = greeting.split('\n').length + greeting.length / 60 > 7;
  const lines: NoteWords['lines'] = [
    {
      words: recipient && `Für / For ${recipient}`,
      font: 'strong',
      size: recipient.length > 40 ? 14 : 17,
      colour: INK,
    },
    { words: greeting, font: 'text', size: isLong ? 11.5 : 15, colour: INK },
    { words: `Von / From ${from}`, font: 'text', size: 13, colour: GREY },
  ];
  const said = lines.filter(({ words }) => words !== '');
  const heights = said.map(({ words, font, size }) =>
    pdf
      .font(font)
      .fontSize(size)
      .heightOfString(words, { width: NOTE.width - 2 * NOTE.inset, lineGap: -size * 0.08 }),
  );
  const height = heights.reduce((sum, each) => sum + each, 0) + NOTE_GAP * (said.length - 1) + 2 * NOTE_EDGE;
  return { lines: said, height };
}

function drawWords(pdf: Pdf, { lines, height }: NoteWords, { top, say }: { top: number; say: Say }): void {
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
  let y = top + NOTE_EDGE;
  for (const { words, ...how } of lines)
    say('P', () => {
      y =
        text(pdf, words, { ...how, x: NOTE.x + NOTE.inset, y, width: NOTE.width - 2 * NOTE.inset }) +
        NOTE_GAP;
    });
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
      `Einlösen: ${redeemAt.de}. Der Code wird Guthaben auf deinem Konto, mit dem du Tickets bezahlst.`,
      ...(validUntil ? [`Gültig bis ${until('de')}.`] : []),
      'Mehrwertsteuer fällt erst beim Einlösen an.',
    ];
    text(pdf, words.join(' '), { ...column, y });
  });
  say('P', () => {
    const words = [
      `To redeem: ${redeemAt.en}. The code becomes credit in your account, to spend on tickets.`,
      ...(validUntil ? [`Valid until ${until('en')}.`] : []),
      'VAT is due when it’s redeemed.',
    ];
    text(pdf, words.join(' '), { ...column, x: PAGE.margin + 279, y });
  });
  say('P', () => text(pdf, [site, ...address].join(', '), { size: 10.5, y: PAGE.height - 34, colour: GREY }));
}
