/** How the seats of a row are numbered, seen by those who look at the stage (docs/product/seating.md#numbers). */
export const NUMBERINGS = ['from-left', 'from-right', 'odd-left'] as const;
export type Numbering = (typeof NUMBERINGS)[number];

/**
 * The numbers of a row of `count` seats, from the left.
 * - `from-left`: 1 2 3 4 5
 * - `from-right`: 5 4 3 2 1
 * - `odd-left`: 5 3 1 2 4, as in old theatres, counted from the middle
 */
export function seatNumbers(count: number, numbering: Numbering, first = 1): number[] {
  const inOrder = Array.from({ length: count }, (_, index) => first + index);
  if (numbering === 'from-left') return inOrder;
  if (numbering === 'from-right') return inOrder.reverse();
  const odd = inOrder.filter((_, index) => index % 2 === 0).reverse();
  const even = inOrder.filter((_, index) => index % 2 === 1);
  return [...odd, ...even];
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The name of the row behind: S4, S5, …, or A, B, …, Z, AA.
 * @param skipsI true for venues that leave out the letter I, which is taken for a 1
 */
export function nextRowLabel(row: string, { skipsI }: { skipsI: boolean }): string {
  const [, before = '', number] = /^(.*?)(\d+)$/s.exec(row) ?? [];
  if (number !== undefined) return before + String(Number(number) + 1).padStart(number.length, '0');
  const last = row.at(-1) ?? '';
  const rest = row.slice(0, -1);
  const isLower = last !== last.toUpperCase();
  const at = ALPHABET.indexOf(last.toUpperCase());
  if (at === -1) return `${row}2`;
  if (at === ALPHABET.length - 1) {
    const carried = rest === '' ? 'A' : nextRowLabel(rest, { skipsI });
    return (isLower ? carried.toLowerCase() : carried) + (isLower ? 'a' : 'A');
  }
  const next = ALPHABET[at + 1] === 'I' && skipsI ? 'J' : (ALPHABET[at + 1] ?? 'A');
  return rest + (isLower ? next.toLowerCase() : next);
}
