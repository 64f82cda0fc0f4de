import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowsers } from '../../tests/setup/browser.mjs';
import { freePort } from '../../tests/setup/free-port.mjs';
import { buildSite } from '../setup/build.mjs';
import { tool, withTools } from '../setup/paths.mjs';
import { loudBox } from '../setup/progress.mjs';
import { explain, run } from '../setup/run.mjs';
import { freshReport } from './report.mjs';
import { broken, judged, nothing } from './tally.mjs';

/**
 * Builds the site and runs the browser journeys against it, on a fresh demo venue in a temporary folder.
 * `report` is the file the configuration writes.
 */
export async function runJourneys({ suite = 'Browser journeys', report = 'e2e.json', filters = [] } = {}) {
  try {
    await buildSite();
  } catch (error) {
    explain(error);
    return broken(suite, 'the site could not be built');
  }
  const browsers = await findBrowsers();
  if (!browsers.whole) {
    loudBox(
      'The browser journeys did not run: there is no Chromium.',
      `${browsers.reason}.`,
      'CHROMIUM_PATH may name one.',
    );
    return broken(suite, 'no Chromium could be found or installed');
  }
  return runPlaywright({ ...browsers, suite, report: freshReport(report), filters });
}

async function runPlaywright({ whole, shell, suite, report, filters }) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'buntspecht-e2e-'));
  const remove = () => rmSync(dataFolder, { recursive: true, force: true });
  process.once('exit', remove);
  const env = withTools({
    ...process.env,
    CHROMIUM_PATH: whole,
    CHROMIUM_SHELL_PATH: shell,
    E2E_DATA_DIR: dataFolder,
    // Ports of the site and of the payment provider.
    E2E_PORT: String(await freePort(2)),
  });
  const { code } = await run(tool('playwright', 'test', ...filters), { env, show: true });
  remove();
  const read = report.read();
  showFailedPages(read?.suites ?? []);
  return judged(counted(read, suite), code);
}

const LINES_OF_A_PAGE = 100;

/**
 * Prints the page's contents at the time a journey failed: readers of the log have no other
 * view of it.
 */
function showFailedPages(suites) {
  for (const { file, title, line, tests = [] } of specsOf(suites))
    for (const { name, path } of tests.flatMap(({ results }) =>
      results.flatMap(({ attachments }) => attachments),
    )) {
      if (name !== 'error-context' || !path || !existsSync(path)) continue;
      const [, page = ''] = /```yaml\n(.*?)\n```/s.exec(readFileSync(path, 'utf8')) ?? [];
      const lines = page.split('\n');
      console.log(`\n${file}:${line}: ${title}\n${lines.slice(0, LINES_OF_A_PAGE).join('\n')}`);
      if (lines.length > LINES_OF_A_PAGE) console.log(`… ${lines.length - LINES_OF_A_PAGE} more lines`);
    }
}

function counted(report, suite) {
  const { expected = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
  const suites = report?.suites ?? [];
  const specs = specsOf(suites);
  const reasons = specs.filter(({ ok }) => !ok).map((spec) => `${nameOf(spec)}${endOf(spec)}`);
  return { ...nothing(suite), passed: expected, failed: unexpected, skipped, reasons };
}

const nameOf = ({ file, title, line }) => `${file}:${line}: ${title}`;

/** Lists the place and the error of each failure: the end of a log is read first, and may be all that is saved of it. */
const endOf = ({ tests = [] }) =>
  tests
    .flatMap(({ results = [] }) => results)
    .flatMap(({ errors = [] }) => errors)
    .map(({ message = '', location }) => {
      const [first = ''] = stripVTControlCharacters(message).split('\n');
      return `\n    ${location ? `line ${location.line}: ` : ''}${first}`;
    })
    .join('');

/** The journeys of these suites, and of the suites in them. */
const specsOf = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [...specs, ...specsOf(inner)]);
