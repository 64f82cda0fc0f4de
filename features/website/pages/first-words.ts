/** As much of a description as search engines show. */
const MAX_LENGTH = 155;

/**
 * How texts that follow each other begin, in one line, cut between two words where it is too long for a description. Those that
 * are not needed are not asked for.
 */
export function firstWords(texts: Iterable<string> & object): string {
  let line = '';
  for (const text of texts) {
    line = `${line} ${text.replace(/\s+/g, ' ')}`.trim();
    if (line.length > MAX_LENGTH) break;
  }
  if (line.length <= MAX_LENGTH) return line;
  const end = line.lastIndexOf(' ', MAX_LENGTH - 2);
  return `${line.slice(0, end < 0 ? MAX_LENGTH - 2 : end)} …`;
}
