import type { Instant } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

/** Seconds: `Date` headers are whole ones, and an answer takes a moment; buckets refuse requests that are off by 15 minutes. */
const TOLERATED_S = 10;
const MOST_S = 300;

/** Compares this machine's clock with another's. `at` is an instant, or a `Date` header. */
export function examineSkew(other: string, at: Instant | string, clock: Clock): Finding {
  const seconds = Math.round(Math.abs(clock.time() - Date.parse(at)) / 1000);
  const text = `${seconds} s apart from ${other}.`;
  const advice = 'Let systemd-timesyncd or chrony set the clock: timedatectl set-ntp true.';
  if (seconds > MOST_S) return fault('clock', text, advice);
  return seconds > TOLERATED_S ? warning('clock', text, advice) : ok('clock', text);
}
