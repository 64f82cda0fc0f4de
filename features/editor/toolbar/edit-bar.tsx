import { useLingui } from '@lingui/react/macro';
import { useSession } from '../session/session-context.ts';
import { EditSwitch } from './edit-switch.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { SavingState } from './saving-state-words.tsx';

/** The bar of somebody who edits: the page, what can be taken back, how saving stands, and the way out. */
export function EditBar({ title }: { title: string }) {
  const { t } = useLingui();
  const { page } = useSession();
  const languageName = page.language === 'de' ? t`German` : t`English`;
  return (
    <>
      <p className="edit-bar-page">
        <strong>{title}</strong>
        <span className="edit-bar-language">{languageName}</span>
      </p>
      <HistoryButtons />
      <SavingState />
      <EditSwitch isOn />
    </>
  );
}
