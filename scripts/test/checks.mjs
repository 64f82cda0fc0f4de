import { tool, withTools } from '../setup/paths.mjs';
import { withProgress } from '../setup/progress.mjs';
import { run } from '../setup/run.mjs';
import { nothing } from './tally.mjs';

const knip = (...more) => tool('knip', '--no-progress', '--no-config-hints', ...more);

/** Runs before the others: routes import their types. */
const ROUTE_TYPES = { name: 'Types of routes', commands: [tool('react-router', 'typegen')] };

/** Side by side: the compiler in one thread takes as long as all others in turn, and less than in four threads on two cores. */
const ROWS = [
  [{ name: 'Types', commands: [tool('tsc', '--singleThreaded', '--pretty')] }],
  [
    { name: 'Lint, format and import directions', commands: [tool('biome', 'ci', '--colors=off')] },
    {
      name: 'Unused code',
      // The second time without tests: code used only by tests is unused.
      commands: [knip(), knip('--production')],
    },
    { name: 'Messages', commands: [['node', 'scripts/check-messages.mjs']] },
    { name: 'Languages of interface texts', commands: [['node', 'scripts/check-languages.mjs']] },
    { name: 'Words of comments and names', commands: [['node', 'scripts/check-words.mjs']] },
  ],
];

/** Runs every static check, also after one failed. Each counts as one test. */
export async function runChecks() {
  const tally = nothing('Checks');
  const outcomes = await withProgress('Types, lint, unused code and messages', runAll, (all) =>
    all.every(({ failure }) => failure === null),
  );
  for (const { name, failure } of outcomes) {
    if (failure === null) tally.passed += 1;
    else {
      console.log(failure);
      tally.failed += 1;
      tally.reasons.push(`${name}: see above`);
    }
  }
  return tally;
}

async function runAll() {
  const first = await outcomeOf(ROUTE_TYPES);
  return [first, ...(await Promise.all(ROWS.map(runInTurn))).flat()];
}

async function runInTurn(checks) {
  const outcomes = [];
  for (const check of checks) outcomes.push(await outcomeOf(check));
  return outcomes;
}

/** `failure`: output of the first failed command. */
async function outcomeOf({ name, commands }) {
  for (const command of commands) {
    const { code, output } = await run(command, { env: withTools() });
    if (code !== 0) return { name, failure: `${output.trimEnd()}\n` };
  }
  return { name, failure: null };
}
