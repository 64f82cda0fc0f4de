const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), [tabindex="0"]';

/** Traps Tab within an element: the page behind a popup cannot be focused while it covers it. */
export function trapFocus(event: KeyboardEvent, element: HTMLElement | null): void {
  if (event.key !== 'Tab' || !element) return;
  const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) =>
    stop.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const active = document.activeElement;
  if (event.shiftKey && (active === first || active === element)) go(event, last);
  else if (!event.shiftKey && active === last) go(event, first);
}

function go(event: KeyboardEvent, stop: HTMLElement | undefined): void {
  event.preventDefault();
  stop?.focus();
}
