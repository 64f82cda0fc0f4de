import { inWrite, type Principal, type WriteServices } from '#features/core/access/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import {
  type ClosingRefusal,
  type ClosingRequest,
  checkCount,
  expectedCash,
  MOST_CASH_CENTS,
  tillKey,
} from './shift.ts';
import {
  closeShift,
  findLatestShifts,
  findMovements,
  findOpenShifts,
  insertMovement,
  insertShift,
  lockOpenShift,
  lockOpenShiftById,
  sumShiftMoney,
} from './shift-store.server.ts';

export type TillServices = WriteServices & { engine: Engine; databaseClock: DatabaseClock };
type Staff = Pick<Principal, 'id' | 'role'>;

const auditedShift = { entity: 'till_shifts', tags: [] } as const;

/**
 * Opens a till with its float in cents (docs/product/box-office.md#tills), by the name it has already where only the case differs. Refused with `TILL_OPEN` where somebody is at this till, or the person is
 * at another. Needs `sell`.
 */
export function openTill(
  services: TillServices,
  staff: Staff,
  { till, floatCents }: { till: string; floatCents: number },
): Promise<Result<number, { code: 'TILL_OPEN' }>> {
  return inWrite(services, staff, 'sell', async ({ trx, record }) => {
    // Orders are dated by this clock, too: one of the shift is never older than it.
    const openedAt = await services.databaseClock(trx);
    const name = await spellingOf(trx, till);
    const id = await insertShift(trx, { till: name, floatCents, openedBy: staff.id, openedAt });
    if (id === null) return fail({ code: 'TILL_OPEN' });
    record({ ...auditedShift, id, before: null, after: { till: name, float_cents: floatCents } });
    return succeed(id);
  });
}

const LATEST_SHIFTS = 100;

/** Name of a till as it was first written, of those that are open or were lately. */
async function spellingOf(trx: Trx, till: string): Promise<string> {
  const isSame = (known: { till: string }) => tillKey(known.till) === tillKey(till);
  const open = (await findOpenShifts(trx)).find(isSame);
  return (open ?? (await findLatestShifts(trx, LATEST_SHIFTS)).find(isSame))?.till ?? till;
}

/** `NO_AMOUNT`: more than a till ever holds. */
type MoveRefusal = { code: 'NO_SHIFT' | 'NO_AMOUNT' } | { code: 'NOT_SO_MUCH'; cents: number };

/** Puts cash into the till of a person, or takes it out (cents below zero), with a reason. Needs `sell`. */
export function moveCash(
  services: TillServices,
  staff: Staff,
  { cents, reason }: { cents: number; reason: string },
): Promise<Result<number, MoveRefusal>> {
  return inWrite<number, MoveRefusal>(services, staff, 'sell', async ({ trx, now, record }) => {
    const shift = await lockOpenShift(trx, services.engine, staff.id);
    if (!shift) return fail({ code: 'NO_SHIFT' });
    const money = await sumShiftMoney(trx, shift.id);
    const expected = expectedCash(shift, money, await findMovements(trx, shift.id));
    if (expected + cents < 0) return fail({ code: 'NOT_SO_MUCH', cents: expected });
    if (expected + cents > MOST_CASH_CENTS) return fail({ code: 'NO_AMOUNT' });
    await insertMovement(trx, { shiftId: shift.id, cents, reason, by: staff.id, at: now });
    record({ ...auditedShift, id: shift.id, before: {}, after: { moved_cents: cents, reason } });
    return succeed(shift.id);
  });
}

/**
 * Closes the till of a person by the count of its cash, or another person's shift, such as one left open: that always needs
 * a second person. The expected sum is read behind the lock of the shift: a concurrent sale is in it, or finds the till
 * closed. A difference needs a reason, a large one a second person. Needs `sell`.
 */
export function closeTill(
  services: TillServices,
  staff: Staff,
  request: ClosingRequest,
  shiftId: number | null = null,
): Promise<Result<number, ClosingRefusal>> {
  return inWrite<number, ClosingRefusal>(services, staff, 'sell', async ({ trx, now, record }) => {
    const shift =
      shiftId === null
        ? await lockOpenShift(trx, services.engine, staff.id)
        : await lockOpenShiftById(trx, services.engine, shiftId);
    if (!shift) return fail({ code: 'NO_SHIFT' });
    if (shift.openedBy.id !== staff.id && request.witness === '') return fail({ code: 'OF_ANOTHER' });
    const money = await sumShiftMoney(trx, shift.id);
    const expectedCents = expectedCash(shift, money, await findMovements(trx, shift.id));
    const counted = checkCount(expectedCents, request);
    if (!counted.ok) return counted;
    const { retainedCents, differenceReason, witness, note } = request;
    const hasDifference = counted.value !== expectedCents;
    await closeShift(trx, shift.id, {
      ...{ closedBy: staff.id, closedAt: now, expectedCents, countedCents: counted.value, retainedCents },
      differenceReason: hasDifference ? differenceReason : null,
      witness: witness === '' ? null : witness,
      note: note === '' ? null : note,
    });
    const after = {
      expected_cents: expectedCents,
      counted_cents: counted.value,
      retained_cents: retainedCents,
    };
    record({ ...auditedShift, id: shift.id, before: {}, after });
    return succeed(shift.id);
  });
}
