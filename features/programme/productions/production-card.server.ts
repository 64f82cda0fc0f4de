import { pathTo } from '#features/core/navigation/index.ts';
import type { EventListing } from '#features/programme/calendar/index.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { type Day, timeOf, type WallTime } from '#lib/venue-time.ts';
import { shownTitle } from '#platform/html/soft-hyphens.server.ts';
import type { ProductionListing } from './store.server.ts';

/** A production as lists show it: once, however many dates it has. */
export interface ProductionCard {
  id: number;
  path: string;
  title: ShownText;
  subline: ShownText;
  type: { slug: string; name: string };
  /** Seed of the artwork. */
  art: string;
  ageFrom: number;
  ageTo: number;
  /** The next date that takes place; `null` when there is none. */
  next: { path: string; day: Day; time: WallTime } | null;
  /** The lowest price of the next dates; `null` when they sell no tickets. */
  price: { fromCents: number | null } | null;
}

export function toProductionCard(
  production: ProductionListing,
  next: EventListing | null,
  price: ProductionCard['price'],
  language: Language,
): ProductionCard {
  const { id, slug } = production;
  return {
    id,
    path: pathTo('production', language, { slug, id }),
    title: shownTitle(production.title, language),
    subline: shown(production.subline, language),
    type: { slug: production.type.slug, name: shown(production.type.name, language).text },
    art: production.art,
    ageFrom: production.ageFrom,
    ageTo: production.ageTo,
    next: next && {
      path: pathTo('event', language, { slug: next.slug, id: next.id }),
      day: next.day,
      time: timeOf(next.dateStart),
    },
    price,
  };
}
