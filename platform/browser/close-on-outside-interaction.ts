/**
 * Closes an open `<details>` on Escape, which restores the focus to its summary, and on interaction outside of it. `opened`
 * finds the open one; the returned function stops it.
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
