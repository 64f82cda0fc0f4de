import { useEffect, useState } from 'react';
import { useSession } from '../session/session-context.ts';
import {
  changedFacts,
  type FactName,
  factsOf,
  germanMissing,
  mergeFacts,
  type PageFacts,
  type PageJson,
  patchOf,
} from './page-facts.ts';
import { readPage, type SettingsError, savePage } from './settings-calls.ts';

/** The record of a page while somebody writes in it. What is typed stays whatever the server answers. */
export interface PageSettings {
  page: PageJson;
  facts: PageFacts;
  isChanged: boolean;
  isSending: boolean;
  error: SettingsError | null;
  /** Where German is missing, once somebody wanted to save. */
  missing: FactName[];
  /** What somebody else has saved meanwhile of what was changed here as well. */
  theirs: ReadonlyMap<FactName, PageFacts[FactName]>;
  /** How much else they changed. */
  taken: number;
  set(name: FactName, value: PageFacts[FactName]): void;
  takeTheirs(name: FactName): void;
  /** Answers the page as it is then; `null` where it was not saved. */
  save(): Promise<PageJson | null>;
}

interface State {
  page: PageJson;
  etag: string;
  base: PageFacts;
  facts: PageFacts;
  theirs: PageSettings['theirs'];
  taken: number;
}

const NONE: PageSettings['theirs'] = new Map();

export function usePageSettings(id: number): PageSettings | 'loading' | 'failed' {
  const { page: edited } = useSession();
  const { language } = edited;
  const [state, setState] = useState<State | 'loading' | 'failed'>('loading');
  const [error, setError] = useState<SettingsError | null>(null);
  const [missing, setMissing] = useState<FactName[]>([]);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void readPage(id, language).then((read) => {
      if (!isWanted) return;
      if (!read) return setState('failed');
      const base = factsOf(read.page);
      setState({ ...read, base, facts: base, theirs: NONE, taken: 0 });
    });
    return () => {
      isWanted = false;
    };
  }, [id, language]);
  if (typeof state === 'string') return state;

  const { page, etag, base, facts, theirs, taken } = state;
  const change = (changed: Partial<PageFacts>, name: FactName) =>
    setState({ ...state, facts: { ...facts, ...changed }, theirs: without(theirs, name) });

  async function save(): Promise<PageJson | null> {
    const gaps = germanMissing(facts);
    setMissing(gaps);
    setError(null);
    if (gaps.length > 0) return null;
    setIsSending(true);
    const saved = await savePage(id, { patch: patchOf(base, facts), etag, language });
    if (!saved.ok && saved.error.is === 'changed') await bringTogether();
    setIsSending(false);
    if (saved.ok) return saved.value;
    setError(saved.error);
    return null;
  }

  /** Somebody else has saved: what they changed comes in, and what both changed is said. */
  async function bringTogether(): Promise<void> {
    const read = await readPage(id, language);
    if (!read) return;
    const now = factsOf(read.page);
    const merged = mergeFacts(base, facts, now);
    setState({
      ...read,
      base: now,
      facts: merged.facts,
      theirs: new Map(merged.disputed.map((name) => [name, now[name]])),
      taken: merged.taken.length,
    });
  }

  return {
    page,
    facts,
    isChanged: changedFacts(base, facts).length > 0,
    isSending,
    error,
    missing,
    theirs,
    taken,
    set: (name, value) => change({ [name]: value }, name),
    takeTheirs: (name) => change({ [name]: theirs.get(name) ?? null }, name),
    save,
  };
}

const without = (theirs: PageSettings['theirs'], name: FactName) =>
  new Map([...theirs].filter(([each]) => each !== name));
