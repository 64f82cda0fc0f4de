/** Nobody types them, feeds and databases stumble over them. Line breaks stay, and a tab counts as a space. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** A text as it is taken in: without control characters, halves of letters and non-characters. */
export function cleanText(text: string): string {
  return text.replace(UNPRINTABLE, '').replaceAll('\t', ' ').toWellFormed();
}

/** The same for every text of what came in as JSON, names of fields included. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [cleanText(name), cleanTexts(each)]));
}
