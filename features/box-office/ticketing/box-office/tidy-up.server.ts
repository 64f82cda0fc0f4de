import { deleteKeysEndedBefore } from '#features/core/resources/idempotency/index.server.ts';
import { type BoxOfficeDependencies, officeOf } from './dependencies.server.ts';
import { deleteHoldsEndedBefore } from './hold-store.server.ts';
import { deletePaymentsEndedBefore } from './online-payment-store.server.ts';
import { releaseOverdue } from './release-holds.server.ts';

const HOLDS_AT_ONCE = 200;
const ROWS_AT_ONCE = 500;
const KEPT_MS = 24 * 3_600_000;

/**
 * Gives back the places of holds whose time is over and forgets carts that ended a day ago; returns how many holds were
 * released. Nothing depends on it being called: expired places are free as soon as the clock says so. Several nodes may
 * do it at once.
 */
export async function releaseExpiredHolds(dependencies: BoxOfficeDependencies): Promise<number> {
  const office = officeOf(dependencies);
  let released = 0;
  for (let count = HOLDS_AT_ONCE; count === HOLDS_AT_ONCE; released += count)
    count = await releaseOverdue(office, { atMost: HOLDS_AT_ONCE });
  const now = await office.databaseClock(office.db);
  const dayAgo = new Date(Date.parse(now) - KEPT_MS).toISOString();
  // Until then what is paid late after all can be sold, or told of.
  await repeated(() => deletePaymentsEndedBefore(office.db, dayAgo, ROWS_AT_ONCE));
  await repeated(() => deleteHoldsEndedBefore(office.db, dayAgo, ROWS_AT_ONCE));
  await repeated(() => deleteKeysEndedBefore(office.db, now, ROWS_AT_ONCE));
  return released;
}

/** Deletes in portions, so that nobody waits long, until one is not full. */
async function repeated(deleteSome: () => Promise<number>): Promise<void> {
  while ((await deleteSome()) === ROWS_AT_ONCE);
}
