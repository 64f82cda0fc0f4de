import { useLingui } from '@lingui/react/macro';

/** What somebody else has saved of what was written here too: one's own stays until theirs is taken. */
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
