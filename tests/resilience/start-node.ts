import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Node {
  url: string;
  /** Settles with the exit code when the process ends, `null` when a signal ended it. */
  ended: Promise<number | null>;
  isRunning(): boolean;
  kill(signal: NodeJS.Signals): void;
  /** Tells it to end, and waits for that. */
  stop(): Promise<number | null>;
}

/** Returns the environment that a process started by a test inherits: where programs are, and where compiled code is cached. */
export function ofThisRun(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}) };
}

/** Starts `shop-node.ts` as its own process and waits until it listens; throws what it says when it does not. */
export async function startNode(env: Record<string, string>): Promise<Node> {
  const child = spawn(process.execPath, ['tests/resilience/shop-node.ts'], {
    env: { ...ofThisRun(), NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (signal: NodeJS.Signals) => void child.kill(signal);
  const orphaned = () => kill('SIGKILL');
  process.once('exit', orphaned);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'exit').then(([code]) => {
    process.off('exit', orphaned);
    return code as number | null;
  });
  const lines = createInterface({ input: child.stdout });
  const url = await Promise.race([once(lines, 'line').then(([line]) => String(line)), ended]);
  if (typeof url !== 'string') throw new Error(said.trim() || `the node ended with ${url}`);
  return {
    url,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill,
    stop() {
      kill('SIGTERM');
      return ended;
    },
  };
}
