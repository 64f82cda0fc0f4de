import { useEffect, useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { changedTexts, type DescriptionTexts, faultsOf, mergeTexts, textsOf } from './description-texts.ts';
import {
  changeDescription,
  type DescriptionError,
  readDescription,
  saveVersion,
  type Version,
} from './version-calls.ts';

interface State {
  base: DescriptionTexts;
  texts: DescriptionTexts;
  /** `null` before anything is saved. */
  etag: string | null;
  /** Texts another editor has saved meanwhile that were changed here as well. */
  theirs: Partial<DescriptionTexts>;
}

/** Name and note of a version while they are edited; without a version, of the current draft. */
export function useDescription(version: Version | null, typed: string) {
  const { page, saver } = useSession();
  const { document, language } = page;
  const begin = { name: typed, note: '' };
  const [state, setState] = useState<State | 'loading' | 'failed'>(
    version ? 'loading' : { base: begin, texts: begin, etag: null, theirs: {} },
  );
  const [error, setError] = useState<DescriptionError | 'faulty' | null>(null);
  const [isSending, setIsSending] = useState(false);
  const id = version?.id ?? null;
  useEffect(() => {
    if (id === null) return;
    let isWanted = true;
    void readDescription(document, language, id).then((read) => {
      if (!isWanted) return;
      if (!read) return setState('failed');
      const texts = textsOf(read.description);
      setState({ base: texts, texts, etag: read.etag, theirs: {} });
    });
    return () => {
      isWanted = false;
    };
  }, [document, language, id]);
  if (typeof state === 'string') return state;

  const { base, texts, etag, theirs } = state;
  const isNameNeeded = version === null || version.reason === 'named';
  const refuse = (why: DescriptionError | 'faulty') => {
    setError(why);
    return false;
  };

  /** Saves the description; true if it is stored. */
  async function save(): Promise<boolean> {
    if (Object.keys(faultsOf(texts, { isNameNeeded })).length > 0) return refuse('faulty');
    setIsSending(true);
    const why = id === null || etag === null ? await keep() : await change(id, etag);
    setIsSending(false);
    return why === null || refuse(why);
  }

  async function keep(): Promise<DescriptionError | null> {
    if (!(await saver.flush())) return 'unsaved';
    return saveVersion(document, language, { baseVersion: saver.queue.get().version, texts });
  }

  async function change(versionId: number, seen: string): Promise<DescriptionError | null> {
    const changed = changedTexts(base, texts);
    const why = await changeDescription(document, language, { versionId, etag: seen, texts, changed });
    if (why !== 'changed') return why;
    const read = await readDescription(document, language, versionId);
    if (!read) return 'failed';
    const now = textsOf(read.description);
    const merged = mergeTexts(base, texts, now);
    setState({
      base: now,
      texts: merged.texts,
      etag: read.etag,
      theirs: Object.fromEntries(merged.disputed.map((text) => [text, now[text]])),
    });
    return 'changed';
  }

  return {
    texts,
    theirs,
    error,
    isSending,
    isNew: version === null,
    isChanged: changedTexts(base, texts).length > 0,
    /** Once somebody wanted to save it. */
    faults: error === 'faulty' ? faultsOf(texts, { isNameNeeded }) : {},
    set: (text: keyof DescriptionTexts, value: string) => {
      const { [text]: _, ...rest } = theirs;
      setState({ ...state, texts: { ...texts, [text]: value }, theirs: rest });
    },
    save,
  };
}

export type Description = Exclude<ReturnType<typeof useDescription>, string>;
