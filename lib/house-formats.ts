/** How the house writes dates, times and prices (specification, section 3 "parsers"). */
export interface HouseFormats {
  /** Of `YYYY`, `MM`, `M`, `DD`, `D`. */
  date: string;
  /** Of `HH`, `H`, `hh`, `h`, `mm`, `A`. */
  time: string;
  currency: string;
}

/** With these, days are written in words and times as each language has them. */
export const USUAL_FORMATS: HouseFormats = { date: 'DD.MM.YYYY', time: 'HH:mm', currency: '€' };

let current = USUAL_FORMATS;

/** Set before a page is made, and in a browser before it is shown: the same for everybody (decision 0023). */
export function setHouseFormats(formats: HouseFormats = USUAL_FORMATS): void {
  current = formats;
}

export function houseCurrency(): string {
  return current.currency;
}

/** A day `YYYY-MM-DD` in the house's own form; `null` where it has none of its own. */
export function houseDate(day: string): string | null {
  if (current.date === USUAL_FORMATS.date) return null;
  const [year = '', month = '', date = ''] = day.split('-');
  return filled(current.date, { YYYY: year, MM: month, M: unpadded(month), DD: date, D: unpadded(date) });
}

/** A time `HH:mm` in the house's own form; `null` where it has none of its own. */
export function houseTime(time: string): string | null {
  if (current.time === USUAL_FORMATS.time) return null;
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
  return pattern.replace(/YYYY|MM?|DD?|HH?|hh?|mm|A/g, (part) => parts[part] ?? part);
}

const unpadded = (number: string): string => String(Number(number));
