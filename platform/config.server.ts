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
  DEMO: flag.default(true),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: flag.default(false),
  SHOP_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example.org' })
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 letters').optional(),
});

/** Everything the process is told from outside, parsed once at its start. */
export interface Config {
  environment: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** Folder of the SQLite file, uploads and the outbox. */
  dataDir: string;
  /** PostgreSQL when set, else SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  /** The address visitors use, where it differs from what the process sees (behind TLS or a proxy). */
  publicOrigin: string | undefined;
  /** `staging` keeps search engines out on every page (requirements, section 1 "Staging"). */
  instance: 'staging' | 'production';
  /** Loads the demo venue into an empty database. */
  demo: boolean;
  logLevel: string;
  /** Believe `X-Forwarded-*` headers; only behind a proxy that sets them itself. */
  trustProxy: boolean;
  /** An outside ticket shop; our own box office sells when there is none. */
  shopUrl: string | undefined;
  metricsToken: string | undefined;
}

/** A configuration that cannot work; the message names every wrong variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Parses environment variables. Throws `ConfigError` naming each bad one and what is expected of it. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = configSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration cannot be used:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  return {
    environment: value.NODE_ENV,
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    publicOrigin: value.PUBLIC_ORIGIN,
    instance: value.INSTANCE,
    demo: value.DEMO,
    logLevel: value.LOG_LEVEL,
    trustProxy: value.TRUST_PROXY,
    shopUrl: value.SHOP_URL,
    metricsToken: value.METRICS_TOKEN,
  };
}
