import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { type LibraryAsset, type LibraryKind, readAsset } from '#features/core/media/library/index.ts';
import { Button } from '#ui/button.tsx';
import { FieldProblem } from '../modal/field-problem.tsx';
import { useSession } from '../session/session-context.ts';
import { LibraryDialog } from './library-dialog.tsx';

/** An asset of the library by its id: its preview, and a dialog to choose another. */
export function AssetPicker({
  kinds,
  label,
  hint,
  error,
  value,
  instead,
  isOpenAtFirst = false,
  onChange,
}: {
  kinds: readonly [LibraryKind, ...LibraryKind[]];
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: number | null;
  /** Replacement text while no library item is chosen. */
  instead?: string | undefined;
  /** Nothing was chosen and somebody is about to: the library is open at once. */
  isOpenAtFirst?: boolean;
  onChange: (asset: LibraryAsset | null) => void;
}) {
  const { t } = useLingui();
  const { learnAsset } = useSession();
  const [asset, setAsset] = useAsset(value);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const errorId = useId();
  const isPicture = kinds[0] === 'image';
  return (
    <fieldset className="asset-picker">
      <legend className="field-label">{label}</legend>
      {hint ? <div className="field-hint">{hint}</div> : null}
      <div className="asset-picker-chosen">
        {asset?.thumbnails ? <img src={asset.thumbnails.square} alt="" width={88} height={88} /> : null}
        <p>
          {value === null ? (instead ?? <Trans>None chosen</Trans>) : null}
          {value !== null && asset ? <strong>{asset.alt?.de ?? asset.name}</strong> : null}
          {value !== null && !asset ? <Trans>Something from the library</Trans> : null}
        </p>
        <Button
          variant="ghost"
          size="small"
          data-invalid={error ? '' : undefined}
          aria-describedby={error ? errorId : undefined}
          onClick={() => setIsOpen(true)}
        >
          {isPicture ? t`Choose an image` : t`Choose a file`}
        </Button>
        {value === null && instead === undefined ? null : (
          <button type="button" className="text-link" onClick={() => onChange(null)}>
            <Trans>Remove</Trans>
          </button>
        )}
      </div>
      {error ? <FieldProblem id={errorId}>{error}</FieldProblem> : null}
      {isOpen ? (
        <LibraryDialog
          kinds={kinds}
          chosen={asset}
          onClose={() => setIsOpen(false)}
          onTake={(taken) => {
            setAsset(taken);
            learnAsset(taken);
            onChange(taken);
            setIsOpen(false);
          }}
        />
      ) : null}
    </fieldset>
  );
}

/** Returns the library's data of an asset. */
function useAsset(id: number | null): [LibraryAsset | null, (asset: LibraryAsset) => void] {
  const { page } = useSession();
  const [asset, setAsset] = useState<LibraryAsset | null>(null);
  useEffect(() => {
    let isWanted = id !== null;
    if (id !== null) void readAsset(page.language, id).then((found) => isWanted && setAsset(found));
    return () => {
      isWanted = false;
    };
  }, [id, page.language]);
  return [asset?.id === id ? asset : null, setAsset];
}
