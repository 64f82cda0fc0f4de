import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ROLES } from '#features/core/access/index.server.ts';
import type { Tables } from '#features/database.server.ts';
import { createUser } from '#features/people/accounts/index.server.ts';
import { migrationsFor } from '#migrations/index.ts';
import { systemClock } from '#platform/clock.ts';
import { ConfigError, parseConfig } from '#platform/config.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { createLocalEventBus } from '#platform/events/event-bus.server.ts';
import { createLog } from '#platform/log.server.ts';
import { promptPassword } from './prompt-password.ts';
import { explainDatabaseErrors, StartError } from './start-errors.ts';

const USAGE = `npm run user:create -- --email=… --first-name=… --last-name=… --role=${ROLES.join('|')}
The password is asked for, or taken from USER_PASSWORD. What is left out is asked for too.`;

const MESSAGES: Record<string, string> = {
  REQUIRED: 'is missing',
  INVALID_EMAIL: 'is no e-mail address',
  TOO_LONG: 'is too long',
  TOO_SHORT: 'needs at least 8 letters',
  TAKEN: 'belongs to an account already',
};

// `npm run user:create`: the first administrator of a new venue, and further staff.
try {
  process.exitCode = await run();
} catch (error) {
  if (error instanceof StartError) console.error(error.message);
  else console.error(isMistake(error) ? `${error.message}\n\n${USAGE}` : error);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const options = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { email: options, 'first-name': options, 'last-name': options, role: options },
  });
  const email = values.email ?? (await ask('E-mail address'));
  const firstName = values['first-name'] ?? (await ask('First name'));
  const lastName = values['last-name'] ?? (await ask('Last name'));
  const wanted = values.role ?? (await ask(`Role (${ROLES.join(', ')})`));
  const role = ROLES.find((known) => known === wanted);
  if (!role) return refuse([`role: there is no “${wanted}”, only ${ROLES.join(', ')}`]);
  const password = process.env.USER_PASSWORD ?? (await promptPassword('Password'));

  const config = parseConfig(process.env);
  const database = await explainDatabaseErrors(config, async () => {
    const opened = openDatabase<Tables>({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      onError: (error) => console.error(error.message),
    });
    await migrateToLatest(opened.db, migrationsFor(opened.engine));
    return opened;
  });
  try {
    const services = {
      db: database.db,
      clock: systemClock,
      bus: createLocalEventBus(),
      log: createLog('silent'),
    };
    const draft = { email, firstName, lastName, role, password };
    const created = await createUser(services, { system: 'user:create' }, draft);
    if (!created.ok) {
      const lines = Object.entries(created.error).map(
        ([field, code]) => `${field}: ${MESSAGES[code] ?? code}`,
      );
      return refuse(lines);
    }
    console.log(`${firstName} ${lastName} can sign in as ${email.trim().toLowerCase()} (${role}).`);
    return 0;
  } finally {
    await database.close();
  }
}

async function ask(what: string): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${what}: `);
  terminal.close();
  return answer;
}

function refuse(lines: string[]): number {
  console.error(`No account was made.\n${lines.map((line) => `  ${line}`).join('\n')}\n\n${USAGE}`);
  return 1;
}

function isMistake(error: unknown): error is Error {
  const code = (error as { code?: unknown } | null)?.code;
  return error instanceof ConfigError || (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS'));
}
