/** As much of a description as search engines show. */
const LETTERS_AT_MOST = 155;

/** How a text begins, in one line, cut between two words where it is too long for a description. */
export function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LETTERS_AT_MOST) return line;
  const end = line.lastIndexOf(' ', LETTERS_AT_MOST - 2);
  return `${line.slice(0, end < 0 ? LETTERS_AT_MOST - 2 : end)} …`;
}
