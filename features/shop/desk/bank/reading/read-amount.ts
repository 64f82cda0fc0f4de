import { type Day, isDay } from '#lib/venue-time.ts';

const MINUS = /[\u2212\u2013]/g;
const GROUPED = /^\d{1,3}(?:[.,'\u2019]\d{3})+$/;
const WITH_DECIMALS = /^(\d+|\d{1,3}(?:[.,'\u2019]\d{3})+)[.,](\d{1,2})$/;
/** More than any account of a house has, and what the database takes. */
const MAX_CENTS = 2_000_000_000;

/**
 * An amount as German, Austrian and Swiss banks write it, in cents: `1.234,56`, `-7,5 €`, `1'500.00`, `12,00-`. Three digits behind a dot
 * or comma are thousands. `null` for anything else.
 */
export function readAmount(text: string): number | null {
  const plain = text.replace(MINUS, '-').replace(/[\s\u00a0\u202f]|EUR|CHF|€/g, '');
  const [, before = '', digits = '', after = ''] = /^([-+]?)([\d.,'\u2019]+)([-+]?)$/.exec(plain) ?? [];
  if (digits === '' || (before !== '' && after !== '')) return null;
  const [, whole = '', rest = ''] = WITH_DECIMALS.exec(digits) ?? [];
  const units = whole || (GROUPED.test(digits) || /^\d+$/.test(digits) ? digits : '');
  if (units === '') return null;
  const cents = Number(units.replace(/\D/g, '')) * 100 + Number(rest.padEnd(2, '0'));
  if (cents > MAX_CENTS) return null;
  return before === '-' || after === '-' ? 0 - cents : cents;
}

/** An amount of ISO 20022, which has a dot and up to five decimals, in cents; `null` where there are parts of a cent. */
export function readIsoAmount(text: string): number | null {
  const [, whole, rest = ''] = /^(\d{1,10})(?:\.(\d{0,5}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || /[1-9]/.test(rest.slice(2))) return null;
  const cents = Number(whole) * 100 + Number(rest.slice(0, 2).padEnd(2, '0'));
  return cents > MAX_CENTS ? null : cents;
}

/** A day as banks write it: `05.11.2026`, `5.11.26`, `2026-11-05`; `null` for none. */
export function readDay(text: string): Day | null {
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  const day =
    year === undefined
      ? text.trim().slice(0, 10)
      : `${year.padStart(4, '20')}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}
