import { useLingui } from '@lingui/react/macro';
import type { PlaceInHall } from '../place-in-hall.ts';

/** How seats lie in their hall, in words: `right at the front, in the middle`. */
export function usePlaceWords(): (place: PlaceInHall) => string {
  const { t } = useLingui();
  return ({ isFront, side }) => {
    const across =
      side === 'middle' ? t`in the middle` : side === 'near' ? t`a little to the side` : t`at the side`;
    return isFront ? `${t`right at the front`}, ${across}` : across;
  };
}
