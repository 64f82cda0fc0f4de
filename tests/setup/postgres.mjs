import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { findPostgresPrograms } from './postgres-programs.mjs';

/**
 * A PostgreSQL for tests and measurements: the one TEST_DATABASE_URL (or DATABASE_URL_TEST) names, else a server started in
 * a temporary folder. Gives `{ url, version, stop }`, or `{ reason }` where none can be had. `stop` removes all of it;
 * should this process end without calling it, the server ends too. A server that is not `durable` is quick because it never
 * waits for the disk: right for tests, wrong for measurements. One that is `own` is always ours, and has `restart` for tests
 * of what happens then.
 */
export async function startPostgres({ install = true, durable = false, own = false } = {}) {
  const given = own ? undefined : process.env.TEST_DATABASE_URL || process.env.DATABASE_URL_TEST;
  if (given) return { url: given, version: 'the one named in the environment', stop: async () => {} };
  const { folder, reason } = await findPostgresPrograms({ install });
  if (!folder) return { reason };
  const owner = serverUser();
  if (!owner)
    return { reason: 'PostgreSQL does not run as root, and there is neither a user postgres nor nobody' };
  return startTemporaryServer(folder, owner, durable);
}

const MEMORY = '/dev/shm';
const ENOUGH_MEMORY_BYTES = 4 * 1024 ** 3;

/** Hundreds of databases are copied, which a disk is slow at; durable ones lie on the disk all the same. */
function placeFor(durable) {
  if (durable || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_MEMORY_BYTES ? MEMORY : tmpdir();
}

async function startTemporaryServer(programs, owner, durable) {
  const home = mkdtempSync(join(placeFor(durable), 'buntspecht-postgres-'));
  if (owner.uid !== undefined) chownSync(home, owner.uid, owner.gid);
  const remove = () => rmSync(home, { recursive: true, force: true });
  const data = join(home, 'data');
  const start = (name, args) => startProgram(join(programs, name), args, { ...owner, cwd: home });

  const initdb = start('initdb', [
    '-D',
    data,
    '-U',
    'buntspecht',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  if ((await initdb.ended) !== 0) {
    remove();
    return { reason: `initdb failed: ${initdb.lastLine()}` };
  }

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${home}`,
    'max_connections=300',
  ]
    .concat(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'])
    .flatMap((setting) => ['-c', setting]);
  const startServer = () => start('postgres', ['-D', data, ...settings]);
  let server = startServer();
  const cleanUp = () => {
    server.child.kill('SIGQUIT');
    remove();
  };
  process.once('exit', cleanUp);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, exitAtOnce);
  const stop = async () => {
    process.removeListener('exit', cleanUp);
    for (const signal of ['SIGINT', 'SIGTERM']) process.removeListener(signal, exitAtOnce);
    server.child.kill('SIGINT');
    await server.ended;
    remove();
  };
  /** Ends every connection as a shutdown does, and starts on the same port with the same data. */
  const restart = async () => {
    server.child.kill('SIGINT');
    await server.ended;
    server = startServer();
    if (!(await becomesReady(server, data))) throw new Error(`no restart: ${server.lastLine()}`);
  };

  if (!(await becomesReady(server, data))) {
    await stop();
    return { reason: `the temporary server did not start: ${server.lastLine()}` };
  }
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  return { url: `postgres://buntspecht@127.0.0.1:${port}/postgres`, version, stop, restart };
}

// By default a signal ends the process without its `exit` event, and the server would stay behind.
function exitAtOnce(_signal, number) {
  process.exit(128 + number);
}

function startProgram(program, args, { cwd, uid, gid }) {
  const child = spawn(program, args, {
    cwd,
    uid,
    gid,
    // Its own process group: Ctrl-C must not end the database before the tests that use it.
    detached: true,
    env: { ...process.env, LC_ALL: 'C.UTF-8', PGTZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk) => {
    output = (output + chunk).slice(-4000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      collect(error.message);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
  return { child, ended, lastLine: () => output.trim().split('\n').at(-1) };
}

/** PostgreSQL writes its state into the eighth line of its pid file; pg_ctl waits for the same word. */
async function becomesReady(server, data) {
  const pidFile = join(data, 'postmaster.pid');
  let running = true;
  server.ended.then(() => {
    running = false;
  });
  for (const end = Date.now() + 30_000; running && Date.now() < end; await pause(25)) {
    if (existsSync(pidFile) && readFileSync(pidFile, 'utf8').split('\n')[7]?.startsWith('ready')) return true;
  }
  return false;
}

/** PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`. */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find((fields) => fields[0] === name))
    .find(Boolean);
  return account && { uid: Number(account[2]), gid: Number(account[3]) };
}
