import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { node24, tool, withTools } from '../../scripts/setup/paths.mjs';
import { withProgress } from '../../scripts/setup/progress.mjs';
import { run } from '../../scripts/setup/run.mjs';
import { aptInstall } from './apt.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium, or installs one: from Debian's packages, else Playwright's own.
 * Gives `{ path }`, or `{ reason }` where none can be had.
 */
export async function findBrowser({ install = true } = {}) {
  const present = await installedBrowser();
  if (present) return { path: present };
  if (!install) return { reason: 'no Chromium on the path, and CHROMIUM_PATH is not set' };

  const notFromDebian = await withProgress(
    'Installing Chromium from Debian',
    () => aptInstall('chromium'),
    (reason) => !reason,
  );
  const installed = notFromDebian ? undefined : await installedBrowser();
  if (installed) return { path: installed };

  const own = await withProgress(
    "Installing Playwright's Chromium",
    installFromPlaywright,
    (own) => own.path,
  );
  return own.path
    ? own
    : { reason: `${notFromDebian ?? 'the Debian package brought no usable Chromium'}; ${own.reason}` };
}

/** The first Chromium that really starts: CHROMIUM_PATH, then the usual names on the path. */
async function installedBrowser() {
  const onPath = names.flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  );
  for (const candidate of [process.env.CHROMIUM_PATH, ...onPath]) {
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
