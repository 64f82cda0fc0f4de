import { siteCurrency } from './site-formats.ts';

/** Cents as the API's price string: `850` → `"8.50"` (docs/product/booking.md#prices). */
export function priceString(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Parses `"8.50"` → `850`. */
export function centsOf(price: string): number {
  return Math.round(Number(price) * 100);
}

/**
 * Parses an amount as typed, or formatted by `formatPrice`, `34`, `8,5`, `8.50 €`, in cents; `null` for invalid input, or an
 * implausible amount.
 */
export function parseCents(text: string, currency = siteCurrency()): number | null {
  const typed = text.trim();
  const amount = typed.endsWith(currency) ? typed.slice(0, typed.length - currency.length) : typed;
  const [, whole, rest = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(amount) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}

/**
 * Cents as visitors read them: `.00` removed, decimal comma, currency behind a no-break space, the same in both
 * languages (docs/product/settings-and-errors.md#formats): `850` → `8,50 €`, `600` → `6 €`.
 */
export function formatPrice(cents: number, currency = siteCurrency()): string {
  const sign = cents < 0 ? '-' : '';
  const amount = Math.abs(cents);
  const rest = amount % 100;
  const whole = Math.trunc(amount / 100).toString();
  const decimals = rest === 0 ? '' : `,${rest.toString().padStart(2, '0')}`;
  return `${sign}${whole}${decimals}\u00a0${currency}`;
}

/** Cents as they stand below each other in books, always with both decimals: `-850` → `−8,50 €`, `123456` → `1.234,56 €`. */
export function formatAmount(cents: number, currency = siteCurrency()): string {
  const [whole = '', decimals = ''] = priceString(Math.abs(cents)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0 ? '\u2212' : ''}${grouped},${decimals}\u00a0${currency}`;
}
