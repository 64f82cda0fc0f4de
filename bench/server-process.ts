import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '#tests/setup/free-port.mjs';
import { serverCommand, serverEnv } from '../scripts/setup/server-command.mjs';

export const SITE = 'server/process/start.js';

export interface ServerProcess {
  url: string;
  pid: number;
  /** Returns the output so far. */
  printed(): string;
  stop(): Promise<void>;
}

/** Starts a Node program that listens on `PORT`, a free one unless it is said, and waits until `path` answers. */
export async function startServerProcess(
  file: string,
  env: Record<string, string>,
  path = '/',
): Promise<ServerProcess> {
  const port = Number(env.PORT ?? (await freePort()));
  // The site with its usual command, other programs directly.
  const [command, ...args] = file === SITE ? serverCommand : [process.execPath, file];
  const child = spawn(command, args, {
    env: {
      ...(file === SITE ? serverEnv : {}),
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  // A measurement that fails must not leave its servers behind.
  process.once('exit', () => child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    const answers = await fetch(url + path).then(
      (response) => response.ok,
      () => false,
    );
    if (answers && child.pid !== undefined)
      return { url, pid: child.pid, printed: () => printed, stop: () => stop(child) };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${file} did not answer`);
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Returns the resident memory of a process, in megabytes. */
export function residentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}
