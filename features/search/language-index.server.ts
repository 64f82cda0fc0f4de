import MiniSearch from 'minisearch';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { splitCompound } from './compounds.ts';
import type { Entry } from './entry.server.ts';
import { type IndexWord, indexWord, indexWords } from './index-words.server.ts';
import { type KnownWords, queryPlan } from './query-plan.ts';
import { boostOf } from './ranking.ts';
import { isStopWord } from './stop-words.ts';
import { swaps, typosAllowed } from './typos.ts';
import { Vocabulary } from './vocabulary.ts';
import { fold, queryWords } from './words.ts';

const FIELDS = ['title', 'summary', 'keywords', 'when', 'body'] as const;
type Field = (typeof FIELDS)[number];
/** How much a word counts where it stands. */
const BOOSTS: Record<Field, number> = { title: 6, summary: 2, keywords: 2, when: 1.5, body: 0.7 };
/** Words with a slip in their beginning that are looked for. */
const ALIKE_AT_MOST = 10;
/** Shorter ends of words say too little. */
const SHORTEST_HEAD = 5;
/** Words split into their parts before the server answers in between. */
const WORDS_AT_ONCE = 200;

/** Something found, and which words of the index it was found by. */
export interface Hit {
  entry: Entry;
  score: number;
  terms: ReadonlySet<string>;
  /** A day was asked for, and this is on it. */
  isByDate: boolean;
}

/** All entries of one language, and how they are found. */
export class LanguageIndex {
  readonly #language: Language;
  readonly #entries = new Map<string, Entry>();
  readonly #index: MiniSearch<Entry>;
  readonly #vocabulary = new Vocabulary();
  /** Stems of the words there are, with the number of words that have it. */
  #stems = new Set<string>();
  /** Stem of a part → the compounds that hold it. */
  #compounds = new Map<string, string[]>();

