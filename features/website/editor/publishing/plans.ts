import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Entry in the publication calendar of a language: a stored version, or nothing (`null`), from an instant on. */
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
  const started = publications.filter((each) => each.language === language && each.starts_at <= now);
  return started.toSorted(byStart).at(-1)?.version ?? null;
}

/** Returns the plans still to come, the next first. */
export const plansAfter = (publications: readonly Publication[], now: Instant): Publication[] =>
  publications.filter((each) => each.starts_at > now).toSorted(byStart);

const byStart = (one: Publication, other: Publication): number =>
  one.starts_at.localeCompare(other.starts_at) || one.id - other.id;

/** Last change to the version visitors see, or will see, of a page. */
export type PublicationNews = 'published' | 'offline' | 'planned' | 'cancelled';

/** Returns the change between the publications known before and the current ones; `null` for none. */
export function publicationNews(
  before: readonly Publication[],
  after: readonly Publication[],
  now: Instant,
): PublicationNews | null {
  const without = (list: readonly Publication[], others: readonly Publication[]) =>
    list.filter(({ id }) => !others.some((other) => other.id === id));
  const made = without(after, before)
    .toSorted((one, other) => one.id - other.id)
    .at(-1);
  if (!made) return without(before, after).length > 0 ? 'cancelled' : null;
  if (made.starts_at > now) return 'planned';
  return made.version === null ? 'offline' : 'published';
}
