/** Vouchers of the demo: one to be redeemed, one that came too late. */
export const giftVouchers = [
  {
    code: 'SPECHT-GELB-MAUS-HUHN',
    cents: 2500,
    recipient: 'Zum Geburtstag, am Schalter verkauft',
    untilDay: 365,
  },
  { code: 'SPECHT-ALTE-BAUM-RAST', cents: 1500, recipient: 'Tombola beim Sommerfest', untilDay: -30 },
] as const;
