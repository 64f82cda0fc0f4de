import './edit-notes.css';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { RoundButton } from '#ui/round-button.tsx';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';

/** Says below the bar what could not be done, until something else is done or somebody closes it. */
export function RefusalNote() {
  const { t } = useLingui();
  const { editor, refused } = useSession();
  const words = useValue(refused);
  useEffect(() => editor.history.subscribe(() => refused.set(null)), [editor, refused]);
  return (
    <div role="alert" className="edit-note">
      {words === null ? null : (
        <div className="surface-rosa">
          <p>{words}</p>
          <RoundButton icon="close" label={t`Close`} variant="line" onClick={() => refused.set(null)} />
        </div>
      )}
    </div>
  );
}
