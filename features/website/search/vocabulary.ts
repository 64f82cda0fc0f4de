import SearchableMap from 'minisearch/SearchableMap';
import { beginsLike } from './typos.ts';

interface Word {
  /** As somebody wrote it. */
  written: string;
  /** In how many documents it stands, and in how many of their titles and keywords. */
  documents: number;
  titles: number;
}

/** Words at most that are looked at for one completion. */
const MAX_WORDS_SCANNED = 5000;
/** Prefix that has to match exactly, which bounds the number of comparisons. */
const FIRST_LETTERS = 2;
/** Maximum edit distance of a correction: a third of the letters, and never more than three. */
const TYPO_SHARE = 1 / 3;
const MAX_TYPOS = 3;

/** Every word of the documents of one language, folded, with how it is written and how often it stands there. */
export class Vocabulary {
  readonly #words = new SearchableMap<Word>();

  has(folded: string): boolean {
    return this.#words.has(folded);
  }

  /** Tells if a word begins with this prefix. */
  hasPrefix(folded: string): boolean {
    return this.#words.atPrefix(folded).size > 0;
  }

  keys(): Iterable<string> {
    return this.#words.keys();
  }

  add(folded: string, written: string, inTitle: boolean): void {
    const word = this.#words.get(folded);
    if (word) {
      word.documents += 1;
      if (inTitle) word.titles += 1;
    } else {
      this.#words.set(folded, { written, documents: 1, titles: inTitle ? 1 : 0 });
    }
  }

  remove(folded: string, inTitle: boolean): void {
    const word = this.#words.get(folded);
    if (!word) return;
    word.documents -= 1;
    if (inTitle) word.titles -= 1;
    if (word.documents === 0) this.#words.delete(folded);
  }

  /** Words with a similar beginning; the first two letters match exactly. */
  beginningLike(folded: string, typos: number, limit: number): string[] {
    const found: string[] = [];
    if (typos === 0) return found;
    for (const key of this.#words.atPrefix(folded.slice(0, FIRST_LETTERS)).keys()) {
      if (found.length === limit) break;
      if (beginsLike(key, folded, typos)) found.push(key);
    }
    return found;
  }

  /** The most frequent words with this beginning, in their original spelling: of titles and keywords, else of other texts. */
  complete(folded: string, limit: number): string[] {
    const found: { word: Word; length: number }[] = [];
    let looked = 0;
    for (const [key, word] of this.#words.atPrefix(folded)) {
      found.push({ word, length: key.length });
      if (++looked === MAX_WORDS_SCANNED) break;
    }
    const named = found.filter(({ word }) => word.titles > 0);
    return (named.length > 0 ? named : found)
      .sort(
        (a, b) => b.word.titles - a.word.titles || b.word.documents - a.word.documents || a.length - b.length,
      )
      .slice(0, limit)
      .map(({ word }) => word.written);
  }

  /** The word that was most likely meant; `null` when none is near. */
  nearest(folded: string): string | null {
    const wrong = Math.min(MAX_TYPOS, Math.floor(folded.length * TYPO_SHARE));
    if (wrong === 0) return null;
    let best: { written: string; distance: number; titles: number } | null = null;
    for (const [{ written, titles }, distance] of this.#words.fuzzyGet(folded, wrong).values()) {
      if (titles === 0) continue;
      const isBetter =
        !best || distance < best.distance || (distance === best.distance && titles > best.titles);
      if (isBetter) best = { written, distance, titles };
    }
    return best?.written ?? null;
  }
}
