import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import {
  type AnyField,
  type Json,
  type Module,
  markOf,
  valueAt,
  wordDiff,
} from '#features/core/documents/index.ts';
import { DEFAULT_LANGUAGE, type Language } from '#lib/localized.ts';
import { getJson } from '#platform/browser/api-client.ts';
import { useSession } from '../session/session-context.ts';
import { ChangedWords } from '../versions/changed-words.tsx';

interface Asked {
  module: Module;
  field: AnyField;
  path: string;
  language: Language;
}

/** Previous German text, as far as known. */
type Before = { is: 'closed' | 'loading' | 'failed' | 'gone' } | { is: 'found'; words: string };

/**
 * Differences between the current German text and the one a translation was made from, word by word. Only a mark is
 * stored with a translation: the former German text is found in the stored versions of the page, published or not.
 */
export function SourceDifferences(asked: Asked) {
  const { t } = useLingui();
  const answerId = useId();
  const findGermanBefore = useGermanBefore(asked);
  const [before, setBefore] = useState<Before>({ is: 'closed' });
  const { module, field, path } = asked;
  if (field.kind !== 'text' && field.kind !== 'rich-text') return null;
  const wordsOf = (value: unknown) => (typeof value === 'string' ? field.words(value) : '');
  const isOpen = before.is !== 'closed';
  const press = async () => {
    if (isOpen) return setBefore({ is: 'closed' });
    setBefore({ is: 'loading' });
    const found = await findGermanBefore();
    if (found === 'failed') setBefore({ is: 'failed' });
    else setBefore(found.german === null ? { is: 'gone' } : { is: 'found', words: wordsOf(found.german) });
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
        <Trans>What’s new?</Trans>
      </button>
      {isOpen ? (
        <div id={answerId} className="source-differences" role="status">
          {before.is === 'loading' ? t`Comparing` : null}
          {before.is === 'failed' ? t`Comparing failed. Try again.` : null}
          {before.is === 'gone' ? t`The German text from then is no longer stored.` : null}
          {before.is === 'found' ? (
            <ChangedWords
              lang={DEFAULT_LANGUAGE}
              words={wordDiff(before.words, wordsOf(valueAt(module, DEFAULT_LANGUAGE, path)))}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/** Finds the German value a translation was made from; `null` where none is stored, `failed` without an answer. */
function useGermanBefore({ module, path, language }: Asked): () => Promise<{ german: Json } | 'failed'> {
  const { page } = useSession();
  return async () => {
    const calls = `/${page.language}/pageeditor-api/documents/${page.document}`;
    const answer = await getJson(`${calls}/german-before/${module.id}/${markOf(module, language, path)}/`);
    return answer.ok ? (answer.value as { german: Json }) : 'failed';
  };
}
