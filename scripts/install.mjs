// `npm run dev` runs it first: installs the packages of a fresh clone, and those of a lock file that changed.
import { installDependencies } from './setup/dependencies.mjs';
import { endTogether, explain } from './setup/run.mjs';

endTogether();
try {
  await installDependencies();
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
