import { z } from 'zod';

const flag = z.enum(['0', '1', 'false', 'true']).transform((text) => text === '1' || text === 'true');

const configSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.org' })
    .transform((text) => new URL(text).origin)
    .optional(),
  INSTANCE: z.enum(['staging', 'production']).default('staging'),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: flag.default(false),
  SHOP_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example.org' })
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 letters').optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 letters').optional(),
  SIGN_IN_ATTEMPTS: z.coerce.number().int().min(1).default(20),
  PLACES_PER_NETWORK: z.coerce.number().int().min(20).default(40),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  DEMO_PASSWORD: z.string().min(8, 'must have at least 8 letters').max(128).optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.org' })
    .optional(),
  S3_REGION: z.string().min(1).default('eu-central-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  BACKUP_TO: z.string().min(1).optional(),
  BACKUP_PASSPHRASE: z.string().min(16, 'must have at least 16 letters').optional(),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(14),
  BACKUP_KEEP_WEEKS: z.coerce.number().int().min(0).max(520).default(8),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.org' })
    .optional(),
  BACKUP_S3_REGION: z.string().min(1).optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_/, 'must start with sk_ or rk_, then live_ or test_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8, 'must have at least 8 letters').optional(),
  STRIPE_TEST_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_test_/, 'must start with sk_test_ or rk_test_')
    .optional(),
  STRIPE_TEST_WEBHOOK_SECRET: z.string().min(8, 'must have at least 8 letters').optional(),
  STRIPE_API_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:12111' })
    .transform((text) => new URL(text).origin)
    .optional(),
  APPLE_PASS_CERTIFICATE: z.string().min(1).optional(),
  APPLE_PASS_KEY: z.string().min(1).optional(),
  APPLE_PASS_KEY_PASSWORD: z.string().min(1).optional(),
  APPLE_WWDR_CERTIFICATE: z.string().min(1).optional(),
  GOOGLE_WALLET_ISSUER_ID: z
    .string()
    .regex(/^\d{10,25}$/, 'must be the number of an issuer, such as 3388000000012345678')
    .optional(),
  GOOGLE_WALLET_KEY: z.string().min(1).optional(),
  LIBRARY_GB: z.coerce.number().min(0.1).max(100_000).default(20),
});

/** Links in emails lead back to the site, and no visitor may choose the host: with real emails both have to be configured. */
const REQUIRED_FOR_EMAIL = ['PUBLIC_ORIGIN', 'MAIL_FROM'] as const;
const NEEDED_FOR_BUCKET = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const BYTES_OF_GB = 1e9;

/** Configuration of the process, parsed once at its start. */
export interface Config {
  environment: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** Folder of the SQLite file, uploads and the outbox. */
  dataDir: string;
  /** PostgreSQL when set, else SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  /** Public address, where it differs from the one the process sees (behind TLS or a proxy). */
  publicOrigin: string | undefined;
  /** `staging` keeps search engines out on every page (docs/product/pages.md#staging). */
  instance: 'staging' | 'production';
  /** Loads the demo venue and its accounts into an empty database; a production instance has to be asked to. */
  demo: boolean;
  logLevel: string;
  /** Believe `X-Forwarded-*` headers; only behind a proxy that sets them itself. */
  trustProxy: boolean;
  /** An outside ticket shop; our own box office sells when there is none. */
  shopUrl: string | undefined;
  metricsToken: string | undefined;
  /** Signs session cookies. Without it a secret is created once and stored in the database, the same for all nodes. */
  sessionSecret: string | undefined;
  /** How often one address may try to sign in, or to make an account, within five minutes. */
  signInAttempts: number;
  /** Places of one performance that carts from one network may hold at a time (docs/decisions/0016). */
  placesPerNetwork: number;
  /** Emails leave over SMTP, `null` puts them into `dataDir`. */
  mail: { smtpUrl: string; from: string } | null;
  /** Of the demo accounts; made up when there is none. */
  demoPassword: string | undefined;
  /** S3 storage of uploaded files, when they are not in `dataDir`. */
  s3: {
    bucket: string;
    endpoint: string | undefined;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  /** Place of backups (`npm run backup`, docs/operations/backup.md); `s3` are the credentials of a bucket there. */
  backup: {
    to: string | undefined;
    s3: Omit<NonNullable<Config['s3']>, 'bucket'> | null;
    passphrase: string | undefined;
    retention: { days: number; weeks: number };
  };
  /** Online payment provider in the shop and in the test shop; none where it is `null`. */
  stripe: { sale: StripeKeys | null; test: StripeKeys | null; apiOrigin: string | undefined };
  /** Signing files of tickets for phone wallets; `null` where there are none (docs/decisions/0091). */
  wallet: {
    apple: { certificate: string; issuer: string; key: string; keyPassword: string | undefined } | null;
    google: { issuerId: string; key: string } | null;
  };
  /** How much all files of the library may weigh together. */
  libraryBytes: number;
}

/** Key the payment provider identifies the venue by, and the secret it signs its webhooks with. */
export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
}

