/** Where an invoice goes within an authority, whose office it is for, and two digits to check both by. */
const FORM = /^\d{2,12}-(?:[A-Z0-9]{1,30}-)?\d{2}$/;
const MODULUS = 97;
const BASE = 36;

/**
 * Whether a text can be the "Leitweg-ID" of a German authority: its parts, and the digits that check them (ISO 7064, mod 97-10).
 * Capitals, without spaces.
 */
export function isLeitwegId(text: string): boolean {
  if (!FORM.test(text)) return false;
  let rest = 0;
  for (const sign of text.replaceAll('-', ''))
    for (const digit of String(Number.parseInt(sign, BASE))) rest = (rest * 10 + Number(digit)) % MODULUS;
  return rest === 1;
}
