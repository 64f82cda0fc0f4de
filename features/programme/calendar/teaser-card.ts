import { shownAddress } from '#features/core/navigation/index.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import type { Teaser } from './teaser-store.server.ts';

/** A teaser as the list shows it between two days. */
export interface TeaserCard {
  id: number;
  day: Day;
  preline: ShownText;
  headline: ShownText;
  subline: ShownText;
  linkText: ShownText;
  url: string;
  /** Seed of the artwork. */
  art: string;
}

export function toTeaserCard(teaser: Teaser, language: Language): TeaserCard {
  return {
    id: teaser.id,
    day: teaser.day,
    preline: shown(teaser.preline, language),
    headline: shown(teaser.headline, language),
    subline: shown(teaser.subline, language),
    linkText: shown(teaser.linkText, language),
    url: shownAddress(teaser.linkUrl, language),
    art: teaser.artSlug,
  };
}
