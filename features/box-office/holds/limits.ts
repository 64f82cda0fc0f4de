/** A line of a cart with the limits its performance sets. */
export interface LimitedLine {
  performanceId: number;
  priceId: number;
  quantity: number;
  /** Tickets an order may hold of one price of the performance, and of the performance in all. */
  maxPerPrice: number;
  maxPerOrder: number;
  /** The series it is bought with as a whole. */
  series?: object | null;
}

/**
 * Maximum number of tickets in place of `line`, given everything else in the cart: within the limits of its performance for
 * the price and in all, and in the whole cart within those of its most generous performance. Parts of a series count at
 * their own dates alone: a course of ten evenings is no crowd.
 */
export function maxAllowed(line: LimitedLine, others: LimitedLine[]): number {
  const ofPerformance = others.filter((other) => other.performanceId === line.performanceId);
  const samePrice = ofPerformance.filter((other) => other.priceId === line.priceId);
  const inCart = Math.max(line.maxPerOrder, ...others.map((other) => other.maxPerOrder));
  const room = Math.min(line.maxPerPrice - tickets(samePrice), line.maxPerOrder - tickets(ofPerformance));
  return line.series ? room : Math.min(room, inCart - tickets(others.filter(({ series }) => !series)));
}

/** The limit `line` breaks among the others, or `null`. */
export function limitOf(line: LimitedLine, others: LimitedLine[]): number | null {
  if (line.quantity <= maxAllowed(line, others)) return null;
  const ofPerformance = [line, ...others.filter((other) => other.performanceId === line.performanceId)];
  if (tickets(ofPerformance.filter((other) => other.priceId === line.priceId)) > line.maxPerPrice)
    return line.maxPerPrice;
  if (tickets(ofPerformance) > line.maxPerOrder) return line.maxPerOrder;
  return Math.max(line.maxPerOrder, ...others.map((other) => other.maxPerOrder));
}

/** The limit the cart as a whole breaks, or `null`. */
export function exceededLimit(lines: LimitedLine[]): number | null {
  for (const line of lines) {
    const limit = limitOf(
      line,
      lines.filter((other) => other !== line),
    );
    if (limit !== null) return limit;
  }
  return null;
}

function tickets(lines: { quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
