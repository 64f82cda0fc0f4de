import { type ComponentType, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#lib/localized.ts';
import { watchPresses } from '#platform/browser/watch-presses.ts';
import type { BookingPopupProps } from './booking-popup.tsx';

/** The widget keeps what was chosen until it is out of sight (docs/product/booking.md#widget). */
const CLOSE_DELAY_MS = 250;

const loadPopup = () => import('./booking-popup.tsx').then((module) => module.BookingPopup);

interface OpenPopup {
  button: HTMLButtonElement;
  Popup: ComponentType<BookingPopupProps>;
}

/**
 * Where the booking widget of a page's booking buttons (`BookingControl`) appears. Its code is loaded when somebody reaches
 * for one; when that fails, the button leads to the event's page.
 */
export function BookingPlace({ language }: { language: Language }) {
  const [popups, setPopups] = useState<readonly OpenPopup[]>([]);
  const pressed = useRef(new Set<HTMLButtonElement>());

  useEffect(
    () =>
      watchPresses<HTMLButtonElement>('button[data-book]', {
        reach: () => void loadPopup().catch(() => {}),
        press(button) {
          // Pressing the button of an open widget closes it, as pressing anything else outside of it does.
          if (pressed.current.has(button)) return;
          pressed.current.add(button);
          showLoading(button, true);
          loadPopup()
            .then((Popup) => {
              button.ariaExpanded = 'true';
              setPopups((open) => [...open, { button, Popup }]);
            })
            .catch(() => button.form?.submit())
            .finally(() => showLoading(button, false));
        },
      }),
    [],
  );

  function close(button: HTMLButtonElement): void {
    button.ariaExpanded = 'false';
    setTimeout(() => {
      pressed.current.delete(button);
      setPopups((open) => open.filter((popup) => popup.button !== button));
    }, CLOSE_DELAY_MS);
  }

  return popups.map(({ button, Popup }) => {
    const popup = (
      <Popup key={button.id} button={button} language={language} onClosed={() => close(button)} />
    );
    // What lies over a dialog has to stand in it.
    const dialog = button.closest('dialog');
    return dialog ? createPortal(popup, dialog, button.id) : popup;
  });
}

/** As `Button` shows it. */
function showLoading(button: HTMLButtonElement, isLoading: boolean): void {
  button.ariaBusy = isLoading ? 'true' : null;
  button.querySelector('i')?.classList.toggle('button-drum', isLoading);
}
