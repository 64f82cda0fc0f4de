import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

/** More lines than are written at one time, and more than a pipe takes at once. */
const LINES = 3000;

describe('lines of the log that wait to be written together', () => {
  it.each([
    ['ends by itself', ''],
    ['ends at once', 'process.exit(0);'],
    ['fails', "throw new Error('unexpected');"],
    ['fails later', "Promise.reject(new Error('unexpected'));"],
    [
      'is told to end',
      "endOnSignal(async () => log.info({ line: 'last' })); setInterval(() => {}, 1000); process.kill(process.pid, 'SIGTERM');",
    ],
  ])('are all written by a process that %s', async (_, end) => {
    const log = await logOf(`for (let line = 0; line < ${LINES}; line += 1) log.info({ line }); ${end}`);
    const last = end.includes('last') ? ['last'] : [];
    expect(log.map(({ line }) => line)).toEqual([...Array(LINES).keys(), ...last]);
  });

  it('are written soon while nothing else happens, the first without waiting for many', async () => {
    const { output, kill } = started("log.info({ line: 'only' }); setInterval(() => {}, 1000);");
    const [written] = await once(output, 'data');
    expect(String(written)).toContain('only');
    kill();
  });
});

describe('lines that are logged while a request is worked on', () => {
  it('bear its id in every logger; others bear none', async () => {
    const log = await logOf(`
      const work = (id) => loggedAs(id, async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        log.warn({ line: id });
      });
      await Promise.all([work('first'), work('second')]);
      log.info({ line: 'of nobody' });`);
    expect(log).toMatchObject([
      { line: 'first', requestId: 'first' },
      { line: 'second', requestId: 'second' },
      { line: 'of nobody' },
    ]);
    expect(log[2]).not.toHaveProperty('requestId');
  });
});

/** Returns the log lines of a process that runs this code, once it has exited. */
async function logOf(code: string): Promise<{ line: unknown }[]> {
  const lines = await text(started(code).output);
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function started(code: string) {
  const imports = [
    "import { createLog, loggedAs } from '#platform/log.server.ts';",
    "import { endOnSignal } from '#server/process/end-on-signal.ts';",
    "const log = createLog('info');",
  ];
  const child = spawn(process.execPath, ['--input-type=module', '-e', [...imports, code].join('\n')], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { output: child.stdout, kill: () => child.kill('SIGKILL') };
}
