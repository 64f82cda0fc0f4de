import type { Principal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { expectedCash, type Shift, type ShiftMoney, type TillMovement } from './shift.ts';
import {
  findLatestShifts,
  findMovements,
  findOpenShift,
  findShift,
  type StoredShift,
  sumShiftMoney,
} from './shift-store.server.ts';

const SHIFTS_SHOWN = 20;

/** Page of the tills: the cashier's open shift, or what opens one, and the last ones. */
export interface TillPage {
  open: (Shift & { money: ShiftMoney[]; movements: TillMovement[] }) | null;
  /** Tills that were used, with what was left in them and the note with it; those with an open shift name who has it. */
  tills: { till: string; retainedCents: number; note: string | null; takenBy: string | null }[];
  latest: StoredShift[];
  /** The report of a closed shift that was asked for. */
  report: (StoredShift & { money: ShiftMoney[]; movements: TillMovement[]; cashCents: number }) | null;
}

export async function loadTillPage(
  { db }: { db: Db },
  staff: Pick<Principal, 'id'>,
  shiftId: number | null,
): Promise<TillPage> {
  const [open, latest, asked] = await Promise.all([
    findOpenShift(db, staff.id),
    findLatestShifts(db, SHIFTS_SHOWN),
    shiftId === null ? null : findShift(db, shiftId),
  ]);
  const partsOf = async (shift: Shift) => {
    const [money, movements] = await Promise.all([sumShiftMoney(db, shift.id), findMovements(db, shift.id)]);
    return { money, movements };
  };
  const lastOf = new Map(latest.toReversed().map((shift) => [shift.till, shift]));
  const report = asked?.closing ? { ...asked, ...(await partsOf(asked)) } : null;
  return {
    open: open && { ...open, ...(await partsOf(open)) },
    tills: [...lastOf.values()].map(({ till, openedBy, closing }) => ({
      till,
      retainedCents: closing?.retainedCents ?? 0,
      note: closing?.note ?? null,
      takenBy: closing === null ? openedBy.name : null,
    })),
    latest: latest.filter(({ closing }) => closing !== null),
    report: report && { ...report, cashCents: expectedCash(report, report.money, report.movements) },
  };
}
