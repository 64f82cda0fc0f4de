import { NAME, type ResourceWords } from './shared.ts';

/** Names of the box office resources. */
export const boxOfficeResources: Record<string, ResourceWords> = {
  'gift-vouchers': {
    name: [
      ['Geschenkgutschein', 'Gift voucher'],
      ['Geschenkgutscheine', 'Gift vouchers'],
    ],
    fields: {
      code: ['Code', 'Code'],
      cents: ['Wert', 'Value'],
      recipient: ['für wen', 'Recipient'],
      valid_until: ['gilt bis', 'valid until'],
      is_active: ['eingeschaltet', 'on'],
      redeemed_at: ['eingelöst', 'redeemed'],
    },
  },
  'pass-kinds': {
    name: [
      ['Abonnement', 'Pass'],
      ['Abonnements', 'Passes'],
    ],
    fields: {
      name: NAME,
      note: ['Was Gäste dazu lesen', 'Description for customers'],
      cents: ['Preis', 'Price'],
      vat_basis_points: ['Mehrwertsteuer', 'VAT'],
      visits: ['Besuche', 'Visits'],
      most_cents: ['für Plätze bis', 'for seats of up to'],
      series: ['nur für die Reihe', 'only for the series'],
      valid_days: ['gültig (Tage)', 'valid for (days)'],
      valid_until: ['gilt höchstens bis', 'valid until, at the latest'],
      is_on_sale: ['im Verkauf', 'on sale'],
    },
  },
  questions: {
    name: [
      ['Frage', 'Question'],
      ['Fragen', 'Questions'],
    ],
    fields: {
      label: ['Frage', 'Question'],
      help: ['Hilfe', 'Help'],
      kind: ['Art', 'Type'],
      options: ['Antworten zur Auswahl', 'Answers to choose from'],
      'options.de': ['Antwort, deutsch', 'Answer, German'],
      'options.en': ['Antwort, englisch', 'Answer, English'],
      asked_per: ['gefragt', 'asked'],
      is_required: ['muss beantwortet werden', 'required'],
      is_health: ['betrifft die Gesundheit', 'health information'],
      position: ['Platz', 'Sort order'],
      is_active: ['eingeschaltet', 'on'],
      event_types: ['Arten von Terminen', 'Event types'],
      events: ['Termine', 'Dates'],
    },
  },
  coupons: {
    name: [
      ['Gutscheincode', 'Voucher code'],
      ['Gutscheincodes', 'Voucher codes'],
    ],
    fields: {
      code: ['Code', 'Code'],
      name: NAME,
      kind: ['Art', 'Type'],
      value: ['Wert', 'Value'],
      valid_from: ['gilt ab', 'valid from'],
      valid_until: ['gilt bis', 'valid until'],
      max_uses: ['Einlösungen höchstens', 'Maximum uses'],
      max_uses_per_person: ['davon je Person', 'Maximum uses per person'],
      is_active: ['eingeschaltet', 'on'],
      events: ['nur für Termine', 'only for these dates'],
      productions: ['nur für Produktionen', 'only for these productions'],
    },
  },
};
