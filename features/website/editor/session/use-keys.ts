import { useLingui } from '@lingui/react/macro';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { Id } from '#features/core/documents/index.ts';
import { focusLabelTab } from '../overlay/focus-tab.ts';
import type { Direction } from '../store/placing.ts';
import { beginWriting } from './begin-writing.ts';
import type { Session } from './session.ts';
import { useModuleActions } from './use-module-actions.ts';

const MOVES: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'top', End: 'bottom' };

/** The keys of the whole page while it is edited: undo, redo, save now, move what is selected, and get to its tab. */
export function useKeys(session: Session): void {
  const { editor, saver, writing, tell } = session;
  const { t } = useLingui();
  const { move, paste } = useModuleActions();
  const onMove = useEffectEvent(move);
  const onPaste = useEffectEvent(paste);
  const onBegin = useEffectEvent((id: Id) => beginWriting(session, id));
  const onSave = useEffectEvent(async () => {
    // Silent if saving fails: the bar gives the reason and links to it.
    if (await saver.flush()) tell(t`All saved`);
  });
  // Before the first paint: keys work as soon as the bar is visible.
  useLayoutEffect(() => {
    const onOther = (event: KeyboardEvent) => {
      const selected = editor.selected.get();
      const direction = MOVES[event.key];
      if (selected === null || isInDialog(event.target)) return;
      if (event.altKey && event.shiftKey && direction) onMove(selected, direction);
      else if (event.key === 'Enter' && isNowhere(event.target)) onBegin(selected);
      else if (event.key === 'Escape' && isWriting(event.target)) {
        writing.close();
        focusLabelTab();
      } else if (event.key !== ' ' || !isNowhere(event.target)) return;
      // A space would scroll the chosen module out of sight.
      event.preventDefault();
    };
    // In a text, what the clipboard holds goes into the text.
    const onPasted = ({ target }: ClipboardEvent) => {
      if (!isWriting(target) && !isInDialog(target)) onPaste(editor.selected.get());
    };
    document.addEventListener('keydown', onOther, true);
    document.addEventListener('paste', onPasted);
    return () => {
      document.removeEventListener('keydown', onOther, true);
      document.removeEventListener('paste', onPasted);
    };
  }, [editor, writing]);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isInDialog(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === 'z') (event.shiftKey ? () => editor.redo() : () => writing.undo())();
      else if (key === 'y') editor.redo();
      else if (key === 's') void onSave();
      else return;
      event.preventDefault();
    };
    // Before a text takes them for itself.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [editor, writing]);
}

/** Keys that no control takes for itself. */
const isNowhere = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.id === 'main');

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog') !== null;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-field]') !== null;
