import type { Both } from '../both.ts';

/** Admin texts for running the site. */
export const operationWords = {
  operation: ['Betrieb', 'Operations'],
  pages: ['Seiten', 'Pages'],
  doors_room: ['Einlass', 'Check-in'],
  'job_expired-holds': ['Plätze aus alten Warenkörben freigeben', 'Release seats from expired carts'],
  'job_waiting-lists': ['Freie Plätze an Wartende anbieten', 'Offer available seats to the waiting list'],
  job_invitations: ['Einladungen verschicken', 'Send invitations'],
  'job_password-links': ['Links für neue Passwörter verschicken', 'Send password reset links'],
  job_emails: ['E-Mails verschicken', 'Send emails'],
  'job_online-payments': ['Online-Zahlungen prüfen', 'Check online payments'],
  'job_online-refunds': ['Online-Rückzahlungen nachtragen', 'Record online refunds'],
  job_disputes: ['Rückbuchungen nachtragen', 'Record chargebacks'],
  job_statistics: ['Statistik der Datenbank auffrischen', 'Refresh database statistics'],
  'job_old-refunds': ['Gescheiterte Rückzahlungen nachtragen', 'Record failed refunds'],
  'job_money-back': ['Geld online zurückgeben', 'Send online refunds'],
  'job_unpaid-orders': [
    'An Unbezahltes erinnern und stornieren',
    'Send payment reminders and cancel unpaid orders',
  ],
  'job_gift-vouchers': ['Geschenkgutscheine verschicken', 'Send gift vouchers'],
  'job_unpaid-vouchers': ['Unbezahlte Gutscheine beenden', 'Expire unpaid gift vouchers'],
  'job_unpaid-passes': ['Unbezahlte Abonnements beenden', 'Expire unpaid passes'],
  'job_cancelled-events': ['Karten abgesagter Termine stornieren', 'Cancel tickets for cancelled dates'],
  'job_moved-events': [
    'Über verlegte Termine und andere Räume benachrichtigen',
    'Notify customers of moved dates and room changes',
  ],
  'job_programme-cancellations': [
    'Im Programm Abgesagtes stornieren',
    'Process cancellations from the programme',
  ],
  job_plans: ['Geplantes veröffentlichen', 'Publish scheduled pages'],
  job_texts: ['Geplante Texte veröffentlichen', 'Publish scheduled texts'],
  'job_page-views': ['Aufrufe zählen', 'Count page views'],
  job_retention: ['Vergessen, was vergessen werden soll', 'Delete expired personal data'],
  job_outbox: ['Alten Postausgang leeren', 'Clear old emails from the outbox'],
  job_runs: ['läuft gerade', 'running'],
  job_went_well: ['lief gut', 'succeeded'],
  account_gone: ['Konto gelöscht', 'deleted account'],
} as const satisfies Record<string, Both>;
