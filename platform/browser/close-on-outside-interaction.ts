/**
 * Closes an unfolded `<details>` on Escape, which gives the focus back to its summary, and when the visitor turns to
 * something outside of it. `opened` finds the open one; what is returned ends the watching.
 */
export function closeOnOutsideInteraction(opened: () => HTMLDetailsElement | null | undefined): () => void {
  const onKey = (event: KeyboardEvent) => {
    const details = opened();
    if (event.key !== 'Escape' || !details) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  const onTurn = ({ target }: Event) => {
    const details = opened();
    if (details && target instanceof Node && !details.contains(target)) details.open = false;
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onTurn);
  document.addEventListener('focusin', onTurn);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerdown', onTurn);
    document.removeEventListener('focusin', onTurn);
  };
}
