import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first added item when a visitor asks for more of a list by its link: returns the link's click
 * handler, which replaces navigation to a separate page.
 * @param firstAdded id of the element of the first that was added last; `undefined` before any was
 */
export function useReadingOn(firstAdded: string | undefined, loadNext: () => boolean) {
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!wasAsked.current || firstAdded === undefined) return;
    wasAsked.current = false;
    document.getElementById(firstAdded)?.focus();
  }, [firstAdded]);
  return (event: MouseEvent) => {
    event.preventDefault();
    wasAsked.current = true;
    loadNext();
  };
}
