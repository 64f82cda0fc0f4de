import { NAME, type ResourceWords } from './shared.ts';

/** Names of the price list resources. */
export const priceListsResources: Record<string, ResourceWords> = {
  'price-lists': {
    name: [
      ['Preisliste', 'Price list'],
      ['Preislisten', 'Price lists'],
    ],
    fields: {
      name: NAME,
      seat_groups: ['Platzgruppen', 'Seat groups'],
      'seat_groups.name': ['Platzgruppe', 'Seat group'],
      'seat_groups.note': ['Hinweis', 'Note'],
      'seat_groups.prices': ['Preise, der volle zuerst', 'Prices, full price first'],
      'seat_groups.prices.name': ['Preis für', 'Price for'],
      'seat_groups.prices.cents': ['Betrag', 'Amount'],
      'seat_groups.prices.vat_basis_points': ['Mehrwertsteuer', 'VAT'],
      'seat_groups.prices.units': ['Plätze je Karte', 'Seats per ticket'],
      'seat_groups.prices.age_from': ['Mindestalter', 'minimum age'],
      'seat_groups.prices.age_to': ['Höchstalter', 'maximum age'],
      'seat_groups.prices.members_only': ['nur für Mitglieder', 'members only'],
      'seat_groups.prices.proof': ['Was an der Tür gezeigt wird', 'Proof to show at the door'],
      'seat_groups.prices.asks_proof_number': ['Nummer beim Bestellen', 'Ask for its number at checkout'],
      'seat_groups.prices.together_at_most': ['höchstens so viele', 'at most'],
      'seat_groups.prices.together_per': ['für je so viele', 'for every'],
      'seat_groups.prices.together_with': ['von diesen Preisen', 'of these prices'],
      'seat_groups.prices.early_cents': ['Frühpreis', 'Early price'],
      'seat_groups.prices.early_until': ['bis zum Tag', 'until (date)'],
      'seat_groups.prices.early_days': ['bis so viele Tage vorher', 'until (days before)'],
    },
  },
};
