import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ModuleChange } from '#features/core/documents/index.ts';
import { Button } from '#ui/button.tsx';
import { RoundButton } from '#ui/round-button.tsx';
import { useFrame } from '../overlay/use-frame.ts';
import { useSession } from '../session/session-context.ts';
import { ComparedVersion } from './compared-version.tsx';
import { DescriptionDialog } from './description-dialog.tsx';
import { NameVersion } from './name-version.tsx';
import { useChangeWords } from './use-change-words.ts';
import { useComparison } from './use-comparison.ts';
import { useVersions } from './use-versions.ts';
import type { Version } from './version-calls.ts';
import { VersionItem } from './version-item.tsx';

/**
 * The versions of the page beside it. Differences between the draft and the selected one are marked on the page itself, by
 * shape, word and colour, and listed here word by word (docs/product/editing.md#versions).
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
  // Keeps typed text when the dialog with the note is left.
  const [typed, setTyped] = useState('');
  const [described, setDescribed] = useState<{ version: Version | null; typed: string } | null>(null);
  const onNamed = () => {
    setTyped('');
    again();
  };
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
          <RoundButton icon="close" label={t`Close`} variant="line" onClick={onClose} />
        </div>
        <div className="versions-panel-body">
          <NameVersion
            name={typed}
            onName={setTyped}
            onWithNote={() => setDescribed({ version: null, typed })}
            onNamed={onNamed}
          />
          <p role="status" className="muted">
            {list === 'loading' ? <Trans>Loading versions</Trans> : null}
            {list === 'failed' ? (
              <Trans>The versions couldn’t be loaded. Close this and try again.</Trans>
            ) : null}
            {typeof list === 'object' && list.total === 0 ? (
              <Trans>
                No versions yet. One is saved with every editing session and every time you publish.
              </Trans>
            ) : null}
          </p>
          <ol className="versions-list">
            {versions.map((each) => (
              <VersionItem
                key={each.id}
                version={each}
                isChosen={each.id === chosen}
                onChoose={() => setChosen(each.id === chosen ? null : each.id)}
                onDescribe={() => setDescribed({ version: each, typed: '' })}
              >
                {version?.id === each.id ? (
                  <ComparedVersion
                    version={version}
                    comparison={comparison}
                    // Moves the focus, because the pressed button disappears together with its subject.
                    onBroughtBack={() =>
                      panel.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
                    }
                  />
                ) : null}
              </VersionItem>
            ))}
          </ol>
          {typeof list === 'object' && versions.length < list.total ? (
            <Button variant="ghost" onClick={() => setPages(pages + 1)}>
              <Trans>Show older versions</Trans>
            </Button>
          ) : null}
        </div>
      </dialog>
      {described ? (
        <DescriptionDialog
          about={described}
          onSaved={described.version ? again : onNamed}
          onClose={() => setDescribed(null)}
        />
      ) : null}
    </>,
    layer,
  );
}

/** Marks changes since a version on the page. Removed modules are only in the list. */
function ChangeMarks({ changes }: { changes: readonly ModuleChange[] }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`What’s different`}>
      {changes.map((change) => (change.kind === 'removed' ? null : <Mark key={change.id} change={change} />))}
    </section>
  );
}

function Mark({ change }: { change: ModuleChange }) {
  const frame = useFrame(change.id);
  const words = useChangeWords();
  if (!frame) return null;
  return (
    <div className="change-mark" data-change={change.kind} style={{ ...frame }}>
      <span className="change-mark-label">{words(change)}</span>
    </div>
  );
}
