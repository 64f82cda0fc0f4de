/** How the venue writes dates, times and prices (docs/product/settings-and-errors.md#formats). */
export interface SiteFormats {
  /** Of `YYYY`, `MMMM` and `MMM` (the month's name, whole and short), `MM`, `M`, `DD`, `D`. */
  date: string;
  /** Of `HH`, `H`, `hh`, `h`, `mm`, `A`. */
  time: string;
  currency: string;
}

/** With these, days are written in words and times as each language has them. */
export const DEFAULT_FORMATS: SiteFormats = { date: 'DD.MM.YYYY', time: 'HH:mm', currency: '€' };

let current = DEFAULT_FORMATS;

/** Set before a page is made, and in a browser before it is shown: the same for everybody (decision 0023). */
export function setSiteFormats(formats: SiteFormats = DEFAULT_FORMATS): void {
  current = formats;
}

/** The currency of the venue as prices show it. */
export function siteCurrency(): string {
  return current.currency;
}

/** Currencies of two decimals by how prices may show them; machines know them by their ISO 4217 code. */
const CODES: Readonly<Record<string, string>> = {
  ...{ '€': 'EUR', EUR: 'EUR', CHF: 'CHF', 'Fr.': 'CHF', '£': 'GBP', GBP: 'GBP', $: 'USD', USD: 'USD' },
  ...{ DKK: 'DKK', SEK: 'SEK', NOK: 'NOK', PLN: 'PLN', zł: 'PLN', CZK: 'CZK', Kč: 'CZK' },
};

export const CURRENCY_SIGNS = Object.keys(CODES);

/** The same by its ISO 4217 code: the one currency that everything is sold, paid and booked in. */
export function siteCurrencyCode(): string {
  return CODES[current.currency] ?? 'EUR';
}

/** Extracts from the venue's date pattern the pattern for each part of a day. */
const DATE_PARTS = {
  whole: (pattern: string) => pattern,
  date: (pattern: string) => /D{1,2}/.exec(pattern)?.[0] ?? 'D',
  month: (pattern: string) => /M{1,4}/.exec(pattern)?.[0] ?? 'M',
  monthAndYear: (pattern: string) => pattern.replace(/D{1,2}[^YM]*/, '').replace(/[^YM]+$/, ''),
};

/**
 * A day `YYYY-MM-DD`, or a part of it, in the venue's format; `null` where the settings have none. `monthName` gives the
 * month's name in the language of the page.
 */
export function formatSiteDate(
  day: string,
  part: keyof typeof DATE_PARTS,
  monthName: (width: 'long' | 'short') => string,
): string | null {
  if (current.date === DEFAULT_FORMATS.date) return null;
  const [year = '', month = '', date = ''] = day.split('-');
  return filled(DATE_PARTS[part](current.date), {
    YYYY: year,
    MMMM: monthName('long'),
    MMM: monthName('short'),
    MM: month,
    M: unpadded(month),
    DD: date,
    D: unpadded(date),
  });
}

export function hasOwnTimes(): boolean {
  return current.time !== DEFAULT_FORMATS.time;
}

/** A time `HH:mm` in the venue's format; `null` where the settings have none. */
export function formatSiteTime(time: string): string | null {
  if (!hasOwnTimes()) return null;
  const [hours = '', minutes = ''] = time.split(':');
  const half = String(Number(hours) % 12 || 12);
  return filled(current.time, {
    HH: hours,
    H: unpadded(hours),
    hh: half.padStart(2, '0'),
    h: half,
    mm: minutes,
    A: Number(hours) < 12 ? 'am' : 'pm',
  });
}

function filled(pattern: string, parts: Record<string, string>): string {
  return pattern.replace(/YYYY|M{1,4}|DD?|HH?|hh?|mm|A/g, (part) => parts[part] ?? part);
}

const unpadded = (number: string): string => String(Number(number));
