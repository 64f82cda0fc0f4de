import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { DEFINITIONS } from '../definitions.ts';
import { EditorIcon } from '../editor-icon.tsx';
import { OutlinePanel } from '../outline/outline-panel.tsx';
import { PublishDialog } from '../publishing/publish-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import { gapBehind, isWhole } from '../store/placing.ts';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { EditSwitch } from './edit-switch.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { SavingState } from './saving-state-words.tsx';

/** The bar of somebody who edits: the page, what can be taken back, how saving stands, and the way out. */
export function EditBar({ title, targetSwitch }: { title: string; targetSwitch: ReactNode }) {
  const { t } = useLingui();
  const { page, editor, inserting } = useSession();
  const [isPublishing, setIsPublishing] = useState(false);
  // One at a time: the page is to be seen beside it.
  const [panel, setPanel] = useState<'outline' | 'versions' | null>(null);
  const toggle = (name: 'outline' | 'versions') => setPanel(panel === name ? null : name);
  const languageName = page.language === 'de' ? t`German` : t`English`;
  return (
    <>
      <p className="edit-bar-page">
        <strong>{title}</strong>
        <span className="edit-bar-language">{languageName}</span>
      </p>
      {targetSwitch}
      {/* On phones these are at the lower edge, where thumbs are. */}
      <div className="edit-bar-tools">
        {isWhole(DEFINITIONS, editor.document) ? null : (
          <button
            type="button"
            className="edit-bar-button"
            onClick={() => inserting.set(gapBehind(editor.document, editor.selected.get()))}
          >
            <Icon name="plus" size={20} />
            <span className="edit-bar-word">
              <Trans>Module</Trans>
            </span>
          </button>
        )}
        <button
          type="button"
          className="edit-bar-button"
          aria-label={t`Outline`}
          title={t`Outline`}
          aria-expanded={panel === 'outline'}
          onClick={() => toggle('outline')}
        >
          <EditorIcon name="outline" />
        </button>
        <HistoryButtons />
        <button
          type="button"
          className="edit-bar-button"
          aria-label={t`Versions`}
          title={t`Versions`}
          aria-expanded={panel === 'versions'}
          onClick={() => toggle('versions')}
        >
          <EditorIcon name="clock" />
        </button>
        <button type="button" className="edit-bar-publish surface-rot" onClick={() => setIsPublishing(true)}>
          <Trans>Publish</Trans>
        </button>
      </div>
      <SavingState />
      {panel === 'outline' ? <OutlinePanel onClose={() => setPanel(null)} /> : null}
      {panel === 'versions' ? <VersionsPanel onClose={() => setPanel(null)} /> : null}
      {isPublishing ? <PublishDialog onClose={() => setIsPublishing(false)} /> : null}
      <EditSwitch isOn />
    </>
  );
}
