import type { Both } from '../both.ts';

/** Admin texts for coupons, vouchers, passes and questions. */
export const boxOfficeWords = {
  kind_text: ['Text', 'Text'],
  kind_number: ['Zahl', 'Number'],
  kind_choice: ['Auswahl, eins davon', 'Choice, one answer'],
  'kind_yes-no': ['Ja oder nein', 'Yes or no'],
  per_ticket: ['für jedes Ticket', 'per ticket'],
  per_order: ['einmal für die Bestellung', 'once per order'],
  add_answer: ['Antwort dazu', 'Add answer'],
  question_health_hint: [
    'Freiwillig und nur mit Einwilligung beantwortet, nur für das Personal.',
    'Optional, answered with consent, visible to staff only.',
  ],
  question_events_hint: [
    'Ohne Arten und Termine wird immer gefragt.',
    'Leave event types and dates blank to ask every time.',
  ],
  kind_amount: ['Betrag', 'Amount'],
  kind_percent: ['Prozent', 'Percent'],
  'kind_free-tickets': ['Freikarten', 'Free tickets'],
  code_hint: ['Das tippen die Leute ein.', 'What customers type in.'],
  voucher_code_hint: ['Wird beim Speichern gezogen.', 'Generated when you save.'],
  recipient_hint: ['Nur das Haus liest es.', 'Only staff see this.'],
  redeemed_hint: ['Trägt sich beim Einlösen ein.', 'Filled in when the voucher is redeemed.'],
  pass_price_hint: ['Was verkauft ist, behält seine Bedingungen.', 'Passes already sold keep their terms.'],
  pass_visits_hint: ['Jeder Platz ist einer.', 'Each seat uses one visit.'],
  pass_most_hint: ['Leer: was sie auch kosten', 'Leave blank for any price'],
  pass_days_hint: ['Nach dem Tag, an dem es gekauft wird', 'Counted from the day of purchase'],
  on_sale: ['im Verkauf', 'on sale'],
  not_on_sale: ['nicht im Verkauf', 'not on sale'],
  name_hint: ['So heißt er im Haus.', 'Only staff see this name.'],
  value_amount: ['Betrag', 'Amount'],
  value_percent: ['Nachlass in Prozent', 'Percentage off'],
  'value_free-tickets': ['Zahl der Freikarten', 'Number of free tickets'],
  no_limit: ['Leer: beliebig oft', 'Leave blank for no limit'],
  no_amount: [
    'Das ist kein Betrag. Schreib ihn wie 6 oder 5,50.',
    'That isn’t an amount. Enter it like 6 or 5.50.',
  ],
  no_percent: [
    'Das geht nicht: eine Zahl von 0 bis 100, wie 7 oder 5,5.',
    'Enter a number from 0 to 100, like 7 or 5.5.',
  ],
} as const satisfies Record<string, Both>;
