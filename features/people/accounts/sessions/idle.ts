import type { Instant } from '#lib/venue-time.ts';

/** A session as far as its use goes; `usedAt` when a member of staff used it last. */
export interface UsedSession {
  id: string;
  createdAt: Date;
  usedAt?: string | null | undefined;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Use is recorded no more often, so a session may last longer by as much, and never less. */
const NOTED_EVERY_MS = 5 * MINUTE_MS;

/** True if a staff session has been unused for so long that it has expired (docs/decisions/0085). */
export function isIdle(session: Omit<UsedSession, 'id'>, now: Instant, hours: number): boolean {
  return unusedMs(session, now) > hours * HOUR_MS + NOTED_EVERY_MS;
}

/** True if the session's current use has to be recorded. */
export function isNewlyUsed(session: Omit<UsedSession, 'id'>, now: Instant): boolean {
  return unusedMs(session, now) >= NOTED_EVERY_MS;
}

function unusedMs({ createdAt, usedAt }: Omit<UsedSession, 'id'>, now: Instant): number {
  return Date.parse(now) - (usedAt ? Date.parse(usedAt) : createdAt.getTime());
}
