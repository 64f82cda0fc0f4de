import { hasCheckDigits } from './check-digits.ts';

/** The country, two digits that check the rest, and an account there. */
const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const HEAD = 4;

/** Tells if a text can be an IBAN (ISO 13616). Capitals, without spaces. */
export function isIban(text: string): boolean {
  return FORM.test(text) && hasCheckDigits(text.slice(HEAD) + text.slice(0, HEAD));
}

/** Writes an IBAN as people read it, in groups of four: `DE02 1203 …`. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
