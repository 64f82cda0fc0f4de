import { type Language, shown } from '#lib/localized.ts';
import { formatDay } from '#lib/venue-time.ts';
import { lastDayOfPass, type PassKind } from './pass.ts';
import { passShopPath } from './pass-paths.ts';
import type { PassOffer } from './pass-shop-page.ts';

/** A pass as its page shows it. */
export function toPassOffer(
  kind: PassKind,
  { isTest, language }: { isTest: boolean; language: Language },
): PassOffer {
  const { id, name, note, series, cents, visits, mostCents, seriesId, vatBasisPoints, validUntil } = kind;
  return {
    id,
    name: shown(name, language),
    note: note && shown(note, language),
    series: series && shown(series, language),
    ...{ cents, visits, mostCents },
    validUntil: formatDay(lastDayOfPass(validUntil), language),
    path: passShopPath({ isTest }, language, { pass: id }),
    terms: [cents, visits, mostCents, seriesId, vatBasisPoints, validUntil].join(' '),
  };
}
