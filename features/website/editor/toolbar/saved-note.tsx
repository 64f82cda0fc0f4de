import './edit-notes.css';
import { useEffect } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';

/** Duration of a confirmation after a requested action. */
const SHOWN_MS = 4000;

/** Shows below the bar for a moment that what somebody asked for is done; it is announced by itself (`Session.said`). */
export function SavedNote() {
  const { told } = useSession();
  const note = useValue(told);
  useEffect(() => {
    if (note === null) return;
    const timer = setTimeout(() => told.set(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note, told]);
  return note === null ? null : (
    <div className="edit-note" data-told="">
      <p className="surface-minze">
        <Icon name="check" size={20} />
        {note.words}
      </p>
    </div>
  );
}
