import { type SubmitEvent, useEffect, useRef } from 'react';
import type { PlanEditor } from './use-plan-editor.ts';

/** A form that was pressed while the draft was being saved. */
interface Pressed {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

/**
 * Lets forms of the page wait until the draft is saved, so that they send its revision, and warns those who leave before.
 * @returns handler for forms that are sent
 */
export function useLeaving({ saving, retry }: PlanEditor): (event: SubmitEvent) => void {
  const waiting = useRef<Pressed | null>(null);
  const isSaved = saving.is === 'saved';

  useEffect(() => {
    if (saving.is === 'saving') return;
    const pressed = waiting.current;
    waiting.current = null;
    if (isSaved && pressed) pressed.form.requestSubmit(pressed.submitter);
  }, [saving.is, isSaved]);

  useEffect(() => {
    if (isSaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      retry();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('online', retry);
    };
  }, [isSaved, retry]);

  return (event) => {
    if (isSaved || event.isDefaultPrevented()) return;
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    // Nobody expects a press to count once they have decided about a conflict.
    if (saving.is === 'conflict') return;
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    waiting.current = { form, submitter };
    retry();
  };
}
