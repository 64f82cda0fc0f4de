import { createHmac, timingSafeEqual } from 'node:crypto';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import { storeSecret } from '#features/people/accounts/index.server.ts';
import type { Language } from '#lib/localized.ts';
import type { IdSource } from '#platform/ids.server.ts';

const SECRET = 'newsletter-link-key';
const TOKEN = /^([1-9]\d{0,8})\.([\w-]{43})$/;

interface LinkServices {
  db: Db;
  ids: IdSource;
}

/**
 * Creates unsubscribe links: stable for as long as somebody is subscribed, so that any mailer can include them.
 * `linkOrigin`: scheme and host.
 */
export async function signOffLinks({ db, ids }: LinkServices, linkOrigin: string) {
  const key = await keyOf(db, ids);
  return ({ id, language }: { id: number; language: Language }): string =>
    `${linkOrigin}${pathTo('leaveNewsletter', language)}?${new URLSearchParams({ token: `${id}.${sign(id, key)}` })}`;
}

/** The id of the subscription that a link is about, on the list or not any more; `null` where we made no such link. */
export async function subscriptionIdOf({ db, ids }: LinkServices, token: string): Promise<number | null> {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (id === '') return null;
  const wanted = Buffer.from(sign(Number(id), await keyOf(db, ids)));
  return timingSafeEqual(Buffer.from(signature), wanted) ? Number(id) : null;
}

const keyOf = (db: Db, ids: IdSource) => storeSecret(db, SECRET, ids.token() + ids.token());

function sign(id: number, key: string): string {
  return createHmac('sha256', key).update(`newsletter ${id}`).digest('base64url');
}
