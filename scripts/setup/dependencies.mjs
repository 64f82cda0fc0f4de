import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject, node24, withoutTools } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { headAndTail, run, StepFailed } from './run.mjs';

const stamp = inProject('node_modules', '.installed-from');
const lockFile = inProject('package-lock.json');

/** Installs the packages of package-lock.json unless they are there already, and makes sure that they brought Node 24. */
export async function installDependencies() {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (readOrEmpty(stamp) !== wanted) {
    if (!holdsWhatIsLocked()) await install();
    writeFileSync(stamp, wanted);
  }
  await requireNode24();
}

async function install() {
  const { code, output } = await withProgress('Installing packages', installLocked, (npm) => npm.code === 0);
  if (code === 0 && holdsWhatIsLocked()) return;
  throw new StepFailed(
    code === 0
      ? 'package-lock.json does not fit package.json: run `npm install`, then commit the lock file.'
      : 'The packages could not be installed. Is the npm registry reachable?',
    headAndTail(output),
  );
}

async function installLocked() {
  // NODE_ENV=production would leave out the tools that build the site.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const strict = await run(['npm', 'ci', ...flags], { env: withoutTools() });
  if (!strict.output.includes('code EUSAGE')) return strict;
  // `npm ci` wants the packages of every platform in the lock file, and a registry that mirrors one platform only
  // cannot name the others. This installs the locked versions too, and leaves the lock file alone.
  return run(['npm', 'install', '--no-save', ...flags], { env: withoutTools() });
}

/** True after a plain `npm install` too: npm ended its work, and every locked package lies there in its version. */
function holdsWhatIsLocked() {
  if (!existsSync(inProject('node_modules', '.package-lock.json'))) return false;
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'));
  return Object.entries(packages).every(([folder, locked]) => {
    if (folder === '' || locked.link) return true;
    const manifest = readOrEmpty(inProject(folder, 'package.json'));
    if (manifest === '') return locked.optional === true;
    return JSON.parse(manifest).version === locked.version;
  });
}

async function requireNode24() {
  const { code, output } = await run([node24, '--version']);
  if (code === 0 && output.startsWith('v24.')) return;
  throw new StepFailed(
    'Node 24 is missing. It comes with the package "node", whose install script may have been kept from running: ' +
      'allow install scripts (npm config set ignore-scripts false), delete node_modules and start again.',
    output.trim(),
  );
}

function readOrEmpty(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
