import { existsSync } from 'node:fs';
import { aptInstall } from '../../tests/setup/apt.mjs';
import { withProgress } from '../setup/progress.mjs';
import { runJourneys } from './journeys.mjs';
import { broken } from './tally.mjs';

const suite = 'Other browsers';
const PACKAGES = {
  'firefox-esr': process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/** The journeys that matter most in Debian's Firefox and in WebKitGTK, which are installed where they are missing. */
export async function runOtherBrowsers({ filters = [] } = {}) {
  for (const [name, path] of Object.entries(PACKAGES)) {
    if (existsSync(path)) continue;
    const reason = await withProgress(
      `Installing ${name} from Debian`,
      () => aptInstall(name),
      (reason) => !reason,
    );
    if (reason) return broken(suite, reason);
  }
  return runJourneys({
    suite,
    report: 'other-browsers.json',
    filters: ['--config=playwright.other-browsers.config.ts', ...filters],
  });
}
