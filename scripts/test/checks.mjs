import { tool, withTools } from '../setup/paths.mjs';
import { withProgress } from '../setup/progress.mjs';
import { run } from '../setup/run.mjs';
import { nothing } from './tally.mjs';

const knip = (...more) => tool('knip', '--no-progress', '--no-config-hints', ...more);

const checks = [
  { name: 'Types', commands: [tool('react-router', 'typegen'), tool('tsc', '--pretty')] },
  { name: 'Lint, format and import directions', commands: [tool('biome', 'ci', '--colors=off')] },
  {
    name: 'Unused code',
    // The second time without tests: what only a test uses is used by nobody.
    commands: [knip(), knip('--production')],
  },
  { name: 'Messages', commands: [['node', 'scripts/check-messages.mjs']] },
];

/** Runs every static check, also after one failed. Each counts as one test. */
export async function runChecks() {
  const tally = nothing('Checks');
  for (const check of checks) {
    try {
      await withProgress(check.name, () => runInTurn(check.commands));
      tally.passed += 1;
    } catch (error) {
      console.log(error.output ?? error);
      tally.failed += 1;
      tally.reasons.push(`${check.name}: see above`);
    }
  }
  return tally;
}

async function runInTurn(commands) {
  for (const command of commands) {
    const { code, output } = await run(command, { env: withTools() });
    if (code !== 0) throw Object.assign(new Error('the check failed'), { output: `${output.trimEnd()}\n` });
  }
}
