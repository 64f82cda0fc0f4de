import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Accounts } from './accounts.server.ts';
import { ADDRESS_HEADER, DEVICE_HEADER, LANGUAGE_HEADER } from './auth-headers.ts';
import { deviceName } from './sessions/device-name.ts';

/** Caller, and how to respond to them. */
export interface Caller {
  /** The client's address, for counting attempts. */
  address: string;
  /** The `Cookie` header as it came. */
  cookie: string | null;
  /** The `User-Agent` header as it came. */
  userAgent: string | null;
  /** Scheme and host visitors use: over TLS cookies are `Secure`. */
  origin: string;
  language: Language;
}

/** better-auth's code, or `TOO_MANY_ATTEMPTS`, or `CONFLICT`. */
export interface AuthRefusal {
  code: string;
}

type Called = Result<{ cookies: string[]; answer: unknown }, AuthRefusal>;

const TOO_MANY = 429;
const CONFLICT = 409;

/** Refusals that better-auth reports as its own failure: the device's response does not verify. */
const REFUSED_AS_FAILED = new Set(['FAILED_TO_VERIFY_REGISTRATION']);

/**
 * Calls one of better-auth's endpoints through its own router, which counts attempts; gives the cookies it wants to set, and its answer.
 * Throws when better-auth failed rather than refused.
 */
export function callAuth(accounts: Accounts, path: string, body: object, caller: Caller): Promise<Called> {
  return reach(accounts, path, { method: 'POST', body: JSON.stringify(body) }, caller);
}

/** The same for calls without a body. */
export function callAuthApi(accounts: Accounts, path: string, caller: Caller): Promise<Called> {
  return reach(accounts, path, { method: 'GET' }, caller);
}

async function reach(
  accounts: Accounts,
  path: string,
  sent: { method: string; body?: string },
  caller: Caller,
): Promise<Called> {
  const headers = new Headers({
    'content-type': 'application/json',
    [ADDRESS_HEADER]: caller.address,
    [LANGUAGE_HEADER]: caller.language,
  });
  const device = deviceName(caller.userAgent ?? '');
  if (device !== null) headers.set(DEVICE_HEADER, device);
  if (caller.cookie !== null) headers.set('cookie', caller.cookie);
  const auth = await accounts.auth();
  const response = await auth.handler(
    new Request(`${accounts.baseUrl}/api/auth${path}`, { ...sent, headers }),
  );
  if (response.ok)
    return succeed({ cookies: response.headers.getSetCookie(), answer: await response.json() });
  if (response.status === TOO_MANY) return fail({ code: 'TOO_MANY_ATTEMPTS' });
  if (response.status === CONFLICT) return fail({ code: 'CONFLICT' });
  const { code } = (await response.json().catch(() => ({}))) as { code?: string };
  if (response.status >= 500 && !REFUSED_AS_FAILED.has(code ?? ''))
    throw new Error(`better-auth answered ${path} with status ${response.status} (${code ?? 'no code'})`);
  return fail({ code: code ?? 'UNKNOWN' });
}
