import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withProgress } from '../../scripts/setup/progress.mjs';
import { aptInstall } from './apt.mjs';

/** The folder with `initdb` and `postgres`: `{ folder }`, or `{ reason }` where they are neither found nor installable. */
export async function findPostgresPrograms({ install = true } = {}) {
  const present = programFolder();
  if (present) return { folder: present };
  if (!install) return { reason: 'initdb and postgres were not found' };
  const reason = await withProgress(
    'Installing PostgreSQL from Debian',
    installFromDebian,
    (reason) => !reason,
  );
  const installed = programFolder();
  return installed ? { folder: installed } : { reason: reason ?? 'the Debian package brought no initdb' };
}

function programFolder() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

// Debian's package would set up and start its own database server; ours lives in a temporary folder.
function installFromDebian() {
  const settings = '/etc/postgresql-common/createcluster.d';
  const file = `${settings}/buntspecht-tests.conf`;
  return aptInstall('postgresql', {
    before: `mkdir -p ${settings} && echo 'create_main_cluster = false' > ${file}`,
    after: `rm -f ${file}`,
  });
}
