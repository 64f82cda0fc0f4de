import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';

const children = new Set();

/** The exit code a shell would give: 128 and the signal's number for a process that a signal ended. */
export const exitCodeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/** Runs a command to its end. Gives its exit code and, unless the terminal was handed on, its output. */
export function run([command, ...args], { env = process.env, show = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      children.delete(child);
      resolve({ code: exitCodeOf(code, signal), output });
    });
  });
}

/** Runs a command that must succeed; otherwise throws a StepFailed with the reason and the end of its output. */
export async function mustRun(command, reason, options) {
  const { code, output } = await run(command, options);
  if (code !== 0) throw new StepFailed(reason, headAndTail(output));
  return output;
}

/** Makes Ctrl-C and `kill` end what is still running as well, and lets `exit` listeners clean up. */
export function endTogether() {
  process.on('exit', () => {
    for (const child of children) child.kill('SIGTERM');
  });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => process.exit(exitCodeOf(null, signal)));
}

/** A failed set-up step: a sentence for people, and the output of the tool. */
export class StepFailed extends Error {
  constructor(reason, lastWords = '') {
    super(reason);
    this.lastWords = lastWords;
  }
}

/** Prints a failed step in plain words; anything else is a bug and keeps its stack. */
export function explain(error) {
  if (!(error instanceof StepFailed)) return console.error(error);
  if (error.lastWords) console.error(`\n${error.lastWords}\n`);
  console.error(error.message);
}

/** Long output without its middle: some tools name the cause first and add their manual, others end with it. */
export function headAndTail(output) {
  const lines = output.trimEnd().split('\n');
  if (lines.length <= 40) return lines.join('\n');
  return [...lines.slice(0, 15), '…', ...lines.slice(-25)].join('\n');
}
