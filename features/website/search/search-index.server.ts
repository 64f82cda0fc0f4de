import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DocumentSource, SearchDocument } from '#features/core/resources/index.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { EVERYTHING } from '#platform/events/cache-tag.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';
import type { Log } from '#platform/log.server.ts';
import { synonymsTag } from './cache-tags.ts';
import { toEntry } from './entry.server.ts';
import { LanguageIndex } from './language-index.server.ts';
import type { SynonymGroup } from './synonyms.ts';

/** Time the index takes before the server answers in between. */
const SLICE_MS = 8;
/** So many documents are enough to answer searches while the rest of a large venue is still being read. */
const MIN_INDEXED_DOCUMENTS = 1000;

/** The search index of both languages, updated by the events of use cases. */
export interface SearchIndex {
  /** Begins to build; without it the first search does. */
  start(): void;
  /** The index of a language, built on first use; of a large venue available with its first thousand documents. */
  of(language: Language): Promise<LanguageIndex>;
  /** When everything announced so far has been taken up. */
  settled(): Promise<void>;
  close(): void;
}

export function createSearchIndex({
  sources,
  synonyms,
  bus,
  log,
}: {
  sources: readonly DocumentSource[];
  synonyms: () => Promise<SynonymGroup[]>;
  bus: EventBus;
  log: Log;
}): SearchIndex {
  const indexes: Record<Language, LanguageIndex> = {
    de: new LanguageIndex('de'),
    en: new LanguageIndex('en'),
  };
  const stale = new Set(sources);
  let areSynonymsStale = true;
  /** A fingerprint of each source's last documents: only changed ones are indexed again. */
  const given = new Map<DocumentSource, Map<string, string>>();
  let work: Promise<void> | null = null;
  let built: Promise<void> | null = null;
  let isClosed = false;
  const early = Promise.withResolvers<void>();
  const breathe = createBreather();

  const unsubscribe = bus.subscribe(({ tags }) => {
    for (const source of sources) {
      if (tags.some((tag) => tag === EVERYTHING || source.tags.includes(tag))) stale.add(source);
    }
    if (tags.some((tag) => tag === EVERYTHING || tag === synonymsTag())) areSynonymsStale = true;
    // Nobody has searched yet: the first search reads everything anyway.
    if (built && (stale.size > 0 || areSynonymsStale)) refresh().catch(failed);
  });

  /** Processes stale sources, one round at a time. A source that fails remains stale and is retried in the next round. */
  function refresh(): Promise<void> {
    work ??= takeUp().finally(() => {
      work = null;
    });
    return work;
  }

  async function takeUp(): Promise<void> {
    const started = performance.now();
    while ((stale.size > 0 || areSynonymsStale) && !isClosed) {
      const now = [...stale];
      const isNewWords = areSynonymsStale;
      stale.clear();
      areSynonymsStale = false;
      try {
        if (isNewWords) await readSynonyms();
        for (const source of now) {
          await read(source);
          if (given.size < sources.length && indexes.de.size >= MIN_INDEXED_DOCUMENTS)
            await publishPartialIndex();
        }
      } catch (error) {
        for (const source of now) stale.add(source);
        areSynonymsStale ||= isNewWords;
        throw error;
      }
      await settle();
    }
    log.info(
      { documents: indexes.de.size, ms: Math.round(performance.now() - started) },
      'search index updated',
    );
  }

  async function settle(): Promise<void> {
    for (const language of LANGUAGES) await indexes[language].corpus.settle(breathe);
  }

  async function publishPartialIndex(): Promise<void> {
    await settle();
    early.resolve();
  }

  async function readSynonyms(): Promise<void> {
    const groups = await synonyms();
    for (const language of LANGUAGES) indexes[language].corpus.setSynonyms(groups);
  }

  async function read(source: DocumentSource): Promise<void> {
    const before = given.get(source) ?? new Map<string, string>();
    const after = new Map<string, string>();
    for await (const portion of source.documents()) {
      for (const document of portion) {
        await breathe();
        if (isClosed) return;
        const fingerprint = createHash('sha1').update(JSON.stringify(document)).digest('base64');
        after.set(document.id, fingerprint);
        if (before.get(document.id) !== fingerprint) put(document);
      }
    }
    for (const id of before.keys())
      if (!after.has(id)) for (const language of LANGUAGES) indexes[language].remove(id);
    given.set(source, after);
  }

  function put(document: SearchDocument): void {
    for (const language of LANGUAGES) {
      const path = document.paths[language];
      if (path === undefined) indexes[language].remove(document.id);
      else indexes[language].add(toEntry(document, language, path));
    }
  }

  function failed(error: unknown): void {
    if (!isClosed) log.error({ err: error }, 'could not update the search index');
  }

  function build(): Promise<void> {
    built ??= refresh().catch((error: unknown) => {
      built = null;
      throw error;
    });
    return built;
  }

  return {
    start: () => void build().catch(failed),
    async of(language) {
      await Promise.race([build(), early.promise]);
      return indexes[language];
    },
    async settled() {
      await build();
      await refresh();
    },
    close() {
      isClosed = true;
      unsubscribe();
    },
  };
}

/** Gives the turn to others when the last one lasted long enough. */
function createBreather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await nextTurn();
    since = performance.now();
  };
}
