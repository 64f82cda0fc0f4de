// `npm run check`: types, lint, import directions, unused code, messages.
import { installDependencies } from './setup/dependencies.mjs';
import { endTogether, explain } from './setup/run.mjs';
import { runChecks } from './test/checks.mjs';
import { printSummary } from './test/tally.mjs';

endTogether();
try {
  await installDependencies();
  process.exitCode = printSummary([await runChecks()]);
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
