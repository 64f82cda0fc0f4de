import { afterEach, beforeEach, vi } from 'vitest';
import type { Role } from '#features/core/access/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';
import type { Caller } from './call-auth.server.ts';
import { confirmNewAccount, confirmNewAddress } from './confirm-address.server.ts';
import { createUser } from './create-user.server.ts';
import { findPrincipal } from './find-principal.server.ts';
import { sendPasswordLinks } from './password-links/send-password-links.server.ts';
import { signIn } from './sign-in.server.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const EMAIL = 'jule@example.org';
export const PASSWORD = 'Specht klopft 7';
/** Fewer than usual: each one takes the time of a hash. */
export const ATTEMPTS = 8;
/** Origin on which passkeys can be created: browsers require a host name for them. */
export const ORIGIN = 'http://localhost:3000';
const SYSTEM_ACTOR = { system: 'test' };
export const INVALID_CREDENTIALS = { ok: false, error: { form: 'INVALID_CREDENTIALS' } };
export const LINK_EXPIRED = { ok: false, error: { form: 'LINK_EXPIRED' } };

const NOW = Date.parse('2026-11-20T08:00:00.000Z');

/** A suite on both engines, each test with its own database; `fixture` bundles what tests need. */
export function describeAccounts(what: string, suite: (fixture: AccountsFixture) => void): void {
  describeOnEngines(what, (engine) => {
    let test: TestServices;
    beforeEach(async () => {
      test = await openTestServices(engine, { signInAttempts: ATTEMPTS, publicOrigin: ORIGIN });
      // better-auth knows no other clock than the system's.
      vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    });
    afterEach(async () => {
      vi.useRealTimers();
      await test.close();
    });
    suite(fixtureOf(() => test));
  });
}

export type AccountsFixture = ReturnType<typeof fixtureOf>;

function fixtureOf(test: () => TestServices) {
  const caller = (change: Partial<Caller> = {}): Caller => ({
    address: '192.0.2.1',
    cookie: null,
    userAgent: null,
    origin: 'https://b.example',
    language: 'de',
    ...change,
  });
  const tryToSignIn = (change: object = {}, as = caller()) =>
    signIn(test().services, { email: EMAIL, password: PASSWORD, remember: true, ...change }, as);
  /** The `Cookie` header a browser would send from now on. */
  const asHeader = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

  return {
    get services() {
      return test().services;
    },
    get clock() {
      return test().clock;
    },
    get emails() {
      return test().emails;
    },
    caller,
    tryToSignIn,
    asHeader,
    later: (ms: number) => void vi.setSystemTime(Date.now() + ms),
    make: (role: Role = 'visitor', email = EMAIL) =>
      createUser(test().services, SYSTEM_ACTOR, {
        email,
        firstName: 'Jule',
        lastName: 'Sommer',
        password: PASSWORD,
        role,
      }),
    who: (cookie: string | null, { isUse = true, hours = 12 } = {}) =>
      findPrincipal(
        test().services,
        { headers: new Headers(cookie === null ? {} : { cookie }) },
        { isUse, hours: async () => hours },
      ),
    async signedIn(change: object = {}): Promise<string> {
      const signed = await tryToSignIn(change);
      if (!signed.ok) throw new Error(`could not sign in: ${JSON.stringify(signed.error)}`);
      return asHeader(signed.value.cookies);
    },
    /** The last email, and the token of its link. */
    async lastEmail() {
      await test().services.accounts.settle();
      await sendPasswordLinks(test().services);
      const email = test().emails.at(-1);
      if (!email) throw new Error('There is no email');
      return { ...email, token: /[?&]token=([^\s&]+)/.exec(email.text)?.[1] ?? '' };
    },
    confirm: (token: string, password = PASSWORD) =>
      confirmNewAccount(test().services, { token: decodeURIComponent(token), password }, caller()),
    confirmNewAddress: (token: string, cookie: string | null = null) =>
      confirmNewAddress(test().services, decodeURIComponent(token), { cookie, language: 'de' }),
  };
}
