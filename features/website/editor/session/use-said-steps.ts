import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useStepWords } from '../toolbar/use-step-words.ts';
import type { Session } from './session.ts';

/** Says what was undone and done again, whichever way somebody asked for it; and where it cannot be, why. */
export function useSaidSteps({ editor, announce, refuse }: Session): void {
  const { t } = useLingui();
  const words = useStepWords();
  const say = useEffectEvent(() => {
    const went = editor.went.get();
    if (!went) return;
    const isUndo = went.way === 'undo';
    if (went.step === 'none') announce(isUndo ? t`Nothing to undo` : t`Nothing to redo`);
    else if (went.step === 'impossible')
      refuse(t`This step can’t be undone or redone any more: someone else has changed the same thing.`);
    else {
      const step = words(went.step);
      announce(isUndo ? t`Undone: ${step}` : t`Redone: ${step}`);
    }
  });
  useEffect(() => editor.went.subscribe(say), [editor]);
}
