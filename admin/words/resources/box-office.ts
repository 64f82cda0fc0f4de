import { NAME, type ResourceWords } from './shared.ts';

/** What the house calls what makes the box office. */
export const boxOfficeResources: Record<string, ResourceWords> = {
  'gift-vouchers': {
    name: [
      ['Geschenkgutschein', 'Gift voucher'],
      ['Geschenkgutscheine', 'Gift vouchers'],
    ],
    fields: {
      code: ['Code', 'Code'],
      cents: ['Wert', 'Value'],
      recipient: ['für wen', 'for whom'],
      valid_until: ['gilt bis', 'valid until'],
      is_active: ['eingeschaltet', 'switched on'],
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
      note: ['Was Gäste dazu lesen', 'What guests read about it'],
      cents: ['Preis', 'Price'],
      vat_basis_points: ['Mehrwertsteuer', 'VAT'],
      visits: ['Besuche', 'Visits'],
      most_cents: ['für Plätze bis', 'for places of up to'],
      series: ['nur für die Reihe', 'only for the series'],
      valid_days: ['gilt so viele Tage', 'valid for so many days'],
      valid_until: ['gilt höchstens bis', 'valid until, at most'],
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
      kind: ['Art', 'Kind'],
      options: ['Antworten zur Auswahl', 'Answers to choose from'],
      'options.de': ['Antwort, deutsch', 'Answer, German'],
      'options.en': ['Antwort, englisch', 'Answer, English'],
      asked_per: ['gefragt', 'asked'],
      is_required: ['muss beantwortet werden', 'must be answered'],
      is_health: ['betrifft die Gesundheit', 'is about health'],
      position: ['Platz', 'Position'],
      is_active: ['eingeschaltet', 'switched on'],
      event_types: ['Arten von Terminen', 'Types of events'],
      events: ['Termine', 'Events'],
    },
  },
  coupons: {
    name: [
      ['Gutscheincode', 'Coupon'],
      ['Gutscheincodes', 'Coupons'],
    ],
    fields: {
      code: ['Code', 'Code'],
      name: NAME,
      kind: ['Art', 'Kind'],
      value: ['Wert', 'Value'],
      valid_from: ['gilt ab', 'valid from'],
      valid_until: ['gilt bis', 'valid until'],
      max_uses: ['Einlösungen höchstens', 'Uses at most'],
      max_uses_per_person: ['davon je Person', 'of these by one person'],
      is_active: ['eingeschaltet', 'switched on'],
      events: ['nur für Termine', 'only for events'],
      productions: ['nur für Produktionen', 'only for productions'],
    },
  },
};
