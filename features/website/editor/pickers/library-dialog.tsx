import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { type LibraryAsset, type LibraryKind, MediaLibrary } from '#features/core/media/library/index.ts';
import { Button } from '#ui/button.tsx';
import { EditorDialog } from '../dialogs/editor-dialog.tsx';
import { useSession } from '../session/session-context.ts';

/** The library in a dialog, to choose one entry. */
export function LibraryDialog({
  kinds,
  chosen,
  onTake,
  onClose,
}: {
  kinds: readonly [LibraryKind, ...LibraryKind[]];
  /** Current choice. */
  chosen: LibraryAsset | null;
  onTake: (asset: LibraryAsset) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { page, learnAsset } = useSession();
  const [asset, setAsset] = useState(chosen);
  const isPicture = kinds[0] === 'image';
  return (
    <EditorDialog
      title={isPicture ? t`Choose an image` : t`Choose a file`}
      isWide
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            aria-disabled={asset === null}
            onClick={() => {
              if (asset) onTake(asset);
            }}
          >
            {isPicture ? <Trans>Use this image</Trans> : <Trans>Use this file</Trans>}
          </Button>
        </>
      }
    >
      <Suspense fallback={<p role="status">{t`Loading the library`}</p>}>
        <MediaLibrary
          kinds={kinds}
          language={page.language}
          chosen={asset}
          onChoose={(next) => {
            setAsset(next);
            // Applies the texts of an image everywhere it is shown.
            if (next.id === asset?.id) learnAsset(next);
          }}
        />
      </Suspense>
    </EditorDialog>
  );
}
