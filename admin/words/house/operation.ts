import type { Both } from '../both.ts';

/** What the admin area says of how the house is run. */
export const operationWords = {
  operation: ['Betrieb', 'Running it'],
  pages: ['Seiten', 'Pages'],
  doors_room: ['Einlass', 'Check-in'],
  'job_expired-holds': ['Plätze aus alten Warenkörben freigeben', 'Free places of carts that are over'],
  'job_waiting-lists': ['Freie Plätze an Wartende anbieten', 'Offer free places to who waits'],
  job_emails: ['E-Mails verschicken', 'Send emails'],
  'job_online-payments': ['Online-Zahlungen nachsehen', 'Look after online payments'],
  'job_online-refunds': ['Online-Rückzahlungen nachtragen', 'Write down online refunds'],
  job_disputes: ['Rückbuchungen nachtragen', 'Write down chargebacks'],
  'job_old-refunds': ['Gescheiterte Rückzahlungen nachtragen', 'Write down refunds that failed'],
  'job_money-back': ['Geld online zurückgeben', 'Give money back online'],
  'job_unpaid-orders': [
    'An Unbezahltes erinnern und stornieren',
    'Remind of what is not paid, and cancel it',
  ],
  'job_gift-vouchers': ['Geschenkgutscheine verschicken', 'Send gift vouchers'],
  'job_unpaid-vouchers': ['Unbezahlte Gutscheine beenden', 'End vouchers that are not paid'],
  'job_unpaid-passes': ['Unbezahlte Abonnements beenden', 'End passes that are not paid'],
  'job_cancelled-events': ['Karten abgesagter Termine stornieren', 'Cancel tickets of cancelled events'],
  'job_moved-events': [
    'Von verlegten Terminen und anderen Räumen erzählen',
    'Tell of events that were moved or are in another room',
  ],
  'job_programme-cancellations': ['Im Programm Abgesagtes stornieren', 'Cancel what the programme cancelled'],
  job_plans: ['Geplantes veröffentlichen', 'Publish what is planned'],
  job_texts: ['Geplante Texte veröffentlichen', 'Publish texts that are planned'],
  'job_page-views': ['Aufrufe zählen', 'Count page views'],
  job_retention: ['Vergessen, was vergessen werden soll', 'Forget what is to be forgotten'],
  job_outbox: ['Alten Postausgang leeren', 'Empty the old outbox'],
  job_runs: ['läuft gerade', 'is running'],
  job_went_well: ['lief gut', 'went well'],
  account_gone: ['Konto gelöscht', 'account deleted'],
} as const satisfies Record<string, Both>;
