import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { inProject, tool, withTools } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { mustRun } from './run.mjs';
import { restoreBuild, switchBuild } from './switch-build.mjs';

const STAMP = '.built-from';
const current = inProject('build');
/** A running site goes on serving the current build meanwhile. */
const next = inProject('build-next');

/** Sources of the build. */
export const sources = [
  ...['admin', 'app', 'features', 'lib', 'platform', 'server', 'ui', 'migrations', 'demo', 'public', 'vite'],
  ...[
    'vite.config.ts',
    'react-router.config.ts',
    'lingui.config.ts',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  ],
];

/**
 * Builds the site unless the last build came from the very same sources, in its own folder that takes the place of the last
 * build when it is done.
 */
export async function buildSite() {
  const wanted = fingerprint(sources, { except: (path) => /\.test\.tsx?$/.test(path) });
  const stamp = join(current, STAMP);
  restoreBuild(current);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(next, { recursive: true, force: true });
  const env = withTools({ ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: next });
  await withProgress('Building the site', () =>
    mustRun(
      tool('react-router', 'build'),
      'The site could not be built; the lines above say where it stopped.',
      { env },
    ),
  );
  writeFileSync(join(next, STAMP), wanted);
  switchBuild({ next, current, now: Date.now() });
}
