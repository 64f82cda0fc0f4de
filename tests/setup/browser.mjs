import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { node24, tool, withTools } from '../../scripts/setup/paths.mjs';
import { withProgress } from '../../scripts/setup/progress.mjs';
import { run } from '../../scripts/setup/run.mjs';
import { aptInstall } from './apt.mjs';

const SHELL = ['chromium-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium for journeys, or installs it: from Debian's packages, else Playwright's own. `shell` is the one without a
 * window, which draws the same pages for less than half of the work; where there is none it is the whole one as well. Gives
 * `{ whole, shell }`, or `{ reason }` where none can be had. Those of CHROMIUM_PATH and CHROMIUM_SHELL_PATH come first.
 */
export async function findBrowsers() {
  const found = await ofDebian('chromium', BROWSERS, process.env.CHROMIUM_PATH);
  const whole = found.path ? found : await ofPlaywright();
  if (!whole.path) return { reason: `${found.reason}; ${whole.reason}` };
  const shell = await ofDebian('chromium-headless-shell', SHELL, process.env.CHROMIUM_SHELL_PATH);
  return { whole: whole.path, shell: shell.path ?? whole.path };
}

/** An installed Chromium with a window system, for measurements. Gives `{ path }` or `{ reason }`; installs nothing. */
export async function findInstalledBrowser() {
  const path = await installedBrowser(BROWSERS, process.env.CHROMIUM_PATH);
  return path ? { path } : { reason: 'no Chromium on the path, and CHROMIUM_PATH is not set' };
}

async function ofDebian(debianPackage, names, named) {
  const present = await installedBrowser(names, named);
  if (present) return { path: present };
  const reason = await withProgress(
    `Installing ${debianPackage} from Debian`,
    () => aptInstall(debianPackage),
    (reason) => !reason,
  );
  const path = reason ? undefined : await installedBrowser(names, named);
  return path
    ? { path }
    : { reason: reason ?? `the Debian package ${debianPackage} brought no usable browser` };
}

const ofPlaywright = () =>
  withProgress("Installing Playwright's Chromium", installFromPlaywright, (own) => own.path);

/** The first of these that really starts: the one that was named, then those on the path. */
async function installedBrowser(names, named) {
  const onPath = names.flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  );
  for (const candidate of [named, ...onPath]) {
    if (candidate && isExecutable(candidate) && (await starts(candidate))) return candidate;
  }
  return undefined;
}

async function installFromPlaywright() {
  const env = withTools();
  const { code, output } = await run(tool('playwright', 'install', 'chromium'), { env });
  if (code !== 0)
    return { reason: `Playwright could not download its Chromium (${output.trim().split('\n').at(-1)})` };
  const question =
    "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const path = (await run([node24, '-e', question], { env })).output.trim();
  if (await starts(path)) return { path };
  return {
    reason:
      "Playwright's Chromium does not start here; system libraries are missing (playwright install-deps)",
  };
}

// Some distributions put a script in Chromium's place that only says how to install it.
const starts = async (path) => (await run([path, '--version'])).code === 0;

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
