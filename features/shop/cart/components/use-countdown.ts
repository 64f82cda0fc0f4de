import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '#features/box-office/booking/index.ts';
import type { Instant } from '#lib/venue-time.ts';
import { clockOffset, secondsLeft } from './countdown.ts';

/**
 * Seconds until a hold ends, counted by the server's clock: `now` is when the server read it. On the server, and before
 * hydration, the server's seconds. `onOver` is called once at zero.
 */
export function useCountdown(expiresAt: Instant, now: Instant, onOver: () => void): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(expiresAt, Date.parse(now), 0));
  const cameWithPage = useRef(!useHydrated());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onOver is not a new hold
  useEffect(() => {
    const offset = clockOffset(now, Date.now(), cameWithPage.current ? ageOfPage() : 0);
    cameWithPage.current = false;
    let timer = 0;
    const tick = () => {
      window.clearTimeout(timer);
      const left = secondsLeft(expiresAt, Date.now(), offset);
      setSeconds(left);
      if (left === 0) {
        document.removeEventListener('visibilitychange', tick);
        onOver();
      } else {
        const beyondSecond = (Date.parse(expiresAt) - Date.now() - offset) % 1000;
        timer = window.setTimeout(tick, beyondSecond + 10);
      }
    };
    // A page that slept in the background is right again at once.
    document.addEventListener('visibilitychange', tick);
    tick();
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [expiresAt, now]);

  return seconds;
}

/** ms since the server's answer came: scripts may start long after the page was sent. */
function ageOfPage(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation ? Math.max(0, performance.now() - navigation.responseStart) : 0;
}
