import { useLingui } from '@lingui/react/macro';
import { EditorIcon } from '../editor-icon.tsx';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { useStepWords } from './use-step-words.ts';

/** Undo and redo, labelled with their steps. */
export function HistoryButtons() {
  const { t } = useLingui();
  const { editor, writing } = useSession();
  const { done, undone } = useValue(editor.history);
  const words = useStepWords();
  const back = done.at(-1);
  const forth = undone.at(-1);
  const undoName = back ? t`Undo: ${words(back.name)}` : t`Nothing to undo`;
  const redoName = forth ? t`Redo: ${words(forth.name)}` : t`Nothing to redo`;
  return (
    <>
      <button
        type="button"
        className="edit-bar-button"
        aria-label={undoName}
        title={undoName}
        aria-disabled={!back}
        data-keeps-writing=""
        onClick={() => writing.undo()}
      >
        <EditorIcon name="undo" />
      </button>
      <button
        type="button"
        className="edit-bar-button"
        aria-label={redoName}
        title={redoName}
        aria-disabled={!forth}
        data-keeps-writing=""
        onClick={() => editor.redo()}
      >
        <EditorIcon name="redo" />
      </button>
    </>
  );
}
