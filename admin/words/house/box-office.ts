import type { Both } from '../both.ts';

/** What the admin area says of coupons, vouchers, passes and questions. */
export const boxOfficeWords = {
  kind_text: ['Text', 'Text'],
  kind_number: ['Zahl', 'Number'],
  kind_choice: ['Auswahl, eins davon', 'Choice, one of it'],
  'kind_yes-no': ['Ja oder nein', 'Yes or no'],
  per_ticket: ['für jedes Ticket', 'for each ticket'],
  per_order: ['einmal für die Bestellung', 'once for the order'],
  add_answer: ['Antwort dazu', 'Add an answer'],
  question_health_hint: [
    'Freiwillig und nur mit Einwilligung beantwortet, nur für das Personal.',
    'Answered voluntarily, with consent, for the staff alone.',
  ],
  question_events_hint: [
    'Ohne Arten und Termine wird immer gefragt.',
    'With neither types nor events it is always asked.',
  ],
  kind_amount: ['Betrag', 'Amount'],
  kind_percent: ['Prozent', 'Percent'],
  'kind_free-tickets': ['Freikarten', 'Free tickets'],
  code_hint: ['Das tippen die Leute ein.', 'What people type.'],
  voucher_code_hint: ['Wird beim Speichern gezogen.', 'Drawn when it is saved.'],
  recipient_hint: ['Nur das Haus liest es.', 'Only the house reads it.'],
  redeemed_hint: ['Trägt sich beim Einlösen ein.', 'Enters itself when it is redeemed.'],
  pass_price_hint: ['Was verkauft ist, behält seine Bedingungen.', 'What is sold keeps its terms.'],
  pass_visits_hint: ['Jeder Platz ist einer.', 'Each place is one.'],
  pass_most_hint: ['Leer: was sie auch kosten', 'Empty: whatever they cost'],
  pass_days_hint: ['Nach dem Tag, an dem es gekauft wird', 'After the day it is bought'],
  on_sale: ['im Verkauf', 'on sale'],
  not_on_sale: ['nicht im Verkauf', 'not on sale'],
  name_hint: ['So heißt er im Haus.', 'What the house calls it.'],
  value_amount: ['Betrag', 'Amount'],
  value_percent: ['Nachlass in Prozent', 'Discount in percent'],
  'value_free-tickets': ['Zahl der Freikarten', 'Number of free tickets'],
  no_limit: ['Leer: beliebig oft', 'Empty: without limit'],
  no_amount: [
    'Das ist kein Betrag. Schreib ihn wie 6 oder 5,50.',
    'That is no amount. Write it like 6 or 5,50.',
  ],
  no_percent: [
    'Das geht nicht: eine Zahl von 0 bis 100, wie 7 oder 5,5.',
    'That does not work: a number from 0 to 100, like 7 or 5,5.',
  ],
} as const satisfies Record<string, Both>;
