import type { Localized } from '#lib/localized.ts';

/** What is kept about people and stands in no file, why, and in which tables. The file itself says it, too. */
export const LEFT_OUT: readonly { tables: readonly string[]; why: Localized }[] = [
  {
    tables: ['credentials', 'two_factors', 'verifications', 'attempts'],
    why: {
      de: 'Der Prüfwert deines Passworts, der Schlüssel und die Codes der Zwei-Faktor-Anmeldung, Links aus Mails und Zähler von Versuchen: Was dein Konto öffnet oder schützt, steht in keiner Datei.',
      en: 'The check value of your password, key and codes of two-factor sign-in, links of e-mails and counts of attempts: what opens or protects your account stands in no file.',
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
      en: 'The cart: it belongs to your browser, not to your account, and is gone a day after its end.',
    },
  },
  {
    tables: ['online_payments', 'disputes', 'coupon_uses', 'gift_vouchers'],
    why: {
      de: 'Wie eine Zahlung beim Zahlungsdienst lief und wie Gutscheine gezählt werden: Was daraus wurde, steht bei deinen Bestellungen und deinem Guthaben.',
      en: 'How a payment went at the payment service and how coupons are counted: what became of it stands with your orders and your credit.',
    },
  },
  {
    tables: ['form_entries', 'form_files', 'feedback_messages'],
    why: {
      de: 'Was jemand mit einem Formular geschickt oder als Gast bestellt hat: Das hängt an keinem Konto, und eine eingetippte Adresse beweist nicht, wer sie getippt hat. Frag uns danach, wir suchen es heraus.',
      en: 'What somebody sent with a form or ordered as a guest: that belongs to no account, and an address that was typed in does not prove who typed it. Ask us, and we look it up.',
    },
  },
  {
    tables: ['outgoing_emails'],
    why: {
      de: 'Unsere Mails an dich: Du hast sie bekommen, unsere Abschrift ist eine Woche später weg.',
      en: 'Our e-mails to you: you have got them, and our copy is gone a week later.',
    },
  },
  {
    tables: [
      'audit_entries',
      'closings',
      'document_changes',
      'document_versions',
      'hub_visits',
      'presences',
      'preview_links',
    ],
    why: {
      de: 'Was du für das Haus getan hast, wenn du hier arbeitest: Das gehört zu den Aufzeichnungen des Hauses.',
      en: 'What you did for the house, if you work here: that belongs to the records of the house.',
    },
  },
  {
    tables: ['persons', 'article_authors', 'contributions', 'asset_consents'],
    why: {
      de: 'Was auf öffentlichen Seiten und bei Bildern über Menschen des Hauses steht: Das hängt an keinem Konto.',
      en: 'What public pages and pictures say about people of the house: that belongs to no account.',
    },
  },
];
