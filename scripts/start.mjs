// `npm start`: from a fresh clone to a running site. Runs on the system's Node until packages brought Node 24.
import { buildSite } from './setup/build.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import { explain } from './setup/run.mjs';
import { serve } from './setup/serve.mjs';

try {
  await installDependencies();
  await buildSite();
  process.exitCode = await serve();
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
