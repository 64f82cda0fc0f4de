import {
  type BoxOfficeDependencies,
  deleteHoldsEndedBefore,
  officeOf,
  releaseOverdue,
} from '#features/box-office/holds/index.server.ts';
import { deletePaymentsEndedBefore } from '#features/box-office/order-store/index.server.ts';
import { deleteKeysEndedBefore } from '#features/core/resources/index.server.ts';

const HOLD_BATCH_SIZE = 200;
const ROW_BATCH_SIZE = 500;
const RETENTION_MS = 24 * 3_600_000;
/** Banks may still pay what they had refused. */
const SUBMITTED_RETENTION_MS = 30 * RETENTION_MS;

/**
 * Releases the places of expired holds and deletes carts that ended a day ago; returns how many holds were released. Nothing
 * depends on it being called: expired places are free as soon as the clock says so. Safe on several nodes at once.
 */
export async function releaseExpiredHolds(dependencies: BoxOfficeDependencies): Promise<number> {
  const office = officeOf(dependencies);
  let released = 0;
  for (let count = HOLD_BATCH_SIZE; count === HOLD_BATCH_SIZE; released += count)
    count = await releaseOverdue(office, { atMost: HOLD_BATCH_SIZE });
  const now = await office.databaseClock(office.db);
  const ago = (milliseconds: number) => new Date(Date.parse(now) - milliseconds).toISOString();
  const dayAgo = ago(RETENTION_MS);
  const ended = { ended: dayAgo, submitted: ago(SUBMITTED_RETENTION_MS) };
  // Until then a late payment can still be sold, or reported.
  await repeated(() => deletePaymentsEndedBefore(office.db, ended, ROW_BATCH_SIZE));
  await repeated(() => deleteHoldsEndedBefore(office.db, dayAgo, ROW_BATCH_SIZE));
  await repeated(() => deleteKeysEndedBefore(office.db, now, ROW_BATCH_SIZE));
  return released;
}

/** Deletes in portions, so that nobody waits long, until one is not full. */
async function repeated(deleteSome: () => Promise<number>): Promise<void> {
  while ((await deleteSome()) === ROW_BATCH_SIZE);
}
