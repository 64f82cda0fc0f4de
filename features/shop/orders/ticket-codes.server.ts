import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { OrderTicket } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { shared } from '#platform/database/unavailable.server.ts';
import { currentKey, formerKey, keyId } from './ticket-keys.server.ts';

const SIGNED_CODE = /^(BS1\.([\w-]{8})\.(\d{1,9})\.([\w-]{1,64}))\.([\w-]{86})$/;
/** Another process may have put a new key in its place. */
const REREAD_MS = 60_000;

/** Writes and reads what stands in the QR code of a ticket (docs/decisions/0052). */
export interface TicketCodes {
  codeOf(ticket: Pick<OrderTicket, 'jetId' | 'code'>): Promise<string>;
  /** Reads the contents of such a text; `null` when this venue has not signed it. */
  read(text: string): Promise<Pick<OrderTicket, 'jetId' | 'code'> | null>;
}

/**
 * Signs tickets with the key of the venue: created on first use, stored in the database, the same on all nodes. Its public
 * half verifies tickets offline.
 */
export function createTicketCodes({ db, clock }: { db: Db; clock: Clock }): TicketCodes {
  let loaded: { at: Instant; key: Promise<KeyObject> } | undefined;
  const signingKey = (isNew = false): Promise<KeyObject> => {
    const now = clock.now();
    if (isNew || !loaded || Date.parse(now) - Date.parse(loaded.at) >= REREAD_MS) {
      // A load that failed because the database was away is tried again by the next.
      const key = currentKey(db).catch((error: unknown) => {
        loaded = undefined;
        throw error;
      });
      loaded = { at: now, key };
    }
    return shared(loaded.key);
  };
  const keyOf = async (id: string): Promise<KeyObject | null> => {
    const key = await signingKey();
    if (keyId(key) === id) return createPublicKey(key);
    const former = await formerKey(db, id);
    if (former) return former;
    const newest = await signingKey(true);
    return keyId(newest) === id ? createPublicKey(newest) : null;
  };
  return {
    async codeOf({ jetId, code }) {
      const key = await signingKey();
      const signed = ['BS1', keyId(key), jetId, code].join('.');
      return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
    },
    async read(text) {
      const [, signed = '', id = '', jetId, code = '', signature = ''] = SIGNED_CODE.exec(text) ?? [];
      if (id === '') return null;
      const key = await keyOf(id);
      const isOurs = key && verify(null, Buffer.from(signed), key, Buffer.from(signature, 'base64url'));
      return isOurs ? { jetId: Number(jetId), code } : null;
    },
  };
}
