/** The ways money comes back that the house owes, in cents; together they come to what is owed. */
export interface RefundSplit {
  /** By itself, the way it was paid (docs/decisions/0074). */
  onlineCents: number;
  /** In cash, by transfer or as credit, as the house writes it down. */
  tillCents: number;
  /** Not before the bank has decided about a dispute (docs/decisions/0098). */
  heldCents: number;
}
