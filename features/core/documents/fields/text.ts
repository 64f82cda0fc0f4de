import { z } from 'zod';
import { cleanText } from '#lib/clean-text.ts';
import type { ShownText } from '#lib/localized.ts';
import { type FieldOptions, makeField } from './field.ts';

const LONGEST = 3000;

/** Plain text of one line, or of several. Localized by default. */
export function text({
  most = 300,
  lines = 'one',
  pattern,
  chosenFrom,
  ...options
}: FieldOptions & {
  /** Characters, at most 3,000. */
  most?: number;
  lines?: 'one' | 'many';
  /** Pattern that the text has to match. */
  pattern?: RegExp;
  /** List of the site that editors choose from instead of typing. */
  chosenFrom?: 'html-file';
}) {
  // Rejects overlong input before matching: a pattern can take time quadratic in the length.
  const schema = z.string('invalid').max(Math.min(most, LONGEST), { error: 'too-long', abort: true });
  const field = makeField<'text', string, ShownText | null>(
    'text',
    { localized: true, inline: true, ...options },
    {
      schema: pattern ? schema.regex(pattern, 'invalid') : schema,
      isEmpty: (value) => value.trim() === '',
      clean: (value) => {
        if (typeof value !== 'string') return value;
        return lines === 'one' ? inOneLine(cleanText(value)) : cleanText(value);
      },
      words: (value) => value,
      join: lines === 'many' ? (first, second) => `${first}\n${second}` : null,
      show: (value, lang, { isOpen }) => {
        if (!value?.trim()) return isOpen ? { text: '' } : null;
        return { text: value, ...(lang ? { lang } : {}) };
      },
    },
  );
  return { ...field, most, lines, ...(chosenFrom ? { chosenFrom } : {}) };
}

/** Gaps are looked at whole: looking for a break within each would take time by the square of their length. */
const inOneLine = (words: string): string => words.replace(/\s+/g, (gap) => (gap.includes('\n') ? ' ' : gap));
