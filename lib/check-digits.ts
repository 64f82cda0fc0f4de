const MODULUS = 97;
const BASE = 36;

/**
 * Tells if the two digits at the end of a number check the characters before them (ISO 7064, mod 97-10). Digits and
 * capitals only; letters count from 10.
 */
export function hasCheckDigits(text: string): boolean {
  let rest = 0;
  for (const sign of text)
    for (const digit of String(Number.parseInt(sign, BASE))) rest = (rest * 10 + Number(digit)) % MODULUS;
  return rest === 1;
}