/** A configuration that cannot work; the message names every wrong variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Parses environment variables. Throws `ConfigError` naming each invalid one and its expected format. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = configSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Invalid configuration:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  requireTogether(value, 'SMTP_URL', REQUIRED_FOR_EMAIL);
  requireTogether(value, 'S3_BUCKET', NEEDED_FOR_BUCKET);
  requireTogether(value, 'BACKUP_S3_ACCESS_KEY_ID', ['BACKUP_S3_SECRET_ACCESS_KEY']);
  requireTogether(value, 'STRIPE_SECRET_KEY', ['STRIPE_WEBHOOK_SECRET', 'PUBLIC_ORIGIN']);
  requireTogether(value, 'STRIPE_TEST_SECRET_KEY', ['STRIPE_TEST_WEBHOOK_SECRET']);
  requireTogether(value, 'APPLE_PASS_CERTIFICATE', ['APPLE_PASS_KEY', 'APPLE_WWDR_CERTIFICATE']);
  requireTogether(value, 'APPLE_PASS_KEY', ['APPLE_PASS_CERTIFICATE']);
  requireTogether(value, 'GOOGLE_WALLET_KEY', ['GOOGLE_WALLET_ISSUER_ID']);
  requireTogether(value, 'GOOGLE_WALLET_ISSUER_ID', ['GOOGLE_WALLET_KEY']);
  refuseTestMoney(value);
  return {
    environment: value.NODE_ENV,
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    publicOrigin: value.PUBLIC_ORIGIN,
    instance: value.INSTANCE,
    demo: value.DEMO ?? value.INSTANCE !== 'production',
    logLevel: value.LOG_LEVEL,
    trustProxy: value.TRUST_PROXY,
    shopUrl: value.SHOP_URL,
    metricsToken: value.METRICS_TOKEN,
    sessionSecret: value.SESSION_SECRET,
    signInAttempts: value.SIGN_IN_ATTEMPTS,
    placesPerNetwork: value.PLACES_PER_NETWORK,
    mail: value.SMTP_URL && value.MAIL_FROM ? { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM } : null,
    demoPassword: value.DEMO_PASSWORD,
    s3: bucketOf(value),
    backup: {
      to: value.BACKUP_TO,
      s3: backupBucketOf(value),
      passphrase: value.BACKUP_PASSPHRASE,
      retention: { days: value.BACKUP_KEEP_DAYS, weeks: value.BACKUP_KEEP_WEEKS },
    },
    stripe: {
      sale: keysOf(value.STRIPE_SECRET_KEY, value.STRIPE_WEBHOOK_SECRET),
      test: keysOf(value.STRIPE_TEST_SECRET_KEY, value.STRIPE_TEST_WEBHOOK_SECRET),
      apiOrigin: value.STRIPE_API_ORIGIN,
    },
    wallet: walletOf(value),
    libraryBytes: Math.round(value.LIBRARY_GB * BYTES_OF_GB),
  };
}

type Values = z.output<typeof configSchema>;

function requireTogether(values: Values, name: keyof Values, needed: readonly (keyof Values)[]): void {
  const lacking = values[name] ? needed.filter((each) => values[each] === undefined) : [];
  if (lacking.length === 0) return;
  throw new ConfigError(`Invalid configuration:\n  ${name}: needs ${lacking.join(' and ')} as well`);
}

/** Tickets that open doors are not sold for the money of a test. */
function refuseTestMoney({ INSTANCE, STRIPE_SECRET_KEY }: Values): void {
  if (INSTANCE !== 'production' || !STRIPE_SECRET_KEY?.includes('_test_')) return;
  throw new ConfigError(
    'Invalid configuration:\n  STRIPE_SECRET_KEY: is a test key, which belongs into STRIPE_TEST_SECRET_KEY on a production instance',
  );
}

