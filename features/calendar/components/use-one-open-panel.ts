import { type RefObject, useEffect } from 'react';

/** Closes the open dropdown of a bar on Escape (the focus goes back to its button) and when one turns elsewhere. */
export function useOneOpenPanel(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opened = () => bar.current?.querySelector<HTMLDetailsElement>('.filter[open]');
    const onKey = (event: KeyboardEvent) => {
      const panel = opened();
      if (event.key !== 'Escape' || !panel) return;
      panel.open = false;
      panel.querySelector('summary')?.focus();
    };
    const onTurn = (event: Event) => {
      const panel = opened();
      if (panel && event.target instanceof Node && !panel.contains(event.target)) panel.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onTurn);
    document.addEventListener('focusin', onTurn);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onTurn);
      document.removeEventListener('focusin', onTurn);
    };
  }, [bar]);
}
