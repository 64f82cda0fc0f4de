import type { Availability } from '#features/box-office/ticketing/index.ts';
import type { OfferView, SeatGroupView, TimeslotView } from './offer-view.ts';

/** More slots than this are shown in their own list. */
export const VISIBLE_SLOTS = 6;

const RANK: Record<Availability, number> = { many: 3, few: 2, 'sold-out': 1, closed: 0 };

export const isOpen = ({ availability }: Pick<TimeslotView, 'availability'>): boolean =>
  availability === 'many' || availability === 'few';

/** Every start of an event once, in order: as available as the best seat group is at that time. */
export function timeslotsOf({ seatGroups }: OfferView): TimeslotView[] {
  const slots = new Map<number, TimeslotView>();
  for (const group of seatGroups) {
    for (const slot of group.timeslots) {
      const shown: TimeslotView = group.available ? slot : { ...slot, availability: 'sold-out', free: null };
      const known = slots.get(slot.blockId);
      slots.set(slot.blockId, known ? better(known, shown) : shown);
    }
  }
  return [...slots.values()].sort((one, other) => one.timeStart.localeCompare(other.timeStart));
}

function better(one: TimeslotView, other: TimeslotView): TimeslotView {
  if (one.availability === 'few' && other.availability === 'few')
    return { ...one, free: (one.free ?? 0) + (other.free ?? 0) };
  return RANK[one.availability] >= RANK[other.availability] ? one : other;
}

/** The start that is chosen before the visitor chooses: the first that has places. */
export function firstOpenBlock(offer: OfferView): number | null {
  return timeslotsOf(offer).find(isOpen)?.blockId ?? null;
}

/** Tells if a seat group sells tickets for the chosen start. */
export function isOnSale(group: SeatGroupView, blockId: number | null): boolean {
  if (!group.available) return false;
  if (group.timeslots.length === 0) return true;
  return group.timeslots.some((slot) => slot.blockId === blockId && isOpen(slot));
}

/** The slots shown at once: all of them when they are few, else those around the first open one and the chosen one. */
export function visibleSlots(slots: TimeslotView[], chosen: number | null): TimeslotView[] {
  if (slots.length <= VISIBLE_SLOTS) return slots;
  const anchor = Math.max(
    0,
    slots.findIndex(({ blockId }) => blockId === chosen),
  );
  const start = Math.min(anchor, slots.length - VISIBLE_SLOTS);
  return slots.slice(start, start + VISIBLE_SLOTS);
}
