import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Admin texts for price lists. */
export const priceListsWords = {
  add_seat_group: msg`Add seat group`,
  add_whole_price: msg`Add price for the whole series`,
  whole_price_hint: msg`Every date has to use this price list.`,
  add_price: msg`Add price`,
  price_list_name_hint: msg({ message: 'Only staff see this name.', context: 'admin' }),
  price_conditions: msg`Conditions`,
  proof_hint: msg`The number stays with the ticket until seven days after the date. Don’t use it for cards that reveal anything about someone’s health.`,
  allergies_hint: msg`On the page of its order, as numbers without names, with consent. Only staff see them, and they’re deleted a week after the visit.`,
  flat_hint: msg`Then the amount is for the whole group. Leave both empty for a price per head; leave the second one empty to sell no more than that.`,
  together_hint: msg`One price per line, by its German name in this list. For a companion: at most 1 for every 1 wheelchair space.`,
  early_hint: msg`After that, the amount above applies.`,
  units_hint: msg`A family ticket takes several.`,
  vat_hint: msg`Leave blank if exempt`,
} satisfies Record<string, MessageDescriptor>;
