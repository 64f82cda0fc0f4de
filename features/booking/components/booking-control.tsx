import { type ComponentType, useRef, useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { Tone } from '#app/ui/tag.tsx';
import type { Language, ShownText } from '#lib/localized.ts';
import { useHydrated } from '../use-hydrated.ts';
import type { BookingPopupProps } from './booking-popup.tsx';

/** What the widget shows of an event before it knows its offer. */
export interface BookableEvent {
  id: number;
  /** Of its page. */
  path: string;
  title: ShownText;
  /** Its type in words, and the colour of the tag. */
  typeName: string;
  tone: Tone;
  /** Day, place and duration in one line. */
  dateLine: string;
  /** Address of its picture; an upright one fits the ticket's stub best. */
  image: string;
}

/** The widget keeps what was chosen until it is out of sight (specification, section 9). */
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
}: {
  event: BookableEvent;
  language: Language;
  /** What the button says, price included: "Buchen · ab 6 €". */
  label: string;
  size?: 'normal' | 'small' | undefined;
}) {
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const closing = useRef(0);
  const [Popup, setPopup] = useState<ComponentType<BookingPopupProps> | null>(null);
  const [phase, setPhase] = useState<'closed' | 'opening' | 'open' | 'closing'>('closed');
  const href = `${event.path}#datesAndTickets`;
  const name = `${label}: ${event.title.text}`;

  if (!hydrated) {
    return (
      <ButtonLink href={href} size={size} aria-label={name} className="booking-button">
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
        className="booking-button"
        aria-label={name}
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
