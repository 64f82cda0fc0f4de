import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState } from 'react';
import type { EditedPage } from '../edited-page.ts';
import { EditSwitch } from './edit-switch.tsx';

type Session = ComponentType<{ page: EditedPage }>;

/**
 * The part of the toolbar about the page itself: the switch, and while the page is edited the editor, which is loaded then
 * and not before.
 * @param page `null` while it is only read
 */
export function PageEditing({ page }: { page: EditedPage | null }) {
  const [editor, setEditor] = useState<{ Session: Session } | 'failed' | null>(null);
  const isEdited = page !== null;
  useEffect(() => {
    if (!isEdited) return;
    import('../session/editor-session.tsx').then(
      ({ EditorSession }) => setEditor({ Session: EditorSession }),
      () => setEditor('failed'),
    );
  }, [isEdited]);
  if (!page) return <EditSwitch isOn={false} />;
  // Another page or language is edited from its own beginning.
  if (editor && editor !== 'failed')
    return <editor.Session key={`${page.document} ${page.language}`} page={page} />;
  return (
    <>
      <p role="status" className="toolbar-note">
        {editor === 'failed' ? (
          <Trans>The editor could not be loaded. Please load the page again.</Trans>
        ) : (
          <Trans>The editor is being loaded</Trans>
        )}
      </p>
      <EditSwitch isOn />
    </>
  );
}
