import { type Day, dayOf } from '#lib/venue-time.ts';

/** A session as far as when it was seen goes; `createdAt` when it began. */
export interface SeenSession {
  id: string;
  createdAt: Date;
  seenOn?: string | null | undefined;
}

/** True if a browser is seen for the first time on a day; the day of signing in is already known. */
export function isNewlySeen({ createdAt, seenOn }: Omit<SeenSession, 'id'>, today: Day): boolean {
  return (seenOn ?? dayOf(createdAt.toISOString())) < today;
}
