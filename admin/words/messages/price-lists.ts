import type { Both } from '../both.ts';

/** Admin texts for price lists. */
export const priceListsWords = {
  add_seat_group: ['Platzgruppe dazu', 'Add seat group'],
  add_whole_price: ['Preis der ganzen Reihe dazu', 'Add price for the whole series'],
  whole_price_hint: [
    'Alle Termine müssen nach dieser Preisliste verkauft werden.',
    'Every date has to use this price list.',
  ],
  add_price: ['Preis dazu', 'Add price'],
  price_list_name_hint: ['Nur fürs Haus: so findet ihr sie beim Verkauf.', 'Only staff see this name.'],
  price_conditions: ['Bedingungen', 'Conditions'],
  proof_hint: [
    'Die Nummer steht beim Ticket, bis sieben Tage nach der Veranstaltung. Bitte nicht bei Ausweisen, die etwas über Gesundheit sagen.',
    'The number stays with the ticket until seven days after the date. Don’t use it for cards that reveal anything about someone’s health.',
  ],
  together_hint: [
    'Ein Preis je Zeile, wie er hier auf Deutsch heißt. Eine Begleitperson: höchstens 1 für je 1 Rollstuhlplatz.',
    'One price per line, by its German name in this list. For a companion: at most 1 for every 1 wheelchair space.',
  ],
  early_hint: ['Danach gilt der Betrag oben.', 'After that, the amount above applies.'],
  units_hint: ['Eine Familienkarte nimmt mehrere.', 'A family ticket takes several.'],
  vat_hint: ['Leer: steuerfrei', 'Leave blank if exempt'],
} as const satisfies Record<string, Both>;
