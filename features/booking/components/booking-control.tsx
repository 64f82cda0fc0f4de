import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import type { Language } from '#lib/localized.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { BookableEvent } from '../bookable-event.ts';
import { useHydrated } from '../use-hydrated.ts';
import type { BookingPopupProps } from './booking-popup.tsx';

/** The widget keeps what was chosen until it is out of sight (docs/product/booking.md#widget). */
const CLOSE_DELAY_MS = 250;

const loadPopup = () => import('./booking-popup.tsx').then((module) => module.BookingPopup);

/**
 * The button of an event row that opens the booking widget. Without scripts, and until they are there, a link to the dates
 * on the event's page; the widget's code is loaded when somebody reaches for the button.
 */
export function BookingControl({
  event,
  language,
  label,
  size = 'small',
  variant,
  namedBy,
}: {
  event: BookableEvent;
  language: Language;
  /** What the button says, price included: "Buchen · ab 6 €". */
  label: ReactNode;
  size?: 'normal' | 'small' | undefined;
  /** White on dark sheets. */
  variant?: 'white' | undefined;
  /** The id of the element that says which event it is: part of the button's name. */
  namedBy: string;
}) {
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const closing = useRef(0);
  const [Popup, setPopup] = useState<ComponentType<BookingPopupProps> | null>(null);
  const [phase, setPhase] = useState<'closed' | 'opening' | 'open' | 'closing'>('closed');
  const href = `${event.path}#datesAndTickets`;
  const id = useId();
  const names = `${id} ${namedBy}`;

  if (!hydrated) {
    return (
      <ButtonLink
        href={href}
        size={size}
        variant={variant}
        id={id}
        aria-labelledby={names}
        className="booking-button"
      >
        {label}
      </ButtonLink>
    );
  }

  async function open(): Promise<void> {
    // Pressing the button of an open widget closes it, as pressing anything else outside of it does.
    if (phase !== 'closed') return;
    setPhase('opening');
    try {
      const loaded = await loadPopup();
      setPopup(() => loaded);
      setPhase('open');
    } catch {
      window.location.assign(href);
    }
  }

  function close(): void {
    setPhase('closing');
    window.clearTimeout(closing.current);
    closing.current = window.setTimeout(() => setPhase('closed'), CLOSE_DELAY_MS);
  }

  return (
    <>
      <Button
        ref={button}
        size={size}
        variant={variant}
        className="booking-button"
        id={id}
        aria-labelledby={names}
        aria-haspopup="dialog"
        aria-expanded={phase === 'open'}
        loading={phase === 'opening'}
        onPointerEnter={() => void loadPopup().catch(() => {})}
        onFocus={() => void loadPopup().catch(() => {})}
        onClick={() => void open()}
      >
        {label}
      </Button>
      {Popup && (phase === 'open' || phase === 'closing') ? (
        <Popup event={event} language={language} button={button} onClosed={close} />
      ) : null}
    </>
  );
}
