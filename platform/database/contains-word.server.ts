import { type Expression, type SqlBool, sql } from 'kysely';

/**
 * Conditions of a query: one of these columns contains a word, in any case. SQLite folds ASCII alone, so a word with other
 * letters is searched for in its possible spellings.
 */
export function containsWord(columns: readonly string[], word: string): Expression<SqlBool>[] {
  // One comparison for all columns: a list of many rows is read from end to end for it.
  const texts = columns.map((column) => sql`coalesce(${sql.ref(column)}, '')`);
  const text = sql`lower(${sql.join(texts, sql` || ${sql.lit(COLUMN_END)} || `)})`;
  return spellings(word).map((spelling) => sql<SqlBool>`${text} like ${containing(spelling)} escape '\\'`);
}

/** Stands between columns, and in no word that is looked for. */
const COLUMN_END = '\n';

function spellings(word: string): string[] {
  const lower = word.toLowerCase();
  const folded = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const capital = lower.charAt(0).toUpperCase() + lower.slice(1);
  return [...new Set([lower, folded(capital), folded(word.toUpperCase())])];
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
