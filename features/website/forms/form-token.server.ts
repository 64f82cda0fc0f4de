import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#features/database.server.ts';
import { storeSecret } from '#features/people/accounts/index.server.ts';
import type { Clock } from '#platform/clock.ts';
import type { IdSource } from '#platform/ids.server.ts';
import type { FormView } from './form-json.ts';

const SECRET = 'form-token-key';
/** Nobody reads and fills in a form in less. */
const MIN_SECONDS = 2;
const MAX_SECONDS = 24 * 3600;
const MAX_LENGTH = 200;

/** Reason a token is refused: it is invalid, too old, of another wording, or used faster than a person could. */
export type TokenError = 'TOKEN' | 'TOKEN_OLD' | 'FORM_CHANGED' | 'TOO_SOON';

/** The form as somebody read it. */
type ReadForm = Pick<FormView, 'id' | 'version'>;

interface TokenServices {
  db: Db;
  clock: Clock;
  ids: IdSource;
}

/**
 * Creates the token that lets the form of a page be sent once: the form and version that were read, the time, and an
 * unguessable part.
 */
export async function makeFormToken({ db, clock, ids }: TokenServices, form: ReadForm): Promise<string> {
  const said = `${form.id}.${form.version}.${clock.time()}.${ids.token()}`;
  return `${said}.${sign(said, await keyOf(db, ids))}`;
}

/**
 * Returns the error of a form's token; `null` for one that can be sent. Earlier use of the token is checked against
 * the entries.
 */
export async function tokenError(
  { db, clock, ids }: TokenServices,
  form: ReadForm,
  token: string,
): Promise<TokenError | null> {
  const [id = '', version = '', since = '', secret = '', signature = '', ...more] = token
    .slice(0, MAX_LENGTH)
    .split('.');
  const said = `${id}.${version}.${since}.${secret}`;
  const wanted = Buffer.from(sign(said, await keyOf(db, ids)));
  const given = Buffer.from(signature);
  if (more.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'TOKEN';
  if (id !== String(form.id)) return 'TOKEN';
  if (version !== form.version) return 'FORM_CHANGED';
  const seconds = (clock.time() - Number(since)) / 1000;
  if (seconds > MAX_SECONDS) return 'TOKEN_OLD';
  return seconds < MIN_SECONDS ? 'TOO_SOON' : null;
}

const keyOf = (db: Db, ids: IdSource) => storeSecret(db, SECRET, ids.token() + ids.token());

function sign(said: string, key: string): string {
  return createHmac('sha256', key).update(said).digest('base64url');
}
