/** Selectors of the page in a file, replaced by its element on a page. */
const WHOLE = /^(?::root|html|body)(?![\w-])/;
/** Combinators behind which an element is below the one before them. */
const DOWNWARDS = new Set([' ', '>']);
const PAIRS: Record<string, string> = { '(': ')', '[': ']' };

/** A selector below `scope`; `null` where it would reach an element beside it, or is none. */
export function scopedSelector(selector: string, scope: string): string | null {
  const text = selector.trim();
  const combinators = combinatorsIn(text);
  if (!combinators || text === '') return null;
  const [first] = combinators;
  if (first?.at === 0) return first.sign === '>' ? `${scope} ${text}` : null;
  if (!WHOLE.test(text)) return `${scope} ${text}`;
  if (first && !DOWNWARDS.has(first.sign)) return null;
  // A sibling combinator after the whole leaves its scope as well.
  const whole = text.slice(0, first?.at ?? text.length);
  return /:has\([^)]*[~+]/i.test(whole) ? null : text.replace(WHOLE, scope);
}

/** Combinators outside of brackets and strings, with their positions; `null` where brackets or strings are not closed. */
function combinatorsIn(text: string): { sign: string; at: number }[] | null {
  const found: { sign: string; at: number }[] = [];
  const open: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    const within = open.at(-1);
    if (letter === '\\') at += 1;
    else if (within === '"' || within === "'") {
      if (letter === within) open.pop();
    } else if (letter === '"' || letter === "'") open.push(letter);
    else if (letter === within) open.pop();
    else if (letter in PAIRS) open.push(PAIRS[letter] ?? '');
    else if (letter === ')' || letter === ']' || letter === '{' || letter === '}') return null;
    else if (open.length === 0 && /[\s>+~|]/.test(letter)) {
      const sign = /^\s*([>+~|]*)\s*/.exec(text.slice(at));
      found.push({ sign: sign?.[1] || ' ', at });
      at += Math.max(0, (sign?.[0].length ?? 1) - 1);
    }
  }
  return open.length === 0 ? found : null;
}
