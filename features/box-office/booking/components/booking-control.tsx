import { type ReactNode, use } from 'react';
import { Button } from '#ui/button.tsx';
import { InStaticPart } from '#ui/in-static-part.ts';
import type { BookableEvent } from '../bookable-event.ts';
import { bookingAttributes } from '../booking-button.ts';
import { useHydrated } from '../use-hydrated.ts';

/**
 * The button of an event row that opens the booking widget (`BookingPlace`). Without scripts, and until they are there, it
 * leads to the dates on the event's page.
 */
export function BookingControl({
  event,
  label,
  size = 'small',
  variant,
  namedBy,
}: {
  event: BookableEvent;
  /** Label of the button, price included: "Buchen · ab 6 €". */
  label: ReactNode;
  size?: 'normal' | 'small' | undefined;
  /** White on dark sheets. */
  variant?: 'white' | undefined;
  /** The id of the element that says which event it is: part of the button's name, and of its id. */
  namedBy: string;
}) {
  const id = `${namedBy}-book`;
  // Leaves the booking attributes to hydration where there is some, to keep the page itself small.
  const isAttached = useHydrated() || use(InStaticPart);
  return (
    <form action={`${event.path}#datesAndTickets`} className="contents">
      <Button
        type="submit"
        size={size}
        variant={variant}
        id={id}
        aria-labelledby={`${id} ${namedBy}`}
        {...(isAttached
          ? { 'aria-haspopup': 'dialog', 'aria-expanded': false, ...bookingAttributes(event) }
          : {})}
      >
        {label}
      </Button>
    </form>
  );
}