  constructor(language: Language) {
    this.#language = language;
    this.#index = new MiniSearch<Entry>({
      fields: [...FIELDS],
      extractField: (entry, field) => textOf(entry, field),
      // The words come ready from `indexWords`, one to a line.
      tokenize: (text) => (text === '' ? [] : text.split('\n')),
      processTerm: (term) => this.#termsOf(term),
      searchOptions: {
        boost: BOOSTS,
        tokenize: (term) => [term],
        processTerm: (term) => term,
      },
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  entry(id: string): Entry | undefined {
    return this.#entries.get(id);
  }

  add(entry: Entry): void {
    this.remove(entry.id);
    this.#entries.set(entry.id, entry);
    this.#index.add(this.#prepared(entry));
    for (const [word, inTitle] of this.#wordsOf(entry)) {
      this.#vocabulary.add(word.folded, word.written, inTitle);
    }
  }

  remove(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.delete(id);
    this.#index.discard(id);
    for (const [word, inTitle] of this.#wordsOf(entry)) this.#vocabulary.remove(word.folded, inTitle);
  }

  /** Finds out anew which words are made of others; called after entries have changed. */
  async settle(breathe: () => Promise<void>): Promise<void> {
    const words = [...this.#vocabulary.keys()];
    this.#stems = new Set(words.map((word) => this.#stemOf(word)));
    if (this.#language !== 'de') return;
    const compounds = new Map<string, string[]>();
    for (const [position, word] of words.entries()) {
      if (position % WORDS_AT_ONCE === 0) await breathe();
      for (const part of this.#split(word) ?? []) {
        const stem = this.#stemOf(part);
        const known = compounds.get(stem);
        if (known) known.push(word);
        else compounds.set(stem, [word]);
      }
    }
    this.#compounds = compounds;
  }

  /**
   * Everything that matches, best first. All words have to match; where nothing has them all, the more the better.
   */
  find(query: string, now: Instant): Hit[] {
    const words = this.#asked(query);
    if (words.length === 0) return [];
    const known = this.#known();
    for (const combine of ['and', 'or'] as const) {
      const found = this.#index.search(queryPlan(words, known, combine));
      if (found.length === 0) continue;
      const foldedQuery = queryWords(query)
        .map((word) => indexWord(word, this.#language).folded)
        .join(' ');
      return found
        .flatMap(({ id, score, terms, match }) => {
          const entry = this.#entries.get(id as string);
          if (!entry) return [];
          const boosted = score * boostOf(entry, foldedQuery, now);
          const isByDate = Object.values(match).some((fields) => fields.includes('when'));
          return { entry, score: boosted, terms: new Set(terms), isByDate };
        })
        .sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1));
    }
    return [];
  }

  /** Texts that go on from what was typed: its last word completed, or what was meant by it. */
  complete(query: string, limit: number): string[] {
    const words = queryWords(query);
    const last = words.pop();
    if (last === undefined) return [];
    const { folded } = indexWord(last, this.#language);
    const ends = this.#vocabulary.complete(folded, limit);
    if (ends.length === 0) ends.push(...this.#meantBy(last, limit));
    return ends.map((end) => [...words, end].join(' '));
  }

  /** What a word with a slip of the fingers may begin or be. */
  #meantBy(written: string, limit: number): string[] {
    const { folded } = indexWord(written, this.#language);
    const swapped = swaps(written)
      .map(fold)
      .flatMap((word) => this.#vocabulary.complete(word, limit));
    if (swapped.length > 0) return swapped.slice(0, limit);
    const like = this.#vocabulary.beginningLike(folded, typosAllowed(written), 1);
    if (like.length > 0) return like.flatMap((word) => this.#vocabulary.complete(word, 1));
    const nearest = this.#vocabulary.nearest(folded);
    return nearest === null ? [] : [nearest];
  }

  /** The query with each word nobody has written replaced by the nearest one; `null` when that changes nothing. */
  meant(query: string): string | null {
    const words = queryWords(query);
    const meant = words.map((word) => {
      const { folded } = indexWord(word, this.#language);
      const isFine = this.#vocabulary.has(folded) || isStopWord(folded, this.#language);
      return isFine ? word : (this.#vocabulary.nearest(folded) ?? word);
    });
    const text = meant.join(' ');
    return text === words.join(' ') ? null : text;
  }

  /** The words of a query that say something; all of them when none does. */
  #asked(query: string): IndexWord[] {
    const words = queryWords(query).map((word) => indexWord(word, this.#language));
    const telling = words.filter(({ folded }) => !isStopWord(folded, this.#language));
    return telling.length > 0 ? telling : words;
  }

  #known(): KnownWords {
    return {
      isWord: (word) => this.#vocabulary.has(word),
      isBeginning: (word) => this.#vocabulary.hasPrefix(word),
      compoundsWith: (word) => this.#compounds.get(this.#stemOf(word)) ?? [],
      partsOf: (word) => this.#split(word)?.map((part) => this.#stemOf(part)) ?? null,
      headOf: (word) => this.#headOf(word),
      beginningLike: (word, typos) => this.#vocabulary.beginningLike(word, typos, ALIKE_AT_MOST),
    };
  }

  #split(word: string): string[] | null {
    if (this.#language !== 'de') return null;
    return splitCompound(word, (part) => this.#vocabulary.has(part) || this.#stems.has(this.#stemOf(part)));
  }

  /** `theater` of a puppet theatre, where nobody has written of puppets. */
  #headOf(word: string): string | null {
    if (this.#language !== 'de') return null;
    for (let start = 2; start <= word.length - SHORTEST_HEAD; start++) {
      const end = word.slice(start);
      if (this.#vocabulary.has(end)) return this.#stemOf(end);
    }
    return null;
  }

  #stemOf(folded: string): string {
    return indexWord(folded, this.#language).stem;
  }

  /** A word is found as it is, folded, and by its stem. */
  #termsOf(written: string): string | string[] {
    const { folded, stem } = indexWord(written, this.#language);
    return stem === folded ? folded : [folded, stem];
  }

  #prepared(entry: Entry): Entry {
    const lines = (text: string) =>
      indexWords(text, this.#language)
        .map(({ written }) => written)
        .join('\n');
    return {
      ...entry,
      title: { text: lines(entry.title.text) },
      summary: { text: lines(entry.summary.text) },
      keywords: lines(entry.keywords),
      when: lines(entry.when),
      body: lines(entry.body),
    };
  }

  /** Each word of an entry once, with whether it stands in its title or keywords. */
  *#wordsOf(entry: Entry): Iterable<[IndexWord, boolean]> {
    const seen = new Set<string>();
    for (const [text, inTitle] of [
      [`${entry.title.text} ${entry.keywords}`, true],
      [`${entry.summary.text} ${entry.body}`, false],
    ] as const) {
      for (const word of indexWords(text, this.#language)) {
        if (seen.has(word.folded)) continue;
        seen.add(word.folded);
        yield [word, inTitle];
      }
    }
  }
}

function textOf(entry: Entry, field: string): string {
  if (field === 'id') return entry.id;
  if (field === 'title' || field === 'summary') return entry[field].text;
  return entry[field as 'keywords' | 'when' | 'body'];
}
