/** Passes of the demo: one for all dates, and one for a series. */
export const passes = [
  {
    name: { de: 'Zehnerkarte', en: 'Ten-visit pass' },
    note: {
      de: 'Zehnmal kommen, achtmal bezahlen: allein, zu zweit oder mit der halben Straße.',
      en: 'Come ten times, pay eight: alone, in twos or with half the street.',
    },
    cents: 6400,
    visits: 10,
    mostCents: 900,
    series: null,
    validDays: 365,
    validUntilDay: null,
  },
  {
    name: { de: 'Nachtschicht-Abo', en: 'Night Shift pass' },
    note: {
      de: 'Fünf Abende im Dunkeln, mit Taschenlampe an der Garderobe.',
      en: 'Five evenings in the dark, with a torch at the cloakroom.',
    },
    cents: 3500,
    visits: 5,
    mostCents: null,
    series: 'nachtschicht',
    validDays: null,
    validUntilDay: 240,
  },
] as const;
