import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { type PopupSide, popupCorner, popupSide, popupSpace } from './popup-place.ts';

/**
 * Opens the dialog, as a sheet or beside its button, and keeps it in its place while what is in it grows. The page does not
 * move. Answers whether it was opened as a sheet.
 */
export function usePopupPlace(
  dialog: RefObject<HTMLDialogElement | null>,
  button: HTMLElement,
): () => boolean {
  const side = useRef<PopupSide | null>(null);

  const place = useCallback(() => {
    const popup = dialog.current;
    if (!popup || side.current === null) return;
    const view = windowSize();
    const box = button.getBoundingClientRect();
    const space = popupSpace(side.current, box, view);
    popup.style.width = `${space.width}px`;
    popup.style.setProperty('--room', `${space.height}px`);
    const size = { width: popup.offsetWidth, height: popup.offsetHeight };
    const corner = popupCorner(side.current, box, size, view);
    popup.style.top = `${window.scrollY + corner.top}px`;
    popup.style.left = `${window.scrollX + corner.left}px`;
  }, [dialog, button]);

  useLayoutEffect(() => {
    const popup = dialog.current;
    if (!popup || popup.open || popup.matches(':popover-open')) return;
    side.current = popupSide(button.getBoundingClientRect(), windowSize());
    if (side.current === null) {
      popup.showModal();
      return;
    }
    // It takes the focus as it shows: by then it is in view, or the page would scroll to it.
    place();
    popup.showPopover();
    place();
  }, [dialog, button, place]);

  useLayoutEffect(() => {
    const popup = dialog.current;
    if (!popup) return;
    const reposition = () => {
      if (side.current) {
        side.current = popupSide(button.getBoundingClientRect(), windowSize()) ?? side.current;
      }
      place();
    };
    const observer = new ResizeObserver(place);
    observer.observe(popup);
    window.addEventListener('resize', reposition);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', reposition);
    };
  }, [place, dialog, button]);

  return useCallback(() => side.current === null, []);
}

const windowSize = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight });
