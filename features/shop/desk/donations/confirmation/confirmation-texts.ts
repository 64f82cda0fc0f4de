/** Texts of confirmations of donations: a sheet for German tax offices, in German whatever the language of the donor. */
export const CONFIRMATION_TEXTS = {
  title: 'Sammelbestätigung über Geldzuwendungen',
  law: 'im Sinne des § 10b des Einkommensteuergesetzes an eine steuerbegünstigte Körperschaft',
  copy: 'Kopie',
  revoked: (day: string) => `Widerrufen am ${day}`,
  facts: {
    number: 'Bestätigung',
    made: 'Ausgestellt am',
    donor: 'Zuwendende Person',
    period: 'Zeitraum',
    total: 'Gesamtbetrag',
    inWords: 'In Worten',
  },
  period: (from: string, to: string) => `${from} bis ${to}`,
  statements: [
    'Die Zuwendungen werden nur für die dort genannten steuerbegünstigten Zwecke verwendet.',
    'Es sind Geldzuwendungen. Auf die Erstattung von Aufwendungen wurde bei keiner von ihnen verzichtet.',
    'Über die Zuwendungen, aus denen der Gesamtbetrag besteht, wurde und wird keine weitere Bestätigung ausgestellt.',
  ],
  list: 'Anlage: einzelne Zuwendungen',
  head: { day: 'Datum der Zuwendung', order: 'Bestellung', kind: 'Art', amount: 'Betrag' },
  kind: 'Geldzuwendung',
  sum: 'Summe',
  signature: 'Ort, Datum und Unterschrift',
  notes: [
    'Wer vorsätzlich oder grob fahrlässig eine unrichtige Zuwendungsbestätigung ausstellt oder veranlasst, dass Zuwendungen nicht für die darin genannten steuerbegünstigten Zwecke verwendet werden, haftet für die entgangene Steuer (§ 10b Abs. 4 EStG, § 9 Abs. 3 KStG, § 9 Nr. 5 GewStG).',
    'Diese Bestätigung wird nicht als Nachweis anerkannt, wenn das Datum des Freistellungsbescheids länger als fünf Jahre oder das Datum der Feststellung der satzungsmäßigen Voraussetzungen nach § 60a Abs. 1 AO länger als drei Jahre vor ihrer Ausstellung liegt (§ 63 Abs. 5 AO).',
  ],
  explanation:
    'In English: this sheet confirms to a German tax office how much you donated to us in the period above, in figures and in words. It lists every donation with its date, states why we are exempt from tax and what your donations are used for, and replaces any other receipt for them. Please keep it with your tax papers.',
} as const;
