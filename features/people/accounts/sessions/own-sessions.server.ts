import type { Principal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Clock } from '#platform/clock.ts';
import { type AccountErrors, SIGNED_OUT } from '../account-errors.ts';
import type { Accounts } from '../accounts.server.ts';
import type { Caller } from '../call-auth.server.ts';
import {
  endOtherSessions,
  endSession,
  endSessionOf,
  findSessionsOf,
  type Session,
} from './session-store.server.ts';

interface Services {
  accounts: Accounts;
  db: Db;
  clock: Clock;
}

/** Sessions of a signed-in user. */
export interface OwnSessions {
  /** The browser that asks. */
  here: Session | null;
  /** All others, those that were here last first; no more than `MAX_OTHERS`. */
  others: Session[];
}

/** Nobody reads a longer list; all of them can be signed out all the same. */
const MAX_OTHERS = 50;

/** Finds the sessions of the signed-in user, with this browser's apart from the others. */
export async function findOwnSessions(
  { accounts, db, clock }: Services,
  principal: Principal,
  caller: Pick<Caller, 'cookie'>,
): Promise<OwnSessions> {
  const id = await ownSession(accounts, caller);
  const wanted = { first: id, now: clock.now(), atMost: MAX_OTHERS + 1 };
  const found = await findSessionsOf(db, principal.id, wanted);
  return {
    here: found.find((session) => session.id === id) ?? null,
    others: found.filter((session) => session.id !== id).slice(0, MAX_OTHERS),
  };
}

/** Signs one other browser out. Idempotent; this one has its own button. */
export async function signOutOther(
  { accounts, db }: Services,
  principal: Principal,
  sessionId: number,
  caller: Pick<Caller, 'cookie'>,
): Promise<Result<null, AccountErrors>> {
  const here = await ownSession(accounts, caller);
  if (here === null) return SIGNED_OUT;
  if (sessionId === here) return fail({ form: 'UNREADABLE' });
  await endSessionOf(db, principal.id, sessionId);
  return succeed(null);
}

/** Signs all browsers out but this one. */
export async function signOutOthers(
  { accounts, db }: Services,
  principal: Principal,
  caller: Pick<Caller, 'cookie'>,
): Promise<Result<null, AccountErrors>> {
  const here = await ownSession(accounts, caller);
  if (here === null) return SIGNED_OUT;
  await endOtherSessions(db, principal.id, here);
  return succeed(null);
}

/** Signs this browser out, for another session that takes the place of the one it had. */
export async function endOwnSession(
  { accounts, db }: Pick<Services, 'accounts' | 'db'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<void> {
  const here = await ownSession(accounts, caller);
  if (here !== null) await endSession(db, here);
}

/** The session of the browser that asks; `null` when it is over. */
async function ownSession(accounts: Accounts, { cookie }: Pick<Caller, 'cookie'>): Promise<number | null> {
  const auth = await accounts.auth();
  const found = await auth.api.getSession({ headers: new Headers({ cookie: cookie ?? '' }) });
  return found ? Number(found.session.id) : null;
}
