import { randomInt } from 'node:crypto';

/** Without those that are taken for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;
const MAX_TYPED_LENGTH = 64;
const CODE = /^SPECHT(?:-[A-HJ-NP-Z2-9]{4}){3}$/;

/** A code nobody can guess, of sixty random bits: `SPECHT-7K4Q-29XB-MN3T`. */
export function drawVoucherCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return ['SPECHT', ...Array.from({ length: GROUPS }, group)].join('-');
}

/** Normalizes a code for storage: capitals, without spaces. `null` for invalid input. */
export function voucherCode(typed: string): string | null {
  if (typed.length > MAX_TYPED_LENGTH) return null;
  const code = typed.replace(/\s+/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
