/** An invoice that a text names; `isWhole`: with all its digits, so that it is no date and no other number by chance. */
export interface InvoiceMention {
  year: number;
  sequence: number;
  isWhole: boolean;
}

/** Characters of order numbers: none that is mistaken for another. */
const C = '[A-HJ-NP-Z2-9]';
const WITH_PREFIX = new RegExp(`(?=BS(${C}{3})(${C}{3}))`, 'g');
const WITHOUT_PREFIX = new RegExp(`\\b(${C}{3})-(${C}{3})\\b`, 'g');
const INVOICE = /(?<!\d)(20\d{2})[^\dA-Za-z]{0,3}(\d{6})(?!\d)/g;
const SHORT_INVOICE = /(?<![\d.\-/])(20\d{2})\s?[-/]\s?(\d{1,6})(?!\d|[-./]\d)/g;
/** Nobody pays more of them with one transfer. */
const MAX_MENTIONS = 10;

/**
 * Numbers of orders in a remittance text. Banks break it anywhere and customers leave characters out: only letters and digits count behind
 * the prefix. A number that is none costs a look-up.
 */
export function ordersIn(text: string): string[] {
  const capitals = text.toUpperCase();
  const bare = capitals.replace(/[^A-Z\d]/g, '');
  const found = [...bare.matchAll(WITH_PREFIX), ...capitals.matchAll(WITHOUT_PREFIX)];
  return [...new Set(found.map(([, one, other]) => `BS-${one}-${other}`))].slice(0, MAX_MENTIONS);
}

/** Invoices in a remittance text: `2026-000012`, and with zeros left out `2026-12`. */
export function invoicesIn(text: string): InvoiceMention[] {
  const joined = text.replace(/(?<=[\d-])\s+(?=[\d-])/g, '');
  const mentions = [text, joined].flatMap((each) => [
    ...[...each.matchAll(INVOICE)].map((match) => toMention(match, true)),
    ...[...each.matchAll(SHORT_INVOICE)].map((match) => toMention(match, false)),
  ]);
  const byNumber = new Map<string, InvoiceMention>();
  for (const mention of mentions) {
    const name = `${mention.year}-${mention.sequence}`;
    if (mention.sequence > 0 && !byNumber.get(name)?.isWhole) byNumber.set(name, mention);
  }
  return [...byNumber.values()].slice(0, MAX_MENTIONS);
}

const toMention = ([, year, sequence]: RegExpMatchArray, isWhole: boolean): InvoiceMention => ({
  year: Number(year),
  sequence: Number(sequence),
  isWhole: isWhole || sequence?.length === 6,
});
