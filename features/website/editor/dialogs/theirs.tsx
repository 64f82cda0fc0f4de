import { useLingui } from '@lingui/react/macro';

/** Value another editor has saved for a field also changed here: the local value is used until theirs is accepted. */
export function Theirs({ words, onTake }: { words: string; onTake: () => void }) {
  const { t } = useLingui();
  return (
    <p className="theirs">
      <span>{words}</span>
      <button type="button" className="text-link" onClick={onTake}>
        {t`Use theirs`}
      </button>
    </p>
  );
}
