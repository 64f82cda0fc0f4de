import { betterAuth, type GenericEndpointContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Db } from '#features/database.server.ts';
import { ADDRESS_HEADER } from './auth-headers.ts';
import {
  OVER_TLS,
  PASSKEY_COOKIE,
  SESSION_COOKIE,
  TRUSTED_DEVICE_COOKIE,
  TWO_FACTOR_COOKIE,
} from './cookies.ts';
import { CHALLENGE, passkeyPlugin } from './passkeys/passkey-plugin.server.ts';
import type { RelyingParty } from './passkeys/relying-party.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './passwords.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Seconds a browser stays signed in when it was asked to, counted from signing in. */
export const SESSION_SECONDS = 30 * DAY;
const TIMESTAMPS = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;
const EMAILS_PER_HOUR = 10;

export interface AuthParts {
  db: Db;
  secret: string;
  /** Base URL of the site; only its scheme matters, for cookies. */
  baseUrl: string;
  attempts: number;
  /** The relying party of passkeys; `null` where there can be none. */
  relyingParty: RelyingParty | null;
  emails: AuthEmails;
  /** Claims a code of an app that was right; `false` when it was used before. */
  claimCode: (used: { userId: string; code: string }) => Promise<boolean>;
  /** Called whenever the password of an account is set or changed; tells if it is the first one. */
  onNewPassword: (userId: string) => Promise<{ isFirst: boolean }>;
  /** Somebody set a password by a link: a new one, or their first. */
  onPasswordReset: (
    email: string,
    request: Request | undefined,
    password: { isFirst: boolean },
  ) => Promise<void>;
  /** Somebody ended their account, which had this address. */
  onDeleted: (email: string) => Promise<void>;
  /** Takes over work that need not be waited for. */
  inBackground: (work: Promise<unknown>) => void;
  onError: (message: string, ...details: unknown[]) => void;
}

