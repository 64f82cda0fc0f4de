import { NAME, type ResourceWords } from './shared.ts';

/** What the house calls its price lists. */
export const priceListsResources: Record<string, ResourceWords> = {
  'price-lists': {
    name: [
      ['Preisliste', 'Price list'],
      ['Preislisten', 'Price lists'],
    ],
    fields: {
      name: NAME,
      seat_groups: ['Platzgruppen', 'Kinds of places'],
      'seat_groups.name': ['Platzgruppe', 'Kind of place'],
      'seat_groups.note': ['Hinweis', 'Note'],
      'seat_groups.prices': ['Preise, der volle zuerst', 'Prices, the full one first'],
      'seat_groups.prices.name': ['Preis für', 'Price for'],
      'seat_groups.prices.cents': ['Betrag', 'Amount'],
      'seat_groups.prices.vat_basis_points': ['Mehrwertsteuer', 'VAT'],
      'seat_groups.prices.units': ['Plätze je Karte', 'Places per ticket'],
      'seat_groups.prices.age_from': ['ab so vielen Jahren', 'from so many years'],
      'seat_groups.prices.age_to': ['bis so viele Jahre', 'up to so many years'],
      'seat_groups.prices.members_only': ['nur für Mitglieder', 'members only'],
      'seat_groups.prices.proof': ['Was an der Tür gezeigt wird', 'What is shown at the door'],
      'seat_groups.prices.asks_proof_number': ['Nummer beim Bestellen', 'Number at checkout'],
      'seat_groups.prices.together_at_most': ['höchstens so viele', 'at most so many'],
      'seat_groups.prices.together_per': ['für je so viele', 'for every so many'],
      'seat_groups.prices.together_with': ['von diesen Preisen', 'of these prices'],
      'seat_groups.prices.early_cents': ['Frühpreis', 'Early price'],
      'seat_groups.prices.early_until': ['bis zum Tag', 'until the day'],
      'seat_groups.prices.early_days': ['bis so viele Tage vorher', 'until so many days before'],
    },
  },
};
