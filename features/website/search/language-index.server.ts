import MiniSearch from 'minisearch';
import type { Language } from '#lib/localized.ts';
import { dayOf, type Instant } from '#lib/venue-time.ts';
import { Corpus } from './corpus.server.ts';
import type { Entry } from './entry.server.ts';
import { type IndexWord, indexWord, indexWords } from './index-words.server.ts';
import { hasFacts, readIntent } from './intent.ts';
import { matchesIntent } from './matches-intent.ts';
import { queryPlan } from './query-plan.ts';
import { boostOf, byScore } from './ranking.ts';
import { isStopWord } from './stop-words.ts';
import { fold, queryWords } from './words.ts';

const FIELDS = ['title', 'summary', 'keywords', 'when', 'body'] as const;
type Field = (typeof FIELDS)[number];
/** How much a word counts where it stands. */
const BOOSTS: Record<Field, number> = { title: 6, summary: 2, keywords: 2, when: 1.5, body: 0.7 };

/** An entry and the words of its fields, one to a line. */
type Prepared = { entry: Entry } & Record<Field, string>;

/** Something found, and which words of the index it was found by. */
export interface Hit {
  entry: Entry;
  score: number;
  terms: readonly string[];
  /** Fields in which the terms occur. */
  match: Record<string, string[]>;
}

/** Hits, and whether they are in order: best first, or as the query asks for it. */
export interface Matches {
  hits: Hit[];
  isInOrder: boolean;
}

/** All entries of one language, and how they are found. */
export class LanguageIndex {
  readonly #language: Language;
  readonly #entries = new Map<string, Entry>();
  readonly #index: MiniSearch<Prepared>;
  /** Its words: completed, guessed, split into parts. */
  readonly corpus: Corpus;

  constructor(language: Language) {
    this.#language = language;
    this.corpus = new Corpus(language);
    this.#index = new MiniSearch<Prepared>({
      fields: [...FIELDS],
      // Stores the entry in place of its id, so that hits need no look-up.
      extractField: (prepared, field) => (field === 'id' ? prepared.entry : prepared[field as Field]),
      // The words come ready from `indexWords`, one to a line.
      tokenize: (text) => (text === '' ? [] : text.split('\n')),
      processTerm: (term) => indexWord(term, language).folded,
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

  add(entry: Entry): void {
    this.remove(entry.id);
    this.#entries.set(entry.id, entry);
    this.#index.add(this.#prepared(entry));
    for (const [word, inTitle] of this.#wordsOf(entry)) {
      this.corpus.vocabulary.add(word.folded, word.written, inTitle);
    }
  }

  remove(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.delete(id);
    this.#index.discard(entry);
    for (const [word, inTitle] of this.#wordsOf(entry)) this.corpus.vocabulary.remove(word.folded, inTitle);
  }

  /** Everything that matches, in order. */
  find(query: string, now: Instant): Hit[] {
    const { hits, isInOrder } = this.match(query, now);
    return isInOrder ? hits : hits.sort(byScore);
  }

  /**
   * All matches. Ages, days, price and languages are answered from the facts of dates, unless the query is the beginning of
   * a title or nothing matches them; the rest by words. Two letters match thousands, whose ranking takes longer than the
   * search: callers that show only the best use `firstOfGroups`.
   */
  match(query: string, now: Instant): Matches {
    const intent = readIntent(query, dayOf(now));
    const byWords = () => ({ hits: this.#findWords(query, now), isInOrder: false });
    if (!hasFacts(intent) || this.#isTitle(query)) return byWords();
    const hasWords = this.#telling(intent.words).length > 0;
    const found = hasWords ? this.#findWords(intent.words, now) : this.#soonest(now);
    const free = intent.isFree ? this.#freeParts() : new Set<string>();
    const answers = found.filter(({ entry }) => matchesIntent(this.#withFacts(entry, free), intent, now));
    if (answers.length === 0) return byWords();
    // Marks hits as matched by date: a visitor who names days wants to see what is on then.
    const when = intent.days === null ? {} : { '': ['when'] };
    const hits = answers.map((hit) => ({ ...hit, match: { ...hit.match, ...when } }));
    return { hits, isInOrder: !hasWords };
  }

  /** All words have to match; where nothing has them all, the more the better. In no order. */
  #findWords(query: string, now: Instant): Hit[] {
    const words = this.#asked(query);
    if (words.length === 0) return [];
    for (const combine of ['and', 'or'] as const) {
      const found = this.#index.search(queryPlan(words, this.corpus, combine));
      if (found.length === 0) continue;
      const foldedQuery = queryWords(query)
        .map((word) => indexWord(word, this.#language).folded)
        .join(' ');
      const hits: Hit[] = [];
      // Two letters match thousands: each is processed as little as possible.
      for (const { id: entry, score, terms, match } of found)
        hits.push({ entry, score: score * boostOf(entry, foldedQuery, now), terms, match });
      return hits;
    }
    return [];
  }

  /** Returns the entries with upcoming dates, soonest first. */
  #soonest(now: Instant): Hit[] {
    const next = ({ dates }: Entry) => dates.find(({ end }) => end > now)?.start ?? '9999';
    return [...this.#entries.values()]
      .filter(({ facts }) => facts !== null)
      .map((entry) => ({ entry, score: boostOf(entry, '', now), terms: [], match: {} }))
      .sort((a, b) => (next(a.entry) < next(b.entry) ? -1 : 1));
  }

  /** A date is in the languages of its production, and a production is free where one of its dates is. */
  #withFacts(entry: Entry, free: ReadonlySet<string>): Entry {
    const { facts, partOf } = entry;
    if (facts === null) return entry;
    const whole = partOf === undefined ? null : this.#entries.get(partOf)?.facts;
    const isFree = facts.isFree || free.has(entry.id);
    return { ...entry, facts: { ...facts, isFree, spoken: facts.spoken ?? whole?.spoken ?? null } };
  }

  #freeParts(): ReadonlySet<string> {
    const free = [...this.#entries.values()].filter(({ facts, partOf }) => facts?.isFree && partOf);
    return new Set(free.map(({ partOf = '' }) => partOf));
  }

  #isTitle(query: string): boolean {
    const folded = queryWords(query).map(fold).join(' ');
    return [...this.#entries.values()].some(({ foldedTitle }) => foldedTitle.startsWith(folded));
  }

  /** The words of a query that say something; all of them when none does. */
  #asked(query: string): IndexWord[] {
    const telling = this.#telling(query);
    return telling.length > 0 ? telling : this.#wordsIn(query);
  }

  #telling(query: string): IndexWord[] {
    return this.#wordsIn(query).filter(({ folded }) => !isStopWord(folded, this.#language));
  }

  #wordsIn(query: string): IndexWord[] {
    return queryWords(query).map((word) => indexWord(word, this.#language));
  }

  #prepared(entry: Entry): Prepared {
    const lines = (text: string) =>
      indexWords(text, this.#language)
        .map(({ written }) => written)
        .join('\n');
    return {
      entry,
      title: lines(entry.title.text),
      summary: lines(entry.summary.text),
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
