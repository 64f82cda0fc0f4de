/** The table of one bank: which of its columns says what. Headings are compared in small letters, umlauts written out equal. */
export interface CsvLayout {
  /** The bank as people know it. */
  name: string;
  /** Headings that no other bank has together. */
  signature: readonly string[];
  booked: readonly string[];
  valued: readonly string[];
  /** One column with signed amounts, or one for what came in and one for what went out. */
  amount: readonly string[];
  credit?: readonly string[];
  debit?: readonly string[];
  currency: readonly string[];
  /** Currency of a table that has no column for it. */
  fixedCurrency?: string;
  /** The other side; where the bank names both, the one that sent and the one that received. */
  sender: readonly string[];
  recipient?: readonly string[];
  iban: readonly string[];
  /** Everything that may hold a number of an order. */
  text: readonly string[];
  /** How the bank calls the kind of the booking. */
  kind: readonly string[];
  /** Says whether the line is only announced. */
  status: readonly string[];
  account: readonly string[];
  reference: readonly string[];
  /** Amount of a part of the line above, in rows without a day. */
  part?: string;
}

const NONE = {
  ...{ valued: [], amount: ['betrag'], currency: ['waehrung'], iban: ['iban'] },
  ...{ kind: [], status: [], account: [], reference: [] },
} as const;

/** Tables of banks in Germany, Austria and Switzerland, as their online banking exports them. */
export const CSV_LAYOUTS: readonly CsvLayout[] = [
  {
    ...NONE,
    name: 'Sparkasse',
    signature: ['auftragskonto', 'buchungstag', 'beguenstigter/zahlungspflichtiger', 'betrag'],
    booked: ['buchungstag'],
    valued: ['valutadatum'],
    sender: ['beguenstigter/zahlungspflichtiger'],
    iban: ['kontonummer/iban', 'kontonummer'],
    text: ['verwendungszweck', 'kundenreferenz (end-to-end)'],
    kind: ['buchungstext'],
    status: ['info'],
    account: ['auftragskonto'],
  },
  {
    ...NONE,
    name: 'Deutsche Bank',
    signature: ['buchungstag', 'wert', 'beguenstigter / auftraggeber', 'verwendungszweck'],
    booked: ['buchungstag'],
    valued: ['wert'],
    credit: ['haben'],
    debit: ['soll'],
    sender: ['beguenstigter / auftraggeber'],
    iban: ['iban', 'iban / kontonummer'],
    text: ['verwendungszweck', 'kundenreferenz'],
    kind: ['umsatzart'],
  },
  {
    ...NONE,
    name: 'Commerzbank',
    signature: ['buchungstag', 'wertstellung', 'umsatzart', 'buchungstext', 'betrag'],
    booked: ['buchungstag'],
    valued: ['wertstellung'],
    // Name and text stand in one column.
    sender: [],
    iban: [],
    text: ['buchungstext'],
    kind: ['umsatzart'],
    account: ['iban kontoinhaber', 'iban auftraggeberkonto'],
  },
  {
    ...NONE,
    name: 'DKB',
    signature: ['buchungsdatum', 'wertstellung', 'zahlungspflichtige*r', 'verwendungszweck'],
    booked: ['buchungsdatum'],
    valued: ['wertstellung'],
    amount: ['betrag (€)', 'betrag'],
    currency: [],
    fixedCurrency: 'EUR',
    sender: ['zahlungspflichtige*r'],
    recipient: ['zahlungsempfaenger*in'],
    text: ['verwendungszweck', 'kundenreferenz'],
    kind: ['umsatztyp'],
    status: ['status'],
  },
  {
    ...NONE,
    name: 'DKB',
    signature: ['buchungstag', 'wertstellung', 'auftraggeber / beguenstigter', 'betrag (eur)'],
    booked: ['buchungstag'],
    valued: ['wertstellung'],
    amount: ['betrag (eur)'],
    currency: [],
    fixedCurrency: 'EUR',
    sender: ['auftraggeber / beguenstigter'],
    iban: ['kontonummer'],
    text: ['verwendungszweck', 'kundenreferenz'],
    kind: ['buchungstext'],
  },
  {
    ...NONE,
    name: 'ING',
    signature: ['buchung', 'auftraggeber/empfaenger', 'buchungstext', 'verwendungszweck', 'betrag'],
    booked: ['buchung'],
    valued: ['wertstellungsdatum', 'valuta'],
    sender: ['auftraggeber/empfaenger'],
    iban: [],
    text: ['verwendungszweck'],
    kind: ['buchungstext'],
  },
  {
    ...NONE,
    name: 'Volksbank',
    signature: ['iban auftragskonto', 'buchungstag', 'name zahlungsbeteiligter', 'betrag'],
    booked: ['buchungstag'],
    valued: ['valutadatum'],
    sender: ['name zahlungsbeteiligter'],
    iban: ['iban zahlungsbeteiligter'],
    text: ['verwendungszweck'],
    kind: ['buchungstext'],
    account: ['iban auftragskonto'],
  },
  {
    ...NONE,
    name: 'Erste Bank und Sparkasse (AT)',
    signature: ['buchungsdatum', 'partner iban', 'betrag', 'waehrung'],
    booked: ['buchungsdatum'],
    valued: ['valutadatum'],
    sender: ['partner name', 'partnername'],
    iban: ['partner iban', 'partner kontonummer'],
    text: ['buchungs-details', 'buchungs-info', 'zahlungsreferenz', 'verwendungszweck'],
    account: ['eigene iban'],
    reference: ['buchungsreferenz'],
  },
  {
    ...NONE,
    name: 'PostFinance',
    signature: ['avisierungstext', 'gutschrift in chf', 'lastschrift in chf'],
    booked: ['datum', 'buchungsdatum'],
    valued: ['valuta'],
    amount: [],
    credit: ['gutschrift in chf'],
    debit: ['lastschrift in chf'],
    currency: [],
    fixedCurrency: 'CHF',
    sender: [],
    iban: [],
    text: ['avisierungstext'],
    kind: ['bewegungstyp'],
  },
  {
    ...NONE,
    name: 'Zürcher Kantonalbank',
    signature: ['buchungstext', 'zkb-referenz', 'belastung chf', 'gutschrift chf'],
    booked: ['datum'],
    valued: ['valuta'],
    amount: [],
    credit: ['gutschrift chf'],
    debit: ['belastung chf'],
    currency: [],
    fixedCurrency: 'CHF',
    sender: [],
    iban: [],
    text: ['buchungstext', 'zahlungszweck', 'details'],
    reference: ['zkb-referenz'],
    part: 'betrag detail',
  },
];

/** A heading as it is compared. */
export const headingOf = (cell: string): string =>
  cell
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replace(/\s+/g, ' ')
    .trim();
