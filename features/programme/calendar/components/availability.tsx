import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OfferSummary } from '#features/box-office/ticketing/index.ts';
import { Holes } from '#ui/holes.tsx';

const SOLD_OUT_STYLES = {
  many: { filled: 3, tone: 'laub' },
  few: { filled: 1, tone: 'rot' },
  'sold-out': { filled: 0, tone: 'stein' },
  closed: { filled: 0, tone: 'stein' },
} as const;

/** How many seats are left: three holes, and the same in words. */
export function Availability({ offer }: { offer: Pick<OfferSummary, 'availability' | 'free' | 'stop'> }) {
  const { t } = useLingui();
  const { filled, tone } = SOLD_OUT_STYLES[offer.availability];
  const { free } = offer;
  const words = {
    many: () => t`Plenty of seats`,
    few: () =>
      free === null ? t`Few seats left` : t`${plural(free, { one: 'Last seat', other: 'Last # seats' })}`,
    'sold-out': () => t`Sold out`,
    closed: () => (offer.stop === 'shop-closed' ? t`Ticket shop closed` : t`Not on sale`),
  }[offer.availability]();
  return (
    <span className={`counted availability-${offer.availability}`}>
      <Holes count={3} filled={filled} size={9} tone={tone} />
      {words}
    </span>
  );
}
