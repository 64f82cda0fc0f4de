/** How many dates stand beside each other. */
const SHOWN = 4;

/** The dates before and after one of them, itself included, in their order: as many as stand beside each other. */
export function neighbouringDates<Date extends { id: number }>(dates: Date[], id: number): Date[] {
  const at = dates.findIndex((date) => date.id === id);
  const first = Math.max(0, Math.min(at - 1, dates.length - SHOWN));
  return dates.slice(first, first + SHOWN);
}