/** Emails that better-auth requests. `request` is the one `callAuth` made, with the address and the language for the response. */
export interface AuthEmails {
  confirmAddress(to: string, token: string, request: Request | undefined): Promise<void>;
  accountExists(to: string, request: Request | undefined): Promise<void>;
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * better-auth over our own tables (docs/decisions/0011). Its handler is mounted nowhere: use cases call it, so that only
 * declared routes exist.
 */
export function createAuth(parts: AuthParts) {
  const { emails } = parts;
  const attempts = { window: 300, max: parts.attempts };
  const sendings = { window: HOUR, max: EMAILS_PER_HOUR };
  // Each sends an email to a possibly uninvolved person.
  const newAccounts = { window: HOUR, max: parts.attempts };
  const isOverTls = parts.baseUrl.startsWith('https:');
  const nameOf = (cookie: string) => (isOverTls ? OVER_TLS + cookie : cookie);
  const session = nameOf(SESSION_COOKIE);
  return betterAuth({
    baseURL: parts.baseUrl,
    secret: parts.secret,
    // With `sqlite` it gives instants as ISO texts and flags as 0/1, the types of the columns of both engines.
    database: { db: parts.db, type: 'sqlite' },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) => parts.onError(message, ...details),
    },
    advanced: {
      database: { generateId: 'serial', validateSchema: false },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      cookies: {
        session_token: { name: session },
        dont_remember: { name: `${session}-only` },
        two_factor: { name: nameOf(TWO_FACTOR_COOKIE) },
        trust_device: { name: nameOf(TRUSTED_DEVICE_COOKIE) },
        [CHALLENGE]: { name: nameOf(PASSKEY_COOKIE) },
      },
      // It would put `__Secure-` in front, which neighbours under the same domain may set too.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isOverTls },
      // Every request has passed our own check of its origin (docs/decisions/0006).
      disableCSRFCheck: true,
      backgroundTasks: { handler: parts.inBackground },
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'attempts',
      fields: { lastRequest: 'last_request' },
      customRules: {
        '/sign-in/email': attempts,
        '/sign-up/email': newAccounts,
        '/reset-password': attempts,
        '/change-password': attempts,
        '/delete-user': attempts,
        // Each challenge takes five codes, each account ten wrong ones in a row.
        '/two-factor/*': attempts,
        '/passkey/*': attempts,
        '/change-email': sendings,
        '/send-verification-email': sendings,
      },
    },
    user: {
      modelName: 'users',
      fields: { ...TIMESTAMPS, emailVerified: 'email_verified' },
      additionalFields: {
        firstName: { type: 'string', required: true, fieldName: 'first_name' },
        lastName: { type: 'string', required: true, fieldName: 'last_name' },
        role: { type: 'string', required: true, input: false, defaultValue: 'visitor' },
        hasPasskey: { type: 'boolean', required: false, input: false, fieldName: 'has_passkey' },
      },
      changeEmail: { enabled: true },
      deleteUser: { enabled: true, afterDelete: ({ email }) => parts.onDeleted(email) },
    },
    session: {
      modelName: 'sessions',
      fields: {
        ...TIMESTAMPS,
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      additionalFields: {
        seenOn: { type: 'string', required: false, input: false, fieldName: 'seen_on' },
        usedAt: { type: 'string', required: false, input: false, fieldName: 'used_at' },
        byPasskey: { type: 'boolean', required: false, input: false, fieldName: 'by_passkey' },
      },
      expiresIn: SESSION_SECONDS,
      // Reading the session never writes.
      disableSessionRefresh: true,
      // Disables better-auth's freshness check: sensitive account changes require the password, however recently it
      // was given.
      freshAge: 0,
    },
    account: {
      modelName: 'credentials',
      fields: {
        ...TIMESTAMPS,
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { ...TIMESTAMPS, expiresAt: 'expires_at' },
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      // Also makes signing up answer the same whether or not there is an account with the address.
      requireEmailVerification: true,
      autoSignIn: false,
      revokeSessionsOnPasswordReset: true,
      async onPasswordReset({ user }, request) {
        const password = await parts.onNewPassword(user.id);
        await parts.onPasswordReset(user.email, request, password);
      },
      onExistingUserSignUp: ({ user }, request) => emails.accountExists(user.email, request),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      expiresIn: DAY,
      sendVerificationEmail: ({ user, token }, request) => emails.confirmAddress(user.email, token, request),
    },
    plugins: [
      passkeyPlugin(parts.relyingParty),
      twoFactor({
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'two_factors',
            fields: {
              userId: 'user_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
    databaseHooks: {
      session: {
        create: {
          async before(session, context) {
            const code = codeIn(context);
            if (code !== null && !(await parts.claimCode({ userId: String(session.userId), code })))
              throw new APIError('UNAUTHORIZED', { code: 'CODE_USED', message: 'The code was used before' });
            // Omits the IP address: sign-in locations are private and not stored. `callAuth` describes the device in
            // words.
            const data = {
              ...session,
              ipAddress: null,
              userAgent: session.userAgent || null,
              byPasskey: isByPasskey(context),
            };
            const isRenewed = RENEWING_SESSIONS.has(context?.path ?? '');
            const isShort =
              context?.path === BY_PASSKEY || (context && isRenewed && (await isUnremembered(context)));
            return { data: isShort ? { ...data, expiresAt: new Date(Date.now() + DAY * 1000) } : data };
          },
        },
      },
      account: {
        update: {
          // A reset changes accounts by a condition and names none of them here; `onPasswordReset` knows whose it was.
          after: async ({ userId }: { userId?: string }) => {
            if (userId !== undefined) await parts.onNewPassword(userId);
          },
        },
      },
    },
  });
}

/** Endpoints that give a signed-in person a new session, which lasts no longer than they asked for. */
const RENEWING_SESSIONS = new Set(['/change-password', '/two-factor/verify-totp', '/two-factor/disable']);

/** The code of an app that opens a session; `null` where something else does. */
function codeIn(context: GenericEndpointContext | null): string | null {
  if (context?.path !== BY_CODE) return null;
  const { code } = context.body as { code?: unknown };
  return typeof code === 'string' ? code : null;
}

const BY_CODE = '/two-factor/verify-totp';
const BY_PASSKEY = '/passkey/verify-authentication';

/** Tells if a passkey opens the session, or opened the one it replaces. */
function isByPasskey(context: GenericEndpointContext | null): boolean {
  if (context?.path === BY_PASSKEY) return true;
  return context?.context.session?.session.byPasskey === true;
}

/** Tells if a browser was asked not to stay signed in. */
async function isUnremembered(context: GenericEndpointContext): Promise<boolean> {
  const { authCookies, secret } = context.context;
  return Boolean(await context.getSignedCookie(authCookies.dontRememberToken.name, secret));
}
