/** The first line of a comment, and its text. */
const LINE = /^\s*\/\/ ?(.*)$/;
const BLOCK_BEGINS = /^\s*\{?\/\*\*? ?(.*)$/;
/** A comment behind code, in one line. */
const BEHIND_CODE = /\s\/\/ (.*)$|\/\*\* (.*?)\*\//;
/** The title of a test or a suite, in the line of its call. */
const TITLE = /(?<![.\w])(?:it|test|describe\w*)(?:\.\w+)*(?:\(.*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/;
/** A title in the line behind its call, as the formatter breaks long ones. */
const CALL = /(?<![.\w])(?:it|test|describe\w*)(?:\.\w+)*(?:\(.*\))?\($|^\]?\)\($/;
const QUOTED = /^\s*(['"`])((?:\\.|(?!\1).)*)\1/;

/**
 * Reads the comments and the titles of tests in source text.
 * @returns each as one text, however many lines it takes, with its first line, from 1
 */
export function commentsOf(text) {
  const found = [];
  const lines = text.split('\n');
  let at = 0;
  while (at < lines.length) {
    const from = at;
    const block = BLOCK_BEGINS.exec(lines[at]);
    const parts = [];
    if (block) {
      parts.push(block[1]);
      while (!lines[at].includes('*/') && at + 1 < lines.length)
        parts.push(lines[++at].replace(/^\s*\* ?/, ''));
    } else if (LINE.test(lines[at])) {
      parts.push(LINE.exec(lines[at])[1]);
      while (LINE.test(lines[at + 1] ?? '')) parts.push(LINE.exec(lines[++at])[1]);
    } else parts.push(titleIn(lines, at) ?? behindCode(lines[at]));
    const said = parts
      .join(' ')
      .replace(/\*\/.*$/, '')
      .trim();
    if (said !== '') found.push({ line: from + 1, text: said });
    at += 1;
  }
  return found;
}

function titleIn(lines, at) {
  const title =
    TITLE.exec(lines[at]) ?? (CALL.test(lines[at - 1]?.trim() ?? '') ? QUOTED.exec(lines[at]) : null);
  return title?.[2];
}

function behindCode(line) {
  const comment = BEHIND_CODE.exec(line);
  return comment?.[1] ?? comment?.[2] ?? '';
}
