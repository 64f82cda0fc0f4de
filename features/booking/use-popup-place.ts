import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { type PopupPlace, popupPlace, SHEET_BELOW_PX } from './popup-place.ts';

/**
 * Opens the dialog, as a sheet or beside its button, and keeps it in its place while what is in it grows (`content` says
 * when). Answers whether it was opened as a sheet.
 */
export function usePopupPlace(
  dialog: RefObject<HTMLDialogElement | null>,
  button: RefObject<HTMLElement | null>,
  content: unknown,
): () => boolean {
  const side = useRef<PopupPlace['side'] | null>(null);
  const sheet = useRef(false);

  const place = useCallback(() => {
    const [popup, anchor] = [dialog.current, button.current];
    if (!popup || !anchor || sheet.current) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const page = { x: window.scrollX, y: window.scrollY };
    const size = { width: popup.offsetWidth, height: popup.offsetHeight };
    const next = popupPlace(anchor.getBoundingClientRect(), size, view, page, side.current);
    side.current = next.side;
    popup.style.top = `${next.top}px`;
    popup.style.left = `${next.left}px`;
  }, [dialog, button]);

  useLayoutEffect(() => {
    const popup = dialog.current;
    if (!popup || popup.open || popup.matches(':popover-open')) return;
    sheet.current = window.innerWidth < SHEET_BELOW_PX;
    if (sheet.current) popup.showModal();
    else popup.showPopover();
  }, [dialog]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new content has another height
  useLayoutEffect(() => {
    place();
    if (!sheet.current) bringIntoView(dialog.current);
  }, [place, dialog, content]);

  useLayoutEffect(() => {
    const popup = dialog.current;
    if (!popup) return;
    const observer = new ResizeObserver(place);
    observer.observe(popup);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [place, dialog]);

  return useCallback(() => sheet.current, []);
}

const EDGE_PX = 16;

/** By hand: what the page keeps free at its top for its own links would push a tall popup out at the bottom. */
function bringIntoView(popup: HTMLElement | null): void {
  if (!popup) return;
  // Where it will stand: on its way in it is still a little lower.
  const top = popup.offsetTop - window.scrollY;
  const bottom = top + popup.offsetHeight;
  const below = bottom + EDGE_PX - window.innerHeight;
  if (below > 0) window.scrollBy(0, below);
  else if (top < EDGE_PX) window.scrollBy(0, top - EDGE_PX);
}
