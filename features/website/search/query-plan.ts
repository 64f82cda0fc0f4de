import type { Query, QueryCombination } from 'minisearch';
import { swaps, typosAllowed } from './typos.ts';
import { fold } from './words.ts';

/** Words known to the index; all of them folded. */
export interface KnownWords {
  isWord(word: string): boolean;
  isBeginning(word: string): boolean;
  /** The words of the corpus that share a stem. */
  formsOf(stem: string): readonly string[];
  /** Compounds of the corpus that hold a word with this stem. */
  compoundsWith(stem: string): readonly string[];
  /** The stems of the parts of a compound; `null` for other words. */
  partsOf(word: string): string[] | null;
  /** Synonyms, each with its stem: the venue's words for the visitors' ones. */
  synonymsOf(stem: string): readonly string[];
  /** The stem of the known word at the end of an unknown compound: its head. */
  headOf(word: string): string | null;
  /** Words of the corpus that begin nearly like this one. */
  beginningLike(word: string, typos: number): string[];
}

/** A word of a query: as typed, folded, and its stem. */
export interface QueryWord {
  written: string;
  folded: string;
  stem: string;
}

/** Weight of a word that does not occur exactly as typed. */
const FORM = 0.9;
const IN_COMPOUND = 0.5;
const AS_PARTS = 0.7;
const HEAD = 0.3;
const SYNONYM = 0.6;
const SWAPPED = 0.5;
const LIKE = 0.25;
/** Weights of words with the same beginning, and of words spelled a little differently. */
const WEIGHTS = { prefix: 0.5, fuzzy: 0.35 };
/** Compounds that are looked for besides a word. */
const MAX_COMPOUNDS = 30;
/** Minimum length of prefix matches: one letter matches too much; in running text three are needed. */
const SHORTEST_BEGINNING = 2;
const PREFIX_FIELDS: Record<number, string[]> = { 2: ['title'], 3: ['title', 'summary', 'keywords'] };

/**
 * Builds the index query for the words of a query. Each word may match unchanged, in another form, as the beginning of
 * another, within a compound or as the parts of one, and, only if the corpus has nothing that begins so, with typos.
 * `and`: all words have to match; `or`: the more the better.
 */
export function queryPlan(words: QueryWord[], known: KnownWords, combine: 'and' | 'or'): QueryCombination {
  return { combineWith: combine, queries: words.map((word) => wordPlan(word, known, combine)) };
}

function wordPlan(word: QueryWord, known: KnownWords, combine: 'and' | 'or'): Query {
  const { folded, stem } = word;
  const isPrefix = folded.length >= SHORTEST_BEGINNING;
  const queries: Query[] = isPrefix ? beginnings(folded) : [folded];
  const others = (words: readonly string[]) =>
    isPrefix ? words.filter((one) => !one.startsWith(folded)) : words;
  const forms = others(known.formsOf(stem));
  if (forms.length > 0) queries.push(weighted(FORM, forms));
  const compounds = others(known.compoundsWith(stem)).slice(0, MAX_COMPOUNDS);
  if (compounds.length > 0) queries.push(weighted(IN_COMPOUND, compounds));
  const synonyms = known.synonymsOf(stem);
  for (const synonym of synonyms) {
    const found = [...known.formsOf(synonym), ...known.compoundsWith(synonym).slice(0, MAX_COMPOUNDS)];
    if (found.length > 0) queries.push(weighted(SYNONYM, found));
  }
  if (!known.isWord(folded)) {
    // A form of a known compound is found by its stem already, and a synonym is no compound.
    const isMeant = known.formsOf(stem).length > 0 || synonyms.length > 0;
    const parts = isMeant ? null : known.partsOf(folded);
    const head = combine === 'or' && !parts ? known.headOf(folded) : null;
    if (parts) {
      const all = parts.map((part) => weighted(AS_PARTS, known.formsOf(part)));
      queries.push({ combineWith: 'and', queries: all });
    }
    if (head !== null) queries.push(weighted(HEAD, known.formsOf(head)));
    queries.push(...slips(word, known));
  }
  return { combineWith: 'or', queries };
}

/** A word anywhere, and words that begin like it, not everywhere where little was typed. */
function beginnings(word: string): Query[] {
  const prefix = beginning(1, word);
  const fields = PREFIX_FIELDS[word.length];
  return fields ? [{ ...prefix, fields }, word] : [prefix];
}

function slips({ written, folded }: QueryWord, known: KnownWords): Query[] {
  const typos = typosAllowed(written);
  if (typos === 0 || known.isBeginning(folded)) return [];
  return [
    ...swaps(written)
      .map(fold)
      .filter(known.isBeginning)
      .map((word) => beginning(SWAPPED, word)),
    { queries: [folded], fuzzy: typos, weights: WEIGHTS },
    weighted(LIKE, known.beginningLike(folded, typos)),
  ];
}

/** A word, or words that begin like it. */
function beginning(weight: number, word: string): QueryCombination {
  return { ...weighted(weight, [word]), prefix: true, weights: WEIGHTS };
}

function weighted(weight: number, words: readonly string[]): QueryCombination {
  return { combineWith: 'or', queries: [...words], boostTerm: () => weight };
}
