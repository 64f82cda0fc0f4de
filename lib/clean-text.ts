/** Nobody types them, and they break feeds and databases. Line breaks are preserved, and a tab counts as a space. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are searched for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]+/g;

/** Normalizes input: without control characters, lone surrogates and non-characters. */
export function cleanText(text: string): string {
  return text.replace(UNPRINTABLE, '').replaceAll('\t', ' ').toWellFormed();
}

/** The same in one line: each row of white space is one space, and none stands around it. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}

/** Deeper than anything a call takes. */
const DEEPEST = 100;

/** Cleans every text of parsed JSON, names of fields included; throws `RangeError` beyond 100 levels. */
export function cleanTexts(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) throw new RangeError(`more than ${DEEPEST} levels`);
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map((each) => cleanTexts(each, depth + 1));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [cleanText(name), cleanTexts(each, depth + 1)]),
  );
}
