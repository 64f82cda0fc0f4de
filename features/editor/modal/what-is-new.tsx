import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import {
  type AnyField,
  type ContentTree,
  fromTree,
  isMadeFrom,
  type Module,
  moduleOf,
  valueAt,
  wordDiff,
} from '#features/content/index.ts';
import { DEFAULT_LANGUAGE, type Language } from '#lib/localized.ts';
import { getJson } from '#platform/browser/api-client.ts';
import { seenAt } from '../publishing/plans.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { ChangedWords } from '../versions/changed-words.tsx';

interface Asked {
  module: Module;
  field: AnyField;
  path: string;
  language: Language;
}

/**
 * What German says now and did not say when a translation was made from it, word by word. Only a mark is kept with a translation: what
 * German said then is found as long as it is what visitors see.
 */
export function WhatIsNew(asked: Asked) {
  const { t } = useLingui();
  const answerId = useId();
  const findGermanBefore = useGermanBefore(asked);
  const [before, setBefore] = useState<string | null | 'closed' | 'loading'>('closed');
  const { module, field, path } = asked;
  if (field.kind !== 'text' && field.kind !== 'rich-text') return null;
  const wordsOf = (value: unknown) => (typeof value === 'string' ? field.words(value) : '');
  const isOpen = before !== 'closed';
  const press = async () => {
    if (isOpen) return setBefore('closed');
    setBefore('loading');
    const german = await findGermanBefore();
    setBefore(german === null ? null : wordsOf(german));
  };
  return (
    <>
      <button
        type="button"
        className="text-link"
        aria-expanded={isOpen}
        aria-controls={isOpen ? answerId : undefined}
        onClick={() => void press()}
      >
        <Trans>What is new?</Trans>
      </button>
      {isOpen ? (
        <div id={answerId} className="what-is-new" role="status">
          {before === 'loading' ? t`It is being compared` : null}
          {before === null ? t`What German said then is not what visitors see.` : null}
          {before === 'loading' || before === null ? null : (
            <ChangedWords
              lang={DEFAULT_LANGUAGE}
              words={wordDiff(before, wordsOf(valueAt(module, DEFAULT_LANGUAGE, path)))}
            />
          )}
        </div>
      ) : null}
    </>
  );
}

/** Finds the German value a translation was made from, in what is published; `null` where that says something else, or without an answer. */
function useGermanBefore({ module, path, language }: Asked): () => Promise<unknown> {
  const { page, publications } = useSession();
  const known = useValue(publications.all) ?? [];
  return async () => {
    const seen = seenAt(known, DEFAULT_LANGUAGE, new Date().toISOString());
    if (seen === null) return null;
    const calls = `/${page.language}/pageeditor-api/documents/${page.document}`;
    const answer = await getJson(`${calls}/versions/${seen}/`);
    const older = answer.ok ? moduleOf(fromTree(answer.value as ContentTree), module.id) : undefined;
    if (!older || !isMadeFrom(module, language, path, older)) return null;
    return valueAt(older, DEFAULT_LANGUAGE, path) ?? null;
  };
}
