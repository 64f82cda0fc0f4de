import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Whoever asks for more of a list by its link goes on reading at the first that came: gives what the link does when it is
 * clicked, in place of leading to a page of its own.
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
