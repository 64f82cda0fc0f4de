import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/button.tsx';
import { RoundButton } from '#ui/round-button.tsx';
import { useSession } from '../session/session-context.ts';
import { ChangeMarks } from './change-marks.tsx';
import { ComparedVersion } from './compared-version.tsx';
import { NameVersion } from './name-version.tsx';
import { useComparison } from './use-comparison.ts';
import { useVersions } from './use-versions.ts';
import { useVersionWords } from './version-words.ts';

/**
 * The versions of the page beside it. What the draft has otherwise than the chosen one is marked on the page itself, by shape,
 * word and colour, and said here word by word (docs/product/editing.md#versions).
 */
export function VersionsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { layer } = useSession();
  const panel = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [pages, setPages] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  const { list, again } = useVersions(pages);
  const comparison = useComparison(chosen);
  const words = useVersionWords();
  const versions = typeof list === 'string' ? [] : list.versions;
  const version = versions.find(({ id }) => id === chosen) ?? null;
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return createPortal(
    <>
      {chosen !== null && typeof comparison === 'object' ? (
        <ChangeMarks changes={comparison.changes} />
      ) : null}
      <dialog
        ref={panel}
        open
        className="versions-panel surface-sheet"
        aria-labelledby={titleId}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      >
        <div className="editor-dialog-head">
          <h2 id={titleId} className="text-d2">
            <Trans>Versions</Trans>
          </h2>
          <RoundButton icon="close" label={t`Close`} look="line" onClick={onClose} />
        </div>
        <div className="versions-panel-body">
          <NameVersion onNamed={again} />
          <p role="status" className="muted">
            {list === 'loading' ? <Trans>The versions are being read</Trans> : null}
            {list === 'failed' ? <Trans>The versions could not be read. Close and try again.</Trans> : null}
            {typeof list === 'object' && list.total === 0 ? (
              <Trans>There is none yet. One is kept with every sitting and every publishing.</Trans>
            ) : null}
          </p>
          <ol className="versions-list">
            {versions.map((each) => {
              const { name, facts } = words(each);
              return (
                <li key={each.id}>
                  <button
                    type="button"
                    className="version"
                    aria-pressed={each.id === chosen}
                    onClick={() => setChosen(each.id === chosen ? null : each.id)}
                  >
                    <strong>{name}</strong>
                    <span className="muted">{facts}</span>
                  </button>
                  {version?.id === each.id ? (
                    <ComparedVersion
                      version={version}
                      comparison={comparison}
                      // What was pressed goes away with what it was about.
                      onBroughtBack={() =>
                        panel.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
                      }
                    />
                  ) : null}
                </li>
              );
            })}
          </ol>
          {typeof list === 'object' && versions.length < list.total ? (
            <Button variant="ghost" onClick={() => setPages(pages + 1)}>
              <Trans>Show older ones</Trans>
            </Button>
          ) : null}
        </div>
      </dialog>
    </>,
    layer,
  );
}
