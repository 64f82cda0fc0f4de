import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** What stands in the calendar of a language: a stored version, or nothing (`null`), from an instant on. */
export interface Publication {
  id: number;
  language: Language;
  version: number | null;
  starts_at: Instant;
}

/** The version visitors see at an instant; `null` where they see none. */
export function seenAt(
  publications: readonly Publication[],
  language: Language,
  now: Instant,
): number | null {
  const begun = publications.filter((each) => each.language === language && each.starts_at <= now);
  return begun.toSorted(byStart).at(-1)?.version ?? null;
}

/** What is still to come, the next first. */
export const plansAfter = (publications: readonly Publication[], now: Instant): Publication[] =>
  publications.filter((each) => each.starts_at > now).toSorted(byStart);

const byStart = (one: Publication, other: Publication): number =>
  one.starts_at.localeCompare(other.starts_at) || one.id - other.id;
