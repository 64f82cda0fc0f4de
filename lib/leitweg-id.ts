import { hasCheckDigits } from './check-digits.ts';

/** Routing code within an authority, then the office the invoice is for, then two digits that check both. */
const FORM = /^\d{2,12}-(?:[A-Z0-9]{1,30}-)?\d{2}$/;

/**
 * Tells if a text can be the "Leitweg-ID" of a German authority: its parts, and the check digits (ISO 7064, mod
 * 97-10). Capitals, without spaces.
 */
export function isLeitwegId(text: string): boolean {
  return FORM.test(text) && hasCheckDigits(text.replaceAll('-', ''));
}
