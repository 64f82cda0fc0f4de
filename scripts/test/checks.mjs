import { tool, withTools } from '../setup/paths.mjs';
import { withProgress } from '../setup/progress.mjs';
import { run } from '../setup/run.mjs';
import { nothing } from './tally.mjs';

const checks = [
  { name: 'Types', commands: [tool('react-router', 'typegen'), tool('tsc', '--pretty')] },
  { name: 'Lint, format and import directions', commands: [tool('biome', 'ci', '--colors=off')] },
  { name: 'Unused code', commands: [tool('knip', '--no-progress')] },
  { name: 'Messages', commands: [['node', 'scripts/check-messages.mjs']] },
];

/** Runs every static check, also after one failed. Each counts as one test. */
export async function runChecks() {
  const tally = nothing('Checks');
  for (const check of checks) {
    const complaint = await withProgress(check.name, () => firstComplaint(check.commands));
    if (complaint === undefined) tally.passed += 1;
    else {
      tally.failed += 1;
      tally.reasons.push(`${check.name}: does not hold`);
      console.log(complaint);
    }
  }
  return tally;
}

async function firstComplaint(commands) {
  for (const command of commands) {
    const { code, output } = await run(command, { env: withTools() });
    if (code !== 0) return `${output.trimEnd()}\n`;
  }
  return undefined;
}
