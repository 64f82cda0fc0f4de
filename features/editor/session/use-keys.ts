import { useEffect } from 'react';
import type { Session } from './start-session.tsx';

/** The keys of the whole page while it is edited: undo, redo, save now. */
export function useKeys({ editor, saver }: Session): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isInDialog(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === 'z') (event.shiftKey ? () => editor.redo() : () => editor.undo())();
      else if (key === 'y') editor.redo();
      else if (key === 's') void saver.flush();
      else return;
      event.preventDefault();
    };
    // Before a text takes them for itself.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [editor, saver]);
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog') !== null;
