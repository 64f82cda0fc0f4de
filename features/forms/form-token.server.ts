import { createHmac, timingSafeEqual } from 'node:crypto';
import { keepSecret } from '#features/accounts/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import type { IdSource } from '#platform/ids.server.ts';

const SECRET = 'form-token-key';
/** Nobody reads and fills in a form in less. */
const LEAST_SECONDS = 2;
const MOST_SECONDS = 24 * 3600;
const LETTERS_AT_MOST = 200;

/** Why a form cannot be sent with its token: it is none, too old, or sent as only a program could. */
export type TokenError = 'TOKEN' | 'TOKEN_OLD' | 'TOO_SOON';

interface TokenServices {
  db: Db;
  clock: Clock;
  ids: IdSource;
}

/** What makes the form of a page one that can be sent once: who it is for, since when, and something nobody guesses. */
export async function makeFormToken({ db, clock, ids }: TokenServices, formId: number): Promise<string> {
  const said = `${formId}.${Date.parse(clock.now())}.${ids.token()}`;
  return `${said}.${sign(said, await keyOf(db, ids))}`;
}

/** What is wrong with the token of a form; `null` when it can be sent. Whether it was sent before the entries know. */
export async function tokenError(
  { db, clock, ids }: TokenServices,
  formId: number,
  token: string,
): Promise<TokenError | null> {
  const [form = '', since = '', secret = '', signature = '', ...more] = token
    .slice(0, LETTERS_AT_MOST)
    .split('.');
  const said = `${form}.${since}.${secret}`;
  const wanted = Buffer.from(sign(said, await keyOf(db, ids)));
  const given = Buffer.from(signature);
  if (more.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'TOKEN';
  if (form !== String(formId)) return 'TOKEN';
  const seconds = (Date.parse(clock.now()) - Number(since)) / 1000;
  if (seconds > MOST_SECONDS) return 'TOKEN_OLD';
  return seconds < LEAST_SECONDS ? 'TOO_SOON' : null;
}

const keyOf = (db: Db, ids: IdSource) => keepSecret(db, SECRET, ids.token() + ids.token());

function sign(said: string, key: string): string {
  return createHmac('sha256', key).update(said).digest('base64url');
}
