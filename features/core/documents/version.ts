import type { Instant } from '#lib/venue-time.ts';
import type { VersionDescription } from './version-description.ts';

/** Why a state was kept: work by somebody else began, it went out, it was named, brought back, or lost against another. */
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

/** Somebody's changes within this time are one sitting: the state before it is kept once. */
const SESSION_PAUSE_MS = 30 * 60_000;

/** Tells if a change begins a new sitting: it is by somebody else, or follows a pause. */
export function startsSession(
  last: { at: Instant; by: number | null },
  change: { at: Instant; by: number | null },
): boolean {
  return last.by !== change.by || Date.parse(change.at) - Date.parse(last.at) > SESSION_PAUSE_MS;
}
