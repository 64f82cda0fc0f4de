import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useStepWords } from '../toolbar/use-step-words.ts';
import type { Session } from './session.ts';

/** Announces undo and redo, by button or key; and the reason where it is impossible. */
export function useAnnouncedSteps({ editor, announce, refuse }: Session): void {
  const { t } = useLingui();
  const words = useStepWords();
  const say = useEffectEvent(() => {
    const lastResult = editor.lastResult.get();
    if (!lastResult) return;
    const isUndo = lastResult.direction === 'undo';
    if (lastResult.step === 'none') announce(isUndo ? t`Nothing to undo` : t`Nothing to redo`);
    else if (lastResult.step === 'impossible')
      refuse(t`This step can’t be undone or redone any more: someone else has changed the same thing.`);
    else {
      const step = words(lastResult.step);
      announce(isUndo ? t`Undone: ${step}` : t`Redone: ${step}`);
    }
  });
  useEffect(() => editor.lastResult.subscribe(say), [editor]);
}
