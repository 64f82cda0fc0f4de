// `npm test`: all required suites, on a fresh clone too. Its last line is the sum of all suites. `--only=full` takes every
// variant of these suites (docs/tests.md). `--only=checks|unit|db|e2e|dev|browsers|load` runs one part, `--only=everything`
// all of them, each in full; arguments after `--` go to that part's runner unchanged.
import { installDependencies } from './setup/dependencies.mjs';
import { endTogether, explain } from './setup/run.mjs';
import { runChecks } from './test/checks.mjs';
import { withPostgres } from './test/database.mjs';
import { runJourneys } from './test/journeys.mjs';
import { runOtherBrowsers } from './test/other-browsers.mjs';
import { runLoad } from './test/resilience.mjs';
import { broken, printSummary } from './test/tally.mjs';
import { runVitest } from './test/vitest.mjs';

const [choice, ...filters] = onlyAndFilters(process.argv.slice(2));

const suites = {
  checks: () => runChecks(),
  unit: () => runVitest({ filters }),
  db: () => withPostgres((databaseUrl) => runVitest({ databaseUrl, filters })),
  e2e: () => runJourneys({ filters }),
  dev: () =>
    runJourneys({
      suite: 'Development server',
      report: 'development-server.json',
      filters: ['--config=playwright.development-server.config.ts', ...filters],
    }),
  browsers: () => runOtherBrowsers({ filters }),
  load: () => runLoad({ filters }),
};
// The database suite is the unit suite with a PostgreSQL beside it, so the whole run needs it once.
const usual = ['checks', 'db', 'e2e', 'dev'];
const chosen = { usual, full: usual, everything: [...usual, 'browsers', 'load'] }[choice] ?? [choice];

endTogether();
// Tests bring their own database and their own clock.
delete process.env.DATABASE_URL;
process.env.TEST_EXTENT = choice === 'usual' ? 'usual' : 'full';

process.exitCode = printSummary(await runAll());

async function runAll() {
  if (!chosen.every((name) => name in suites))
    return [broken('npm test', `--only knows ${Object.keys(suites).join(', ')}, full and everything`)];
  try {
    await installDependencies();
  } catch (error) {
    explain(error);
    return [broken('Packages', 'could not be installed')];
  }
  const tallies = [];
  for (const name of chosen) tallies.push(await runGuarded(name));
  return tallies;
}

async function runGuarded(name) {
  try {
    return await suites[name]();
  } catch (error) {
    explain(error);
    return broken(name, 'the suite broke off');
  }
}

function onlyAndFilters(args) {
  const only = args.find((arg) => arg.startsWith('--only='));
  return [only?.slice('--only='.length) ?? 'usual', ...args.filter((arg) => arg !== only && arg !== '--')];
}
