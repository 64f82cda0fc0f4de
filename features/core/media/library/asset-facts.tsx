import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '#lib/localized.ts';
import { TextField } from '#ui/field.tsx';
import { FocalPoint } from './focal-point.tsx';
import { isUndescribed, type LibraryAsset, type LibraryFacts } from './library-asset.ts';
import { changeFacts } from './library-calls.ts';

/** How long after the last change it is saved. */
const PAUSE_MS = 800;

/**
 * Form for the properties of a picture: its focal point, its description or that it needs none, its author. Saves
 * automatically.
 */
export function AssetFacts({
  asset,
  language,
  onSaved,
}: {
  asset: LibraryAsset;
  language: Language;
  onSaved: (asset: LibraryAsset) => void;
}) {
  const { t } = useLingui();
  const [facts, setFacts] = useState<LibraryFacts>(() => factsOf(asset));
  const saving = useSaving(asset.id, language, onSaved);
  const change = (part: Partial<LibraryFacts>) => {
    const next = { ...facts, ...part };
    setFacts(next);
    saving.later(part);
  };
  const say = (german: string, english: string) =>
    change({ alt: german.trim() === '' ? null : { de: german, en: english.trim() === '' ? null : english } });
  const [german, english] = [facts.alt?.de ?? '', facts.alt?.en ?? ''];
  return (
    <div className="asset-facts">
      <FocalPoint
        asset={asset}
        value={facts.focal_point}
        onChange={(point) => change({ focal_point: point })}
      />
      <TextField
        label={t`German description`}
        hint={t`For anyone who can’t see the image: what it shows, in one sentence.`}
        error={
          isUndescribed({ ...asset, ...facts })
            ? t`Still missing. Describe the image, or mark it as decorative.`
            : undefined
        }
        lang="de"
        maxLength={1000}
        disabled={facts.is_decorative}
        value={german}
        onChange={({ target }) => say(target.value, english)}
      />
      <TextField
        label={t`English description`}
        lang="en"
        maxLength={1000}
        disabled={facts.is_decorative || german.trim() === ''}
        value={english}
        onChange={({ target }) => say(german, target.value)}
      />
      <label className="choice">
        <input
          type="checkbox"
          className="choice-hole"
          checked={facts.is_decorative}
          onChange={({ target }) => change({ is_decorative: target.checked })}
        />
        <span className="choice-text">
          <Trans>Decorative, no description</Trans>
        </span>
      </label>
      <TextField
        label={t`Creator`}
        maxLength={200}
        value={facts.credit ?? ''}
        onChange={({ target }) => change({ credit: target.value === '' ? null : target.value })}
      />
      <p role="status" className="muted">
        {saving.state === 'saved' ? <Trans>Saved</Trans> : null}
        {saving.state === 'saving' ? <Trans>Saving</Trans> : null}
        {saving.state === 'failed' ? (
          <Trans>Not saved. It will be sent again with your next change.</Trans>
        ) : null}
      </p>
    </div>
  );
}

const factsOf = ({ focal_point, is_decorative, alt, credit }: LibraryAsset): LibraryFacts => ({
  focal_point,
  is_decorative,
  alt,
  credit,
});

/** Sends what was changed a moment after the last change, one call at a time, and at once when somebody goes on to another. */
function useSaving(id: number, language: Language, onSaved: (asset: LibraryAsset) => void) {
  const [state, setState] = useState<'clean' | 'saving' | 'saved' | 'failed'>('clean');
  const waiting = useRef<Partial<LibraryFacts>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const under = useRef<Promise<void>>(Promise.resolve());
  const send = () => {
    clearTimeout(timer.current);
    under.current = under.current.then(async () => {
      const sent = waiting.current;
      if (Object.keys(sent).length === 0) return;
      waiting.current = {};
      setState('saving');
      const answer = await changeFacts(language, id, sent);
      if (answer.ok) onSaved(answer.value);
      else waiting.current = { ...sent, ...waiting.current };
      setState(answer.ok ? 'saved' : 'failed');
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: unsaved changes are sent once, on unmount
  useEffect(() => send, []);
  return {
    state,
    later(part: Partial<LibraryFacts>) {
      waiting.current = { ...waiting.current, ...part };
      clearTimeout(timer.current);
      timer.current = setTimeout(send, PAUSE_MS);
    },
  };
}
