import {
  checkPlan,
  countsOf,
  findPlans,
  findPricedGroups,
  type PricedGroup,
  proposeInEmptyHall,
  type StoredPlan,
} from '#features/box-office/seating/index.server.ts';
import type { PlanIssue } from '#features/box-office/seating/index.ts';
import type { Db } from '#features/database.server.ts';
import { findRooms } from '#features/programme/venues/index.server.ts';
import type { Localized } from '#lib/localized.ts';

/** The list of plans, and the rooms that can have one. */
export interface SeatingPlansPage {
  plans: { id: number; name: string; room: Localized; seats: number; version: number | null }[];
  rooms: { id: number; name: Localized }[];
}

export async function loadSeatingPlans(db: Db): Promise<SeatingPlansPage> {
  const [plans, rooms] = await Promise.all([findPlans(db), findRooms(db)]);
  return {
    plans: plans.map(({ id, name, room, draft, version }) => ({
      ...{ id, name, room: room.name, seats: countsOf(draft).seats },
      version: version?.number ?? null,
    })),
    rooms: rooms.map(({ id, name }) => ({ id, name })),
  };
}

/** Two adults with two children. */
const USUAL_PARTY = 4;

/** A plan with what was found in it, and the seat groups its rows can have. */
export interface SeatingPlanPage {
  plan: Omit<StoredPlan, 'before'> & { hasBefore: boolean };
  counts: ReturnType<typeof countsOf>;
  issues: PlanIssue[];
  groups: PricedGroup[];
  trial: Trial;
}

/** A party that tries the plan, and the seats it would get; none where nobody tries. */
export interface Trial {
  party: number;
  group: string;
  picked: ReturnType<typeof proposeInEmptyHall> | null;
}

/** `null` where there is no such plan. */
export async function loadSeatingPlan(
  db: Db,
  id: number,
  asked: { party: number | null; group: string | null } = { party: null, group: null },
): Promise<SeatingPlanPage | null> {
  const [[plan], groups] = await Promise.all([findPlans(db, id), findPricedGroups(db)]);
  if (!plan) return null;
  const priced = new Set(groups.map(({ name }) => name.de));
  const { before, ...rest } = plan;
  const { draft } = rest;
  const group = draft.groups.find(({ code }) => code === asked.group)?.code ?? draft.groups[0]?.code ?? '';
  const { party } = asked;
  const picked = party === null ? null : proposeInEmptyHall(draft, { party, group });
  return {
    plan: { ...rest, hasBefore: before !== null },
    ...{ counts: countsOf(draft), issues: checkPlan(draft, priced), groups },
    trial: { party: party ?? USUAL_PARTY, group, picked },
  };
}