function keysOf(secretKey: string | undefined, webhookSecret: string | undefined): StripeKeys | null {
  return secretKey && webhookSecret ? { secretKey, webhookSecret } : null;
}

function walletOf(values: Values): Config['wallet'] {
  const { APPLE_PASS_CERTIFICATE, APPLE_WWDR_CERTIFICATE, APPLE_PASS_KEY } = values;
  const { GOOGLE_WALLET_ISSUER_ID, GOOGLE_WALLET_KEY } = values;
  return {
    apple:
      APPLE_PASS_CERTIFICATE && APPLE_WWDR_CERTIFICATE && APPLE_PASS_KEY
        ? {
            certificate: APPLE_PASS_CERTIFICATE,
            issuer: APPLE_WWDR_CERTIFICATE,
            key: APPLE_PASS_KEY,
            keyPassword: values.APPLE_PASS_KEY_PASSWORD,
          }
        : null,
    google:
      GOOGLE_WALLET_ISSUER_ID && GOOGLE_WALLET_KEY
        ? { issuerId: GOOGLE_WALLET_ISSUER_ID, key: GOOGLE_WALLET_KEY }
        : null,
  };
}

function bucketOf(values: Values): Config['s3'] {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** Backups may have their own account; without one they use that of the uploads. */
function backupBucketOf(values: Values): Config['backup']['s3'] {
  const isSeparate = values.BACKUP_S3_ACCESS_KEY_ID !== undefined;
  const accessKeyId = values.BACKUP_S3_ACCESS_KEY_ID ?? values.S3_ACCESS_KEY_ID;
  const secretAccessKey = isSeparate ? values.BACKUP_S3_SECRET_ACCESS_KEY : values.S3_SECRET_ACCESS_KEY;
  if (!accessKeyId || !secretAccessKey) return null;
  const endpoint = values.BACKUP_S3_ENDPOINT ?? (isSeparate ? undefined : values.S3_ENDPOINT);
  return { endpoint, region: values.BACKUP_S3_REGION ?? values.S3_REGION, accessKeyId, secretAccessKey };
}

/**
 * Scheme and host that links in emails begin with. They come from the configuration alone: a request may name any host, and
 * the link is for somebody else.
 */
export function linkOrigin({
  publicOrigin,
  host,
  port,
}: Pick<Config, 'publicOrigin' | 'host' | 'port'>): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return `http://${isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Configurations that work and are hardly meant, each with its consequence; logged once at the start. */
export function configWarnings(config: Config): string[] {
  return [...proxyWarnings(config), ...(config.instance === 'production' ? productionWarnings(config) : [])];
}

function proxyWarnings({ publicOrigin, trustProxy }: Config): string[] {
  if (publicOrigin === undefined && trustProxy)
    return ['TRUST_PROXY is on without PUBLIC_ORIGIN: links in emails lead to HOST and PORT of this process'];
  if (!publicOrigin?.startsWith('https:') || trustProxy) return [];
  return [
    'PUBLIC_ORIGIN says that TLS ends in front of this process, but TRUST_PROXY is off: all visitors count as one address, and twenty wrong passwords keep everybody from signing in',
  ];
}

/** Variables that a public site needs sooner or later. */
function productionWarnings({ publicOrigin, mail, stripe }: Config): string[] {
  return [
    ...(publicOrigin === undefined
      ? ['PUBLIC_ORIGIN is not set: links in emails and feeds lead to HOST and PORT of this process']
      : []),
    ...(mail === null
      ? ['SMTP_URL and MAIL_FROM are not set: emails are written to DATA_DIR/outbox and reach nobody']
      : []),
    ...(stripe.sale === null
      ? [
          'STRIPE_SECRET_KEY is not set: nobody can pay online, tickets are reserved and paid at the box office',
        ]
      : []),
  ];
}
