import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inProject, tool, withTools } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { mustRun } from './run.mjs';

const stamp = inProject('build', '.built-from');
/** What the build is made of. */
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

/** Builds the site unless the last build came from the very same sources. */
export async function buildSite() {
  const current = fingerprint(sources, { except: (path) => /\.test\.tsx?$/.test(path) });
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  rmSync(stamp, { force: true });
  // Node keeps there what it compiled of the build before (server/process/start.js).
  rmSync(inProject('build', 'compiled'), { recursive: true, force: true });
  const env = withTools({ ...process.env, NODE_ENV: 'production' });
  await withProgress('Building the site', () =>
    mustRun(
      tool('react-router', 'build'),
      'The site could not be built; the lines above say where it stopped.',
      { env },
    ),
  );
  mkdirSync(inProject('build'), { recursive: true });
  writeFileSync(stamp, current);
}
