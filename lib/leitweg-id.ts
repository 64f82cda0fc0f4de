import { hasCheckDigits } from './check-digits.ts';

/** Where an invoice goes within an authority, whose office it is for, and two digits to check both by. */
const FORM = /^\d{2,12}-(?:[A-Z0-9]{1,30}-)?\d{2}$/;

/**
 * Whether a text can be the "Leitweg-ID" of a German authority: its parts, and the digits that check them (ISO 7064, mod 97-10).
 * Capitals, without spaces.
 */
export function isLeitwegId(text: string): boolean {
  return FORM.test(text) && hasCheckDigits(text.replaceAll('-', ''));
}
