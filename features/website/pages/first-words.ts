/** As much of a description as search engines show. */
const LETTERS_AT_MOST = 155;

/**
 * How texts that follow each other begin, in one line, cut between two words where it is too long for a description. Those that
 * are not needed are not asked for.
 */
export function firstWords(texts: Iterable<string> & object): string {
  let line = '';
  for (const text of texts) {
    line = `${line} ${text.replace(/\s+/g, ' ')}`.trim();
    if (line.length > LETTERS_AT_MOST) break;
  }
  if (line.length <= LETTERS_AT_MOST) return line;
  const end = line.lastIndexOf(' ', LETTERS_AT_MOST - 2);
  return `${line.slice(0, end < 0 ? LETTERS_AT_MOST - 2 : end)} …`;
}
