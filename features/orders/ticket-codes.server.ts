import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { keepSecret } from '#features/accounts/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { OrderTicket } from '#features/ticketing/index.ts';
import { shared } from '#platform/database/unavailable.server.ts';

const SECRET = 'ticket-key';
const KEY_ID_LETTERS = 8;
const SIGNED_CODE = /^(BS1\.([\w-]{8})\.(\d{1,9})\.([\w-]{1,64}))\.([\w-]{86})$/;

/** Writes and reads what stands in the QR code of a ticket (docs/decisions/0052). */
export interface TicketCodes {
  codeOf(ticket: Pick<OrderTicket, 'jetId' | 'code'>): Promise<string>;
  /** What such a text says; `null` when this house has not signed it. */
  read(text: string): Promise<Pick<OrderTicket, 'jetId' | 'code'> | null>;
}

/**
 * Signs tickets with the key of the house: made at first need, kept in the database, the same on all nodes. Whoever has its public
 * half tells a ticket of the house from any other without asking anybody.
 */
export function createTicketCodes({ db }: { db: Db }): TicketCodes {
  let loaded: Promise<KeyObject> | undefined;
  const load = async () => {
    const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' });
    const kept = await keepSecret(db, SECRET, made.toString('base64url'));
    return createPrivateKey({ key: Buffer.from(kept, 'base64url'), type: 'pkcs8', format: 'der' });
  };
  const houseKey = () => {
    // A load that failed because the database was away is tried again by the next.
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return shared(loaded);
  };
  return {
    async codeOf({ jetId, code }) {
      const key = await houseKey();
      const signed = ['BS1', keyId(key), jetId, code].join('.');
      return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
    },
    async read(text) {
      const [, signed = '', id, jetId, code = '', signature = ''] = SIGNED_CODE.exec(text) ?? [];
      const key = await houseKey();
      if (id !== keyId(key)) return null;
      const isOurs = verify(
        null,
        Buffer.from(signed),
        createPublicKey(key),
        Buffer.from(signature, 'base64url'),
      );
      return isOurs ? { jetId: Number(jetId), code } : null;
    },
  };
}

/** Names the key, so that codes of before stay good when another takes its place. */
function keyId(key: KeyObject): string {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(publicKey).digest('base64url').slice(0, KEY_ID_LETTERS);
}
