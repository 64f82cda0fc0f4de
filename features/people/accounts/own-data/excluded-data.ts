import type { Localized } from '#lib/localized.ts';

/** Personal data no export file contains, with the reason and its tables. The file itself says so, too. */
export const EXCLUDED_DATA: readonly { tables: readonly string[]; why: Localized }[] = [
  {
    tables: ['credentials', 'two_factors', 'verifications', 'invitations', 'password_requests', 'attempts'],
    why: {
      de: 'Der Prüfwert deines Passworts, der Schlüssel und die Codes der Zwei-Faktor-Anmeldung, Links aus Mails und Zähler von Versuchen: Was dein Konto öffnet oder schützt, steht in keiner Datei.',
      en: 'Your password’s hash, your two-factor key and codes, links in emails and login attempt counters: anything that opens or protects your account isn’t in any file.',
    },
  },
  {
    tables: [
      'holds',
      'hold_lines',
      'hold_series',
      'hold_series_parts',
      'pool_claims',
      'answer_drafts',
      'credit_claims',
      'pass_claims',
      'idempotency_keys',
    ],
    why: {
      de: 'Der Warenkorb: Er hängt an deinem Browser, nicht an deinem Konto, und ist einen Tag nach seinem Ende weg.',
      en: 'The cart: it belongs to your browser, not your account, and is deleted a day after it expires.',
    },
  },
  {
    tables: ['online_payments', 'disputes', 'coupon_uses', 'gift_vouchers'],
    why: {
      de: 'Wie eine Zahlung beim Zahlungsdienst lief und wie Gutscheine gezählt werden: Was daraus wurde, steht bei deinen Bestellungen und deinem Guthaben.',
      en: 'How payments went at the payment provider, and how voucher codes are counted: the outcome is under your orders and your credit.',
    },
  },
  {
    tables: ['form_entries', 'form_files', 'feedback_messages'],
    why: {
      de: 'Was jemand mit einem Formular geschickt oder als Gast bestellt hat: Das hängt an keinem Konto, und eine eingetippte Adresse beweist nicht, wer sie getippt hat. Frag uns danach, wir suchen es heraus.',
      en: 'Anything sent with a form or ordered as a guest: that doesn’t belong to an account, and typing in an address doesn’t prove whose it is. Ask us and we’ll look it up.',
    },
  },
  {
    tables: ['outgoing_emails'],
    why: {
      de: 'Unsere Mails an dich: Du hast sie bekommen, unsere Abschrift ist eine Woche später weg.',
      en: 'Our emails to you: you’ve received them, and we delete our copies a week later.',
    },
  },
  {
    tables: ['ticket_message_recipients'],
    why: {
      de: 'Welche Nachrichten der Kasse an deine Bestellungen gingen: Du hast sie als Mail bekommen, unsere Liste ist ein Jahr später weg.',
      en: 'Which box office messages went to your orders: you’ve received them as emails, and we delete our list a year later.',
    },
  },
  {
    tables: ['bank_lines'],
    why: {
      de: 'Was auf unseren Kontoauszügen steht: Die schreibt die Bank. Was davon bei deinen Bestellungen angekommen ist, steht dort.',
      en: 'What our bank statements say: the bank writes those. What reached your orders is listed with them.',
    },
  },
  {
    tables: [
      'audit_entries',
      'bank_statements',
      'closings',
      'till_movements',
      'till_shifts',
      'document_changes',
      'document_versions',
      'hub_visits',
      'presences',
      'preview_links',
      'ticket_messages',
    ],
    why: {
      de: 'Was du für das Haus getan hast, wenn du hier arbeitest: Das gehört zu den Aufzeichnungen des Hauses.',
      en: 'What you did for us, if you work here: that’s part of our own records.',
    },
  },
  {
    tables: ['persons', 'article_authors', 'contributions', 'asset_consents'],
    why: {
      de: 'Was auf öffentlichen Seiten und bei Bildern über Menschen des Hauses steht: Das hängt an keinem Konto.',
      en: 'What public pages and images say about our people: that doesn’t belong to an account.',
    },
  },
];
