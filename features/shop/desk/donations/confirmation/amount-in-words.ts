const UNTIL_NINETEEN = [
  ...[
    'null',
    'ein',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
  ],
  ...['dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn'],
];
const TENS = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];
const TOO_MUCH_CENTS = 100_000_000;

/**
 * An amount in German words, as confirmations of donations state it (docs/product/box-office.md#confirmations-of-donations):
 * `4205` → `zweiundvierzig Euro und fünf Cent`. Takes cents, from 1 to 99,999,999; throws `RangeError` otherwise.
 */
export function amountInWords(cents: number): string {
  if (!Number.isInteger(cents) || cents < 1 || cents >= TOO_MUCH_CENTS)
    throw new RangeError(`no amount in words: ${cents}`);
  const [euros, rest] = [Math.floor(cents / 100), cents % 100];
  return [euros > 0 ? `${inWords(euros)} Euro` : '', rest > 0 ? `${inWords(rest)} Cent` : '']
    .filter(Boolean)
    .join(' und ');
}

/** A number below a million before a noun: it ends in `ein`, never in `eins`. */
function inWords(number: number): string {
  if (number >= 1000) return `${inWords(Math.floor(number / 1000))}tausend${restInWords(number % 1000)}`;
  if (number >= 100) return `${inWords(Math.floor(number / 100))}hundert${restInWords(number % 100)}`;
  const small = UNTIL_NINETEEN[number];
  if (small !== undefined) return small;
  const ones = number % 10;
  return `${ones > 0 ? `${UNTIL_NINETEEN[ones]}und` : ''}${TENS[Math.floor(number / 10)]}`;
}

const restInWords = (rest: number): string => (rest > 0 ? inWords(rest) : '');
