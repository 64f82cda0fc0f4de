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
    if (isSaved && waiting.current) {
      const { form, submitter } = waiting.current;
      waiting.current = null;
      form.requestSubmit(submitter);
    }
    if (isSaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSaved]);

  return (event) => {
    if (isSaved) return;
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    waiting.current = { form, submitter };
    retry();
  };
}
