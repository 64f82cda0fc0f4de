import type { Query, QueryCombination } from 'minisearch';
import { swaps, typosAllowed } from './typos.ts';
import { fold } from './words.ts';

/** What the index knows of words; all of them folded. */
export interface KnownWords {
  isWord(word: string): boolean;
  isBeginning(word: string): boolean;
  /** Compounds of the corpus that hold this word. */
  compoundsWith(word: string): Iterable<string>;
  /** The words of the corpus a compound is made of; `null` when it is none. */
  partsOf(word: string): string[] | null;
  /** The known word a compound of unknown ones ends with: what it is one of. */
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

const STEM = 0.9;
const IN_COMPOUND = 0.5;
const AS_PARTS = 0.7;
const HEAD = 0.3;
const SWAPPED = 0.5;
const LIKE = 0.25;
/** Of words that only begin alike, and of words that are written a little differently. */
const WEIGHTS = { prefix: 0.5, fuzzy: 0.35 };
/** Compounds that are looked for besides a word. */
const COMPOUNDS_AT_MOST = 30;
/** One letter begins too much to be looked for beyond the words themselves. */
const SHORTEST_BEGINNING = 2;

/**
 * What is asked of the index for the words of a query. Each word may be found as it is, by its stem, as the beginning of
 * another, within a compound or as the parts of one, and, only where the corpus has nothing that begins so, with slips
 * of the fingers. `and`: all words have to be found; `or`: the more the better.
 */
export function queryPlan(words: QueryWord[], known: KnownWords, combine: 'and' | 'or'): QueryCombination {
  return { combineWith: combine, queries: words.map((word) => wordPlan(word, known, combine)) };
}

function wordPlan(word: QueryWord, known: KnownWords, combine: 'and' | 'or'): Query {
  const { folded, stem } = word;
  const queries: Query[] = [folded.length < SHORTEST_BEGINNING ? folded : beginning(1, folded)];
  if (stem !== folded) queries.push(weighted(STEM, [stem]));
  const compounds = [...known.compoundsWith(folded)].slice(0, COMPOUNDS_AT_MOST);
  if (compounds.length > 0) queries.push(weighted(IN_COMPOUND, compounds));
  if (!known.isWord(folded)) {
    const parts = known.partsOf(folded);
    if (parts) queries.push({ ...weighted(AS_PARTS, parts), combineWith: 'and' });
    const head = combine === 'or' && !parts ? known.headOf(folded) : null;
    if (head !== null) queries.push(weighted(HEAD, [head]));
    queries.push(...slips(word, known));
  }
  return { combineWith: 'or', queries };
}

function slips({ written, folded, stem }: QueryWord, known: KnownWords): Query[] {
  const typos = typosAllowed(written);
  if (typos === 0 || known.isBeginning(folded)) return [];
  const swapped = swaps(written).map(fold).filter(known.isBeginning);
  const wrong = (word: string): Query => ({ queries: [word], fuzzy: typos, weights: WEIGHTS });
  return [
    ...swapped.map((word) => beginning(SWAPPED, word)),
    wrong(folded),
    weighted(LIKE, known.beginningLike(folded, typos)),
    ...(stem === folded ? [] : [weighted(STEM, [wrong(stem)])]),
  ];
}

/** A word, or words that begin like it. */
function beginning(weight: number, word: string): QueryCombination {
  return { ...weighted(weight, [word]), prefix: true, weights: WEIGHTS };
}

function weighted(weight: number, queries: Query[]): QueryCombination {
  return { combineWith: 'or', queries, boostTerm: () => weight };
}
