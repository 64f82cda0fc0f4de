import './edit-notes.css';
import { useEffect } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';

/** Duration of a confirmation after a requested action. */
const SHOWN_MS = 4000;

/** Confirms an action below the bar for a moment; it is announced separately (`Session.said`). */
export function SavedNote() {
  const { notice } = useSession();
  const note = useValue(notice);
  useEffect(() => {
    if (note === null) return;
    const timer = setTimeout(() => notice.set(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note, notice]);
  return note === null ? null : (
    <div className="edit-note" data-told="">
      <p className="surface-minze">
        <Icon name="check" size={20} />
        {note.words}
      </p>
    </div>
  );
}
