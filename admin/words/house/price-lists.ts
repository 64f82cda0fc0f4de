import type { Both } from '../both.ts';

/** What the admin area says of price lists. */
export const priceListsWords = {
  add_seat_group: ['Platzgruppe dazu', 'Add a kind of place'],
  add_whole_price: ['Preis der ganzen Reihe dazu', 'Add a price of the whole series'],
  whole_price_hint: [
    'Alle Termine müssen nach dieser Preisliste verkauft werden.',
    'All dates have to be sold by this price list.',
  ],
  add_price: ['Preis dazu', 'Add a price'],
  price_list_name_hint: [
    'Nur fürs Haus: so findet ihr sie beim Verkauf.',
    'For the house alone: what it is found by.',
  ],
  price_conditions: ['Bedingungen', 'Conditions'],
  proof_hint: [
    'Die Nummer steht beim Ticket, bis sieben Tage nach der Veranstaltung. Bitte nicht bei Ausweisen, die etwas über Gesundheit sagen.',
    'The number stays with the ticket until seven days after the event. Please not for cards that say something about health.',
  ],
  together_hint: [
    'Ein Preis je Zeile, wie er hier auf Deutsch heißt. Eine Begleitperson: höchstens 1 für je 1 Rollstuhlplatz.',
    'One price a line, by its German name in this list. A companion: at most 1 for every 1 wheelchair place.',
  ],
  early_hint: ['Danach gilt der Betrag oben.', 'After that the amount above holds.'],
  units_hint: ['Eine Familienkarte nimmt mehrere.', 'A family ticket takes several.'],
  vat_hint: ['Leer: steuerfrei', 'Empty: exempt'],
} as const satisfies Record<string, Both>;
