import { msg } from '@lingui/core/macro';
import { NAME, type ResourceWords } from './shared.ts';

/** Names of the price list resources. */
export const priceListsResources: Record<string, ResourceWords> = {
  'price-lists': {
    name: msg({ message: '{smart_count, plural, one {Price list} other {Price lists}}' }),
    fields: {
      name: NAME,
      seat_groups: msg`Seat groups`,
      'seat_groups.name': msg`Seat group`,
      'seat_groups.note': msg`Note`,
      'seat_groups.prices': msg`Prices, full price first`,
      'seat_groups.prices.name': msg`Price for`,
      'seat_groups.prices.cents': msg`Amount`,
      'seat_groups.prices.vat_basis_points': msg({ message: 'VAT', context: 'field' }),
      'seat_groups.prices.units': msg`Seats per ticket`,
      'seat_groups.prices.age_from': msg`minimum age`,
      'seat_groups.prices.age_to': msg`maximum age`,
      'seat_groups.prices.members_only': msg`members only`,
      'seat_groups.prices.group_from': msg`groups only, from`,
      'seat_groups.prices.flat_heads': msg`flat price, up to heads`,
      'seat_groups.prices.flat_further_cents': msg`each further head`,
      'seat_groups.prices.asks_allergies': msg`Ask groups for allergies and needs`,
      'seat_groups.prices.proof': msg`Proof to show at the door`,
      'seat_groups.prices.asks_proof_number': msg`Ask for its number at checkout`,
      'seat_groups.prices.together_at_most': msg`at most`,
      'seat_groups.prices.together_per': msg`for every`,
      'seat_groups.prices.together_with': msg`of these prices`,
      'seat_groups.prices.early_cents': msg`Early price`,
      'seat_groups.prices.early_until': msg`until (date)`,
      'seat_groups.prices.early_days': msg`until (days before)`,
    },
  },
};
