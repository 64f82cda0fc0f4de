import type { Db } from '#features/database.server.ts';
import { isLinkOfInvited } from './invitation-store.server.ts';
import { storedIdentifier } from './stored-identifier.server.ts';

/** Tells by the token of a link if it sets the first password of somebody who was invited (docs/product/accounts.md#invitations). */
export function isFirstPassword({ db }: { db: Db }, token: string): Promise<boolean> {
  return isLinkOfInvited(db, storedIdentifier(token));
}
