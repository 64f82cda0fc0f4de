import { wordsOf } from './words.ts';

const LONGEST = 60;
const MAX_WORDS = 5;
/** Telephone numbers, card numbers and the like. */
const NUMBER = /\d[\d\s./-]{4,}\d/;

/**
 * Normalizes a query for counting: its words in lower case. `null` for queries that may identify the visitor: email
 * addresses, long numbers, whole sentences.
 */
export function keywordOf(query: string): string | null {
  if (query.includes('@') || NUMBER.test(query)) return null;
  const words = wordsOf(query);
  const keyword = words.join(' ');
  return words.length === 0 || words.length > MAX_WORDS || keyword.length > LONGEST ? null : keyword;
}
