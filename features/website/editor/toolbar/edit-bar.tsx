import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Language } from '#lib/localized.ts';
import { dayOf, formatDayShort } from '#lib/venue-time.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { DEFINITIONS } from '../definitions.ts';
import { EditorIcon } from '../editor-icon.tsx';
import { OutlinePanel } from '../outline/outline-panel.tsx';
import { NewerDraft } from '../presence/newer-draft.tsx';
import { OthersHere } from '../presence/others-here.tsx';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { plansAfter } from '../publishing/plans.ts';
import { PublishDialog } from '../publishing/publish-dialog.tsx';
import { useMomentWords } from '../publishing/use-moment-words.ts';
import { useSession } from '../session/session-context.ts';
import { PageSettingsDialog } from '../settings/page-settings-dialog.tsx';
import { insertionPointAfter, isWhole } from '../store/placing.ts';
import { useValue } from '../store/value.ts';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { ContentLanguages } from './content-languages.tsx';
import { EditSwitch } from './edit-switch.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { SavingState } from './saving-state-words.tsx';

/** The bar of the editor: the page, undo, the state of saving, and the link to leave. */
export function EditBar({
  title,
  paths,
  targetSwitch,
}: {
  title: string;
  /** Path of the page in each language. */
  paths: Record<Language, string>;
  targetSwitch: ReactNode;
}) {
  const { t } = useLingui();
  const { page, editor, inserting } = useSession();
  const [isSetting, setIsSetting] = useState(false);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [isPublishing, setIsPublishing] = useState(false);
  // One at a time: the page is to be seen beside it.
  const [panel, setPanel] = useState<'outline' | 'versions' | null>(null);
  const toggle = (name: 'outline' | 'versions') => setPanel(panel === name ? null : name);
  return (
    <>
      <PageName title={title} onSettings={() => setIsSetting(true)} />
      {targetSwitch}
      <ContentLanguages paths={paths} />
      {/* On phones these are at the lower edge, where thumbs are. */}
      <div className="edit-bar-tools">
        {isWhole(DEFINITIONS, editor.document) ? null : (
          <button
            type="button"
            className="edit-bar-button"
            onClick={() => inserting.set(insertionPointAfter(editor.document, editor.selected.get()))}
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
        <button
          type="button"
          className="edit-bar-button"
          aria-label={t`Preview`}
          title={t`Preview`}
          onClick={() => setIsPreviewing(true)}
        >
          <EditorIcon name="device" />
        </button>
        <button type="button" className="edit-bar-publish surface-rot" onClick={() => setIsPublishing(true)}>
          <Trans>Publish</Trans>
        </button>
      </div>
      <PlanMark onOpen={() => setIsPublishing(true)} />
      <SavingState />
      <NewerDraft />
      <OthersHere />
      {panel === 'outline' ? <OutlinePanel onClose={() => setPanel(null)} /> : null}
      {panel === 'versions' ? <VersionsPanel onClose={() => setPanel(null)} /> : null}
      {isSetting && page.record !== null ? (
        <PageSettingsDialog id={page.record} onClose={() => setIsSetting(false)} />
      ) : null}
      {isPreviewing ? <PreviewDialog onClose={() => setIsPreviewing(false)} /> : null}
      {isPublishing ? <PublishDialog onClose={() => setIsPublishing(false)} /> : null}
      <EditSwitch isOn />
    </>
  );
}

/** Title of the edited page; it opens the settings of the page. */
function PageName({ title, onSettings }: { title: string; onSettings: () => void }) {
  const { t } = useLingui();
  const { page } = useSession();
  return (
    <div className="edit-bar-page">
      {page.record === null ? (
        <strong>{title}</strong>
      ) : (
        <button
          type="button"
          className="edit-bar-settings"
          aria-label={t`Page settings: ${title}`}
          title={t`Page settings`}
          onClick={onSettings}
        >
          <strong>{title}</strong>
          <Icon name="chevron-down" size={20} />
        </button>
      )}
    </div>
  );
}

/** Next plan for the edit target: a ring as in the hub, and the link to all plans. */
function PlanMark({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const momentWords = useMomentWords();
  const { publications } = useSession();
  const [next] = plansAfter(useValue(publications.all) ?? [], useValue(publications.now));
  if (!next) return null;
  const moment = momentWords(next.starts_at);
  const what = next.version === null ? t`Goes offline: ${moment}` : t`Goes live: ${moment}`;
  return (
    <button type="button" className="plan-mark" aria-label={what} title={what} onClick={onOpen}>
      <span>{formatDayShort(dayOf(next.starts_at), language)}</span>
    </button>
  );
}
