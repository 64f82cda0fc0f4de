/** Sums of a group of sales (docs/product/box-office.md#reports). All amounts in cents. */
export interface SalesSums {
  /** Tickets issued, less those cancelled. */
  tickets: number;
  /** Payments of customers. */
  receivedCents: number;
  /** Refunds, reversals, disputes and their fees; usually below zero. */
  returnedCents: number;
  /** Both, as in the ledger. */
  totalCents: number;
}

/** Adds up sales by their group. */
export interface SalesTally<G> {
  add: (group: G, sums: Partial<Omit<SalesSums, 'totalCents'>>) => void;
  /** The groups with their sums, in the order they were first added. */
  groups: () => { group: G; sums: SalesSums }[];
}

const NONE: SalesSums = { tickets: 0, receivedCents: 0, returnedCents: 0, totalCents: 0 };

/** Returns an empty tally; groups with the same key are one. */
export function salesTally<G>(keyOf: (group: G) => string): SalesTally<G> {
  const tallies = new Map<string, { group: G; sums: SalesSums }>();
  return {
    add(group, sums) {
      const key = keyOf(group);
      const known = tallies.get(key);
      tallies.set(key, { group: known?.group ?? group, sums: plus(known?.sums ?? NONE, sums) });
    },
    groups: () => [...tallies.values()],
  };
}

/** Sum of several groups. */
export function sumOfSales(all: readonly SalesSums[]): SalesSums {
  return all.reduce(plus, NONE);
}

function plus(
  one: SalesSums,
  { tickets = 0, receivedCents = 0, returnedCents = 0 }: Partial<SalesSums>,
): SalesSums {
  return {
    tickets: one.tickets + tickets,
    receivedCents: one.receivedCents + receivedCents,
    returnedCents: one.returnedCents + returnedCents,
    totalCents: one.totalCents + receivedCents + returnedCents,
  };
}
