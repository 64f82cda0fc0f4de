import type { Principal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Shift, ShiftMoney, TillMovement } from './shift.ts';
import {
  findLatestShifts,
  findMovements,
  findOpenShifts,
  findShift,
  type StoredShift,
  sumShiftMoney,
} from './shift-store.server.ts';

const SHIFTS_SHOWN = 20;

/** Page of the tills: the cashier's open shift, or what opens one, and the last ones. */
export interface TillPage {
  open: (Shift & { movements: TillMovement[] }) | null;
  /** Somebody else’s open shift that was asked for, to be counted for them. */
  foreign: Shift | null;
  /** Open shifts of other people. */
  others: Shift[];
  /** Tills in use, with their remaining cash and note; those with an open shift name its cashier. */
  tills: { till: string; retainedCents: number; note: string | null; takenBy: Shift['openedBy'] | null }[];
  latest: StoredShift[];
  /** The report of a closed shift that was asked for. */
  report: (StoredShift & { money: ShiftMoney[]; movements: TillMovement[] }) | null;
}

export async function loadTillPage(
  { db }: { db: Db },
  staff: Pick<Principal, 'id'>,
  shiftId: number | null,
): Promise<TillPage> {
  const [allOpen, latest, asked] = await Promise.all([
    findOpenShifts(db),
    findLatestShifts(db, SHIFTS_SHOWN),
    shiftId === null ? null : findShift(db, shiftId),
  ]);
  const open = allOpen.find(({ openedBy }) => openedBy.id === staff.id) ?? null;
  const others = allOpen.filter((shift) => shift !== open);
  const lastOf = new Map(latest.toReversed().map((shift) => [shift.till, shift]));
  const report = asked?.closing
    ? {
        ...asked,
        money: await sumShiftMoney(db, asked.id),
        movements: await findMovements(db, asked.id),
      }
    : null;
  return {
    open: open && { ...open, movements: await findMovements(db, open.id) },
    foreign: others.find(({ id }) => id === shiftId) ?? null,
    others,
    tills: [...lastOf.values()].map(({ till, openedBy, closing }) => ({
      till,
      retainedCents: closing?.retainedCents ?? 0,
      note: closing?.note ?? null,
      takenBy: closing === null ? openedBy : null,
    })),
    latest: latest.filter(({ closing }) => closing !== null),
    report,
  };
}
