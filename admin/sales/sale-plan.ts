import { venueMoment } from '../inputs/venue-moment.ts';
import type { PriceList } from './sale.ts';

/** Values typed into the form that puts an event on sale. */
export interface SalePlan {
  list: PriceList;
  /** Places by the number of the seat group. */
  capacities: Record<number, string>;
  /** Between two timeslots; empty without. */
  minutes: string;
  /** As the venue's clocks show it; empty: at once, and members with everybody. */
  starts: string;
  members: string;
}

/** All places together, each of them a number; `null` while one is missing. */
export function placesOf({ list, capacities }: Pick<SalePlan, 'list' | 'capacities'>): number | null {
  const typed = list.seat_groups.map(({ id }) => capacities[id] ?? '');
  return typed.every((places) => /^\d+$/.test(places))
    ? typed.reduce((sum, places) => sum + Number(places), 0)
    : null;
}

/** The body of the call (docs/api.md). */
export function saleBody({ list, capacities, minutes, starts, members }: SalePlan) {
  return {
    price_list: list.id,
    capacities: list.seat_groups.map(({ id }) => ({ seat_group: id, capacity: Number(capacities[id]) })),
    timeslot_minutes: minutes === '' ? null : Number(minutes),
    sale_starts_at: venueMoment(starts),
    members_from: venueMoment(members),
  };
}
