import { relative } from 'node:path';
import { installPrograms } from '../../tests/setup/programs.mjs';
import { inProject, root, tool, withTools } from '../setup/paths.mjs';
import { run } from '../setup/run.mjs';
import { freshReport } from './report.mjs';
import { judged, nothing } from './tally.mjs';

const suite = 'Units and databases';

/** Runs the unit suite, and its database half on PostgreSQL too where `databaseUrl` names one. */
export async function runVitest({ databaseUrl, filters = [] }) {
  await installPrograms();
  const report = freshReport('unit.json');
  // Processes that tests start take the code as those before have compiled it.
  const compiled = inProject('node_modules', '.cache', 'compiled');
  const env = withTools({ ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: compiled });
  delete env.TEST_DATABASE_URL;
  if (databaseUrl) env.TEST_DATABASE_URL = databaseUrl;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report.file}`];
  const { code } = await run(tool('vitest', 'run', ...reporters, ...filters), { env, show: true });
  return judged(counted(report.read()), code);
}

function counted(report) {
  const tally = nothing(suite);
  for (const { name, status, message, assertionResults } of report?.testResults ?? []) {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    // A file that cannot be loaded has no failed test to count, but it has failed.
    if (status === 'failed' && failed.length === 0) failed.push(message);
    tally.passed += assertionResults.filter((test) => test.status === 'passed').length;
    tally.failed += failed.length;
    tally.skipped += assertionResults.filter(
      (test) => test.status !== 'passed' && test.status !== 'failed',
    ).length;
    tally.reasons.push(...failed.map((test) => `${relative(root, name)}: ${test}`));
  }
  return tally;
}
