import type { Localized } from '#lib/localized.ts';
import type { PriceConditions } from './price-conditions.ts';

interface ConditionedPrice {
  name: Localized;
  conditions: Pick<PriceConditions, 'groupFrom' | 'together'>;
}

/**
 * Returns the rule for one list of prices by which a price is sold to groups alone: group prices, and those that are sold
 * together with group prices only (docs/product/groups.md#prices).
 */
export function pricesForGroups(
  prices: readonly ConditionedPrice[],
): (price: Pick<ConditionedPrice, 'conditions'>) => boolean {
  const isGroupPrice = ({ conditions }: Pick<ConditionedPrice, 'conditions'>) =>
    conditions.groupFrom !== null;
  const names = new Set(prices.filter(isGroupPrice).map(({ name }) => name.de));
  return (price) =>
    isGroupPrice(price) || (price.conditions.together?.of.every(({ de }) => names.has(de)) ?? false);
}
