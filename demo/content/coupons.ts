/** Codes of the demo: one for everybody, one for each person once, one that is over. */
export const coupons = [
  { code: 'KLOPF', name: 'Klopf an', kind: 'amount', value: 500, perPerson: null, untilDay: null },
  {
    code: 'FREUND',
    name: 'Bring jemanden mit',
    kind: 'free-tickets',
    value: 1,
    perPerson: 1,
    untilDay: null,
  },
  {
    code: 'VORBEI',
    name: 'Letzte Spielzeit',
    kind: 'percent',
    value: 20,
    perPerson: null,
    untilDay: -30,
  },
] as const;
