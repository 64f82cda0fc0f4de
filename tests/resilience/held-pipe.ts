import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

/** Each reading has its own pipe: the next one lies in its place before the first comes to its end. */
const FEED = `
[ "$READING" = 1 ] || { cat "$FILE" && mv "$NEXT" "$HELD"; } > "$HELD"
{ head -c "$BYTES" "$FILE"; read -r end; } > "$HELD"
`;

/**
 * A pipe at `held` that serves a file, once or twice. The last read stops after so many bytes, and does not end: its reader
 * is suspended for as long as a test wants.
 */
export async function holdPipe(
  file: string,
  held: string,
  { reading, bytes }: { reading: 1 | 2; bytes: number },
): Promise<AsyncDisposable & { path: string }> {
  const next = `${held}-next`;
  await promisify(execFile)('mkfifo', [held, next]);
  const feeder = spawn('sh', ['-c', FEED], {
    env: {
      ...{ PATH: process.env.PATH, FILE: file, HELD: held, NEXT: next },
      ...{ READING: String(reading), BYTES: String(bytes) },
    },
    // It holds the pipe until its input ends: never longer than this process is there.
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(feeder, 'exit');
  return {
    path: held,
    async [Symbol.asyncDispose]() {
      feeder.kill();
      await ended;
    },
  };
}
