import { useEffect, useMemo, useState } from 'react';
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
import { SettingsBackup, type UnsavedSettings } from './settings-backup.ts';
import { type ReadPage, readPage, type SettingsError, savePage } from './settings-calls.ts';

/** The record of a page while it is edited. Input is preserved whatever the server answers. */
export interface PageSettings {
  page: PageJson;
  facts: PageFacts;
  isChanged: boolean;
  isSending: boolean;
  error: SettingsError | null;
  /** Facts without German text, once somebody tried to save. */
  missing: FactName[];
  /** Values another editor has saved meanwhile for facts changed here as well. */
  theirs: ReadonlyMap<FactName, PageFacts[FactName]>;
  /** How much else they changed. */
  taken: number;
  /** True if unsaved changes made here before were restored. */
  isRestored: boolean;
  set(name: FactName, value: PageFacts[FactName]): void;
  takeTheirs(name: FactName): void;
  /** Returns the saved page; `null` where it was not saved. */
  save(): Promise<PageJson | null>;
  /** Discards unsaved changes. */
  discard(): void;
}

interface State {
  page: PageJson;
  etag: string;
  base: PageFacts;
  facts: PageFacts;
  theirs: PageSettings['theirs'];
  taken: number;
  isRestored: boolean;
}

const NONE: PageSettings['theirs'] = new Map();

export function usePageSettings(id: number): PageSettings | 'loading' | 'failed' {
  const { page: edited } = useSession();
  const { language } = edited;
  const [state, setState] = useState<State | 'loading' | 'failed'>('loading');
  const [error, setError] = useState<SettingsError | null>(null);
  const [missing, setMissing] = useState<FactName[]>([]);
  const [isSending, setIsSending] = useState(false);
  const backup = useMemo(() => new SettingsBackup(edited.account, id), [edited.account, id]);
  useEffect(() => {
    let isWanted = true;
    void readPage(id, language).then((read) => {
      if (!isWanted) return;
      if (!read) return setState('failed');
      setState(restoreUnsaved(read, backup.read()));
    });
    return () => {
      isWanted = false;
    };
  }, [id, language, backup]);
  if (typeof state === 'string') return state;

  const { page, etag, base, facts, theirs, taken, isRestored } = state;
  const change = (changed: Partial<PageFacts>, name: FactName) => {
    const next = { ...facts, ...changed };
    backup.store({ base, facts: next });
    setState({ ...state, facts: next, theirs: without(theirs, name) });
  };

  async function save(): Promise<PageJson | null> {
    const gaps = germanMissing(facts);
    setMissing(gaps);
    setError(null);
    if (gaps.length > 0) return null;
    setIsSending(true);
    const saved = await savePage(id, { patch: patchOf(base, facts), etag, language });
    if (!saved.ok && saved.error.is === 'changed') await bringTogether();
    setIsSending(false);
    if (saved.ok) {
      backup.clear();
      return saved.value;
    }
    setError(saved.error);
    return null;
  }

  /** A concurrent save: its changes are merged, and conflicts are shown. */
  async function bringTogether(): Promise<void> {
    const read = await readPage(id, language);
    if (!read) return;
    setState(merged(read, { base, facts }));
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
    isRestored,
    set: (name, value) => change({ [name]: value }, name),
    takeTheirs: (name) => change({ [name]: theirs.get(name) ?? null }, name),
    save,
    discard: () => backup.clear(),
  };
}

/** Merges own changes into the record the server has now. */
function merged(read: ReadPage, { base, facts }: UnsavedSettings): State {
  const now = factsOf(read.page);
  const { facts: both, disputed, taken } = mergeFacts(base, facts, now);
  return {
    ...read,
    base: now,
    facts: both,
    theirs: new Map(disputed.map((name) => [name, now[name]])),
    taken: taken.length,
    isRestored: false,
  };
}

/** The current settings, with unsaved changes restored. */
function restoreUnsaved(read: ReadPage, stored: UnsavedSettings | null): State {
  const base = factsOf(read.page);
  const fresh = { ...read, base, facts: base, theirs: NONE, taken: 0, isRestored: false };
  if (!stored) return fresh;
  const again = merged(read, stored);
  return changedFacts(base, again.facts).length > 0 ? { ...again, taken: 0, isRestored: true } : fresh;
}

const without = (theirs: PageSettings['theirs'], name: FactName) =>
  new Map([...theirs].filter(([each]) => each !== name));
