import type { Language } from '#lib/localized.ts';

/** One tab of an editor, with its position. */
export interface PresentTab {
  tab: string;
  /** The account. */
  account: number;
  name: string;
  document: number;
  language: Language;
  /** The module they are in; `null` where they are in none. */
  module: string | null;
}

/** An account; `null` for the venue itself. */
export type PresentAuthor = { id: number; name: string } | null;

/** Version of an open document's draft, and its published state. */
export interface DraftState {
  document: number;
  version: number;
  /** Author of the last change. */
  changed_by: PresentAuthor;
  /** Tell when somebody published, planned, or took that back: all there are, and the one that was made last (0: none). */
  publications: { count: number; last: number; last_by: PresentAuthor };
}

/** All current editors, and the drafts they have open. */
export interface Presence {
  people: PresentTab[];
  drafts: DraftState[];
}

export const EMPTY_PRESENCE: Presence = { people: [], drafts: [] };

/** A tab says this often that it is there. */
export const BEAT_MS = 8000;
/** A tab without a heartbeat for so long has expired: two heartbeats may be lost. */
export const PRESENCE_TTL_MS = 20_000;
/** Interval at which nodes remove expired tabs, and send a heartbeat on every connection. */
export const PRESENCE_POLL_MS = 5000;
/** A browser that hears nothing for so long knows nobody any more. */
export const PRESENCE_TIMEOUT_MS = 25_000;
