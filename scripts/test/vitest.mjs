import { tool, withTools } from '../setup/paths.mjs';
import { run } from '../setup/run.mjs';
import { freshReport } from './report.mjs';
import { judged, nothing } from './tally.mjs';

const suite = 'Units and databases';

/** Runs the unit suite, and its database half on PostgreSQL too where `databaseUrl` names one. */
export async function runVitest({ databaseUrl, filters = [] }) {
  const report = freshReport('unit.json');
  const env = withTools({ ...process.env, NODE_ENV: 'test' });
  delete env.TEST_DATABASE_URL;
  if (databaseUrl) env.TEST_DATABASE_URL = databaseUrl;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report.file}`];
  const { code } = await run(tool('vitest', 'run', ...reporters, ...filters), { env, show: true });
  return judged(counted(report.read()), code);
}

function counted(report) {
  const tally = nothing(suite);
  for (const file of report?.testResults ?? []) {
    const outcomes = file.assertionResults.map(({ status }) => status);
    tally.passed += outcomes.filter((outcome) => outcome === 'passed').length;
    const failed = outcomes.filter((outcome) => outcome === 'failed').length;
    tally.skipped += outcomes.filter((outcome) => outcome !== 'passed' && outcome !== 'failed').length;
    // A file that cannot be loaded has no failed test to count, but it has failed.
    tally.failed += file.status === 'failed' ? Math.max(1, failed) : failed;
  }
  return tally;
}
