import { digestOf } from '#platform/digest.server.ts';
import type { BankLine } from './statement.ts';

/**
 * Keys by which lines are known again in another file: what the bank wrote, with its reference. Lines without a reference that are the same in
 * everything differ by how many of them a file has before, so that two equal payments of a day stay two.
 */
export function lineKeys(lines: readonly BankLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { account, bookedOn, cents, currency, iban, name, text, reference } = line;
    const content = digestOf(account, bookedOn, String(cents), currency, iban, name, text, reference);
    if (reference !== '') return content;
    const before = seen.get(content) ?? 0;
    seen.set(content, before + 1);
    return digestOf(content, String(before));
  });
}
