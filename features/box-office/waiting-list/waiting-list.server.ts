import type { Office } from '#features/box-office/holds/index.server.ts';
import { findHold, hasEnded } from '#features/box-office/holds/index.server.ts';
import type { WaitingList } from '#features/box-office/ticketing/index.ts';
import { joinWaitingList } from './join-waiting-list.server.ts';
import { leaveWaitingList } from './leave-waiting-list.server.ts';
import { hasPlacesToOffer, offerPlaces, referenceOfOffer } from './offer-places.server.ts';
import { findEntries } from './waiting-store.server.ts';

/** Waiting for places that come free (docs/decisions/0073). */
export function waitingListOf(office: Office): WaitingList {
  const { db, databaseClock } = office;
  return {
    join: (request) => joinWaitingList(office, request),
    async find(secret) {
      const [entry] = await findEntries(db, { secret }, await databaseClock(db));
      return entry ?? null;
    },
    async offerOf(secret) {
      const hold = await findHold(db, referenceOfOffer(secret));
      if (!hold || hasEnded(hold) || (await databaseClock(db)) >= hold.expires_at) return null;
      return referenceOfOffer(secret);
    },
    leave: (secret) => leaveWaitingList(office, secret),
    offerFree: () => offerPlaces(office),
    hasWork: () => hasPlacesToOffer(office),
    entriesOf: async (userId) => (await findEntries(db, { userId }, await databaseClock(db))).reverse(),
    waitingFor: async (jetId) =>
      (await findEntries(db, { jetId }, await databaseClock(db))).filter(
        ({ state }) => state === 'waiting' || state === 'offered',
      ),
  };
}
