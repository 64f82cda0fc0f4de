import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import type { OwnDataPart } from './own-data/own-data-part.ts';
import { findPasskeysOf } from './passkeys/passkey-store.server.ts';
import { findSessionsOf } from './sessions/session-store.server.ts';
import { findProfile } from './store.server.ts';

/** Nobody is signed in with more browsers than that; the file must have an end. */
const MAX_SESSIONS = 1000;

/** The account itself, where its owner is signed in, and with which passkeys. */
export function accountOwnData({ db, clock }: { db: Db; clock: Clock }): OwnDataPart[] {
  return [
    { name: 'profile', tables: ['users'], read: ({ id }) => findProfile(db, id) },
    {
      name: 'devices',
      tables: ['sessions'],
      async read({ id }) {
        const wanted = { first: null, now: clock.now(), atMost: MAX_SESSIONS };
        const sessions = await findSessionsOf(db, id, wanted);
        return sessions.map(({ device, signedInAt, seenOn, usedAt, endsAt, isByPasskey }) => ({
          device,
          signed_in_at: signedInAt,
          last_seen_on: seenOn,
          last_used_at: usedAt,
          ends_at: endsAt,
          by_passkey: isByPasskey,
        }));
      },
    },
    {
      name: 'passkeys',
      tables: ['passkeys'],
      async read({ id }) {
        const passkeys = await findPasskeysOf(db, id);
        return passkeys.map(({ name, addedAt }) => ({ name, added_at: addedAt }));
      },
    },
  ];
}
