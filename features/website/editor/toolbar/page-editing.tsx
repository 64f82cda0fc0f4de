import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState } from 'react';
import type { Language } from '#lib/localized.ts';
import type { EditedPage } from '../edited-page.ts';
import { loadEditor } from '../load-editor.ts';
import type { EditTarget, PageEdits } from '../page-edits.ts';
import { EditSwitch } from './edit-switch.tsx';
import { MakingDocument } from './making-document.tsx';

type Session = ComponentType<{
  page: EditedPage;
  paths: Record<Language, string>;
  targets: readonly EditTarget[];
  chosen: EditTarget;
}>;

/** Ignores a failed preload: loading is retried when the page is edited, and errors are reported there. */
const loadSoon = () => void loadEditor().catch(() => {});

/**
 * The part of the toolbar about the page itself: the switch, and while the page is edited the editor, which is loaded then
 * and not before.
 */
export function PageEditing({
  edits: { targets, chosen, page, missing },
  paths,
}: {
  edits: PageEdits;
  /** Path of the page in each language. */
  paths: Record<Language, string>;
}) {
  const [editor, setEditor] = useState<{ Session: Session } | 'failed' | null>(null);
  const isEdited = chosen !== null;
  useEffect(() => {
    if (!isEdited) return;
    loadEditor().then(
      ({ EditorSession }) => setEditor({ Session: EditorSession }),
      () => setEditor('failed'),
    );
  }, [isEdited]);
  if (!chosen) return <EditSwitch isOn={false} onNear={loadSoon} />;
  // Another page, part of it or language is edited from its own beginning.
  if (page && editor && editor !== 'failed')
    return (
      <editor.Session
        key={`${page.document} ${page.language}`}
        page={page}
        paths={paths}
        targets={targets}
        chosen={chosen}
      />
    );
  return (
    <>
      {missing ? (
        <MakingDocument missing={missing} />
      ) : (
        <p role="status" className="toolbar-note">
          {editor === 'failed' ? (
            <Trans>The editor couldn’t be loaded. Reload the page.</Trans>
          ) : (
            <Trans>Loading the editor</Trans>
          )}
        </p>
      )}
      <EditSwitch isOn />
    </>
  );
}
