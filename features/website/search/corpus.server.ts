import type { Language } from '#lib/localized.ts';
import { splitCompound } from './compounds.ts';
import { indexWord } from './index-words.server.ts';
import type { KnownWords } from './query-plan.ts';
import { isStopWord } from './stop-words.ts';
import { type SynonymGroup, synonymsByStem } from './synonyms.ts';
import { swaps, typosAllowed } from './typos.ts';
import { Vocabulary } from './vocabulary.ts';
import { fold, queryWords } from './words.ts';

/** Words with a slip in their beginning that are looked for. */
const MAX_SIMILAR = 10;
/** Completions of which several may be forms of one word. */
const MAX_FORMS_SCANNED = 20;
/** Shorter ends of words say too little. */
const SHORTEST_HEAD = 5;
/** Words split into their parts before others may get their turn. */
const WORDS_AT_ONCE = 50;

/** The words of all documents of one language: completions, compounds, and corrections. */
export class Corpus implements KnownWords {
  readonly #language: Language;
  readonly vocabulary = new Vocabulary();
  /** As of the last `settle`: for each stem its words, and the compounds that hold one of them. */
  #forms = new Map<string, string[]>();
  #compounds = new Map<string, string[]>();

  #synonyms: ReadonlyMap<string, readonly string[]> = new Map();

  constructor(language: Language) {
    this.#language = language;
  }

  /** The synonyms of the language, from now on. */
  setSynonyms(groups: readonly SynonymGroup[]): void {
    const own = groups.filter(({ language }) => language === this.#language);
    const stemOf = (word: string) => indexWord(word.toLowerCase(), this.#language).stem;
    const byStem = synonymsByStem(own, stemOf);
    this.#synonyms = new Map([...byStem].map(([stem, words]) => [stem, words.map(stemOf)]));
  }

  synonymsOf(stem: string): readonly string[] {
    return this.#synonyms.get(stem) ?? [];
  }

  /** Recomputes compounds; called after documents have changed. */
  async settle(breathe: () => Promise<void>): Promise<void> {
    const words = [...this.vocabulary.keys()];
    this.#forms = await this.#gathered(words, breathe, (word) => [this.#stemOf(word)]);
    // English writes its compounds apart; only visitors may not.
    if (this.#language !== 'de') return;
    this.#compounds = await this.#gathered(words, breathe, (word) => this.partsOf(word) ?? []);
  }

  isWord = (word: string): boolean => this.vocabulary.has(word);

  isBeginning = (word: string): boolean => this.vocabulary.hasPrefix(word);

  formsOf(stem: string): readonly string[] {
    return this.#forms.get(stem) ?? [];
  }

  compoundsWith(stem: string): readonly string[] {
    return this.#compounds.get(stem) ?? [];
  }

  partsOf(word: string): string[] | null {
    const parts = splitCompound(word, (part) => this.#forms.has(this.#stemOf(part)));
    return parts?.map((part) => this.#stemOf(part)) ?? null;
  }

  /** `theater` of a puppet theatre, where nobody has written of puppets. */
  headOf(word: string): string | null {
    if (this.#language !== 'de') return null;
    for (let start = 2; start <= word.length - SHORTEST_HEAD; start++) {
      const end = word.slice(start);
      if (this.vocabulary.has(end)) return this.#stemOf(end);
    }
    return null;
  }

  beginningLike(word: string, typos: number): string[] {
    return this.vocabulary.beginningLike(word, typos, MAX_SIMILAR);
  }

  /** Completions of a query: its last word completed, or corrected. */
  complete(query: string, limit: number): string[] {
    const words = queryWords(query);
    const last = words.pop();
    if (last === undefined) return [];
    const ends = this.#goingOn(fold(last), limit);
    const offered = ends.length > 0 ? ends : this.#meantBy(last, limit);
    return offered.map((end) => [...words, end].join(' '));
  }

  /** The query with each word nobody has written replaced by the nearest one; `null` when that changes nothing. */
  meant(query: string): string | null {
    const words = queryWords(query);
    const meant = words.map((word) => {
      const folded = fold(word);
      const isFine = this.vocabulary.has(folded) || isStopWord(folded, this.#language);
      return isFine ? word : (this.vocabulary.nearest(folded) ?? word);
    });
    const text = meant.join(' ');
    return text === words.join(' ') ? null : text;
  }

  /** Words that begin like this, one of each stem, the word itself first if it is one. */
  #goingOn(folded: string, limit: number): string[] {
    const stems = new Set<string>();
    return this.vocabulary
      .complete(folded, MAX_FORMS_SCANNED)
      .map((written) => indexWord(written, this.#language))
      .toSorted((a, b) => Number(b.folded === folded) - Number(a.folded === folded))
      .filter(({ stem }) => !stems.has(stem) && stems.add(stem))
      .slice(0, limit)
      .map(({ written }) => written);
  }

  /** Returns the words a mistyped word may begin or be. */
  #meantBy(written: string, limit: number): string[] {
    const folded = fold(written);
    const swapped = new Set(swaps(written).flatMap((word) => this.#goingOn(fold(word), limit)));
    if (swapped.size > 0) return [...swapped].slice(0, limit);
    const [like] = this.vocabulary.beginningLike(folded, typosAllowed(written), 1);
    if (like !== undefined) return this.#goingOn(like, 1);
    const nearest = this.vocabulary.nearest(folded);
    return nearest === null ? [] : [nearest];
  }

  /** The words under what each of them has: a stem, parts. */
  async #gathered(
    words: string[],
    breathe: () => Promise<void>,
    keysOf: (word: string) => string[],
  ): Promise<Map<string, string[]>> {
    const gathered = new Map<string, string[]>();
    for (const [position, word] of words.entries()) {
      if (position % WORDS_AT_ONCE === 0) await breathe();
      for (const key of keysOf(word)) {
        const known = gathered.get(key);
        if (known) known.push(word);
        else gathered.set(key, [word]);
      }
    }
    return gathered;
  }

  #stemOf(folded: string): string {
    return indexWord(folded, this.#language).stem;
  }
}
