import type { KeyboardEvent } from 'react';
import type { PlanEditor } from './use-plan-editor.ts';

/** Ctrl+Z and Ctrl+Shift+Z, or Ctrl+Y, outside of fields, which have steps themselves. */
export function useStepKeys({ undo, redo }: PlanEditor): (event: KeyboardEvent) => void {
  return (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const isField =
      event.target instanceof Element &&
      event.target.matches('input:not([type=checkbox], [type=radio]), textarea, select');
    const key = event.key.toLowerCase();
    const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
    if (isField || !step) return;
    event.preventDefault();
    step();
  };
}
