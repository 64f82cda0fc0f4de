import { useCallback, useEffect, useRef, useState } from 'react';
import { newOrderKey, postJson } from '#platform/browser/api-client.ts';
import { type HeadsState, headsQueue, type WaitingHeads } from './heads-queue.ts';

const RETRY_MS = 5000;

const keyOf = (eventId: number) => `door-heads-${eventId}`;

function readWaiting(eventId: number): WaitingHeads[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(eventId)) ?? '[]') as WaitingHeads[];
  } catch {
    return [];
  }
}

function writeWaiting(eventId: number, heads: readonly WaitingHeads[]): void {
  try {
    if (heads.length === 0) localStorage.removeItem(keyOf(eventId));
    else localStorage.setItem(keyOf(eventId), JSON.stringify(heads));
  } catch {
    // Private windows keep nothing: then what waits is lost with the page.
  }
}

/** People counted at a door without a ticket: each press counts at once on the phone, and is sent as soon as there is a network. */
export function useHeads(
  { eventId, door, language }: { eventId: number; door: string; language: string },
  first: number,
) {
  const [state, setState] = useState<HeadsState>({ counted: first, waiting: 0, isSignedOut: false });
  const queue = useRef<ReturnType<typeof headsQueue> | null>(null);
  const firstCounted = useRef(first);

  useEffect(() => {
    const made = headsQueue(
      {
        read: () => readWaiting(eventId),
        write: (heads) => writeWaiting(eventId, heads),
        send: (heads) => postJson(`/${language}/api/admin/check-in/heads/`, { event_id: eventId, ...heads }),
        now: () => Date.now(),
        onChange: setState,
      },
      firstCounted.current,
    );
    queue.current = made;
    made.report();
    // Somebody who comes back to the page may have signed in elsewhere.
    const comeBack = () => void made.retry({ mayHaveSignedIn: true });
    comeBack();
    const retrying = setInterval(() => void made.retry({ mayHaveSignedIn: false }), RETRY_MS);
    window.addEventListener('online', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(retrying);
      window.removeEventListener('online', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [eventId, language]);

  const count = useCallback(
    (heads: number) => queue.current?.count({ id: newOrderKey(), heads, door }),
    [door],
  );
  return { ...state, count };
}
