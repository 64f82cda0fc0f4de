/**
 * Suppresses links, media and dialogs while a page is edited: a click selects its target. With Ctrl or Cmd links are
 * followed as usual. Returns the cleanup.
 * @param select called for every click with its target
 */
export function holdClicks(root: Element, select: (target: Element) => void): () => void {
  const onClick = (event: Event) => {
    const { target } = event;
    if (!(event instanceof MouseEvent) || !(target instanceof Element)) return;
    if (event.ctrlKey || event.metaKey) return;
    if (target.closest('a, button, summary, input, video, [data-embed]')) {
      // Questions open by the mark beside them, and on the page's own keys.
      if (!isMarkOfQuestion(target)) event.preventDefault();
      event.stopPropagation();
    }
    select(target);
  };
  // Text within a link is selected, not the link dragged.
  const onDrag = (event: Event) => event.preventDefault();
  root.addEventListener('click', onClick, true);
  root.addEventListener('dragstart', onDrag, true);
  return () => {
    root.removeEventListener('click', onClick, true);
    root.removeEventListener('dragstart', onDrag, true);
  };
}

const isMarkOfQuestion = (target: Element): boolean =>
  target.closest('summary') !== null && target.closest('[contenteditable]') === null;
