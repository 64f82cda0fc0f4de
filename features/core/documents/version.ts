import type { Instant } from '#lib/venue-time.ts';
import type { VersionDescription } from './version-description.ts';

/** Reason a version was saved: another editor began, it was published, named, restored, or lost a conflict. */
export const VERSION_REASONS = ['sitting', 'published', 'named', 'restored', 'overruled'] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];

/** A stored state of a document, without what stands in it. */
export interface VersionFacts extends VersionDescription {
  id: number;
  /** 1, 2, 3 within the document. */
  number: number;
  reason: VersionReason;
  createdAt: Instant;
  /** Author of the version; `null` for the system and for deleted accounts. */
  author: { id: number; name: string } | null;
}

/** Changes of one editor within this time are one session: the state before it is saved once. */
const SESSION_PAUSE_MS = 30 * 60_000;

/** Tells if a change begins a new sitting: it is by somebody else, or follows a pause. */
export function startsSession(
  last: { at: Instant; by: number | null },
  change: { at: Instant; by: number | null },
): boolean {
  return last.by !== change.by || Date.parse(change.at) - Date.parse(last.at) > SESSION_PAUSE_MS;
}
