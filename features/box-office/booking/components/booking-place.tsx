import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#lib/localized.ts';
import { delegateClicks } from '#platform/browser/delegate-clicks.ts';
import { createBookingPopups, type OpenPopup } from '../booking-popups.ts';
import type { BookingPopupProps } from './booking-popup.tsx';

const loadPopup = () => import('./booking-popup.tsx').then((module) => module.BookingPopup);

/**
 * Mount point of the booking widget for a page's booking buttons (`BookingControl`). Its code is loaded when a visitor
 * reaches for a button; when that fails, the button leads to the event's page.
 */
export function BookingPlace({ language }: { language: Language }) {
  const [open, setOpen] = useState<readonly OpenPopup<ComponentType<BookingPopupProps>>[]>([]);
  const [popups] = useState(() => createBookingPopups(loadPopup, setOpen));
  useEffect(() => delegateClicks<HTMLButtonElement>('button[data-book]', popups), [popups]);

  return open.map(({ button, Popup }) => {
    const popup = (
      <Popup key={button.id} button={button} language={language} onClosed={() => popups.closed(button)} />
    );
    // Renders the popup inside the dialog: only elements within a dialog can lie over it.
    const dialog = button.closest('dialog');
    return dialog ? createPortal(popup, dialog, button.id) : popup;
  });
}
