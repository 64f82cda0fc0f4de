import { access, constants, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { type Config, configWarnings } from '#platform/config.server.ts';
import { codeOf, type Finding, fault, ok, warning } from './finding.ts';

const GB = 1e9;
/** With less, the next writes fail (`/readyz`); with less than the second a busy day may fill it. */
const FREE_NEEDED_BYTES = 20_000_000;
const FREE_WANTED_BYTES = 2 * GB;
const OTHERS = 0o077;
const NODE_NEEDED = 24;

/** Configuration that works and is hardly meant, as at each start. */
export async function examineConfiguration(config: Config): Promise<Finding[]> {
  const warnings = configWarnings(config).map((text) =>
    warning(
      'configuration',
      text,
      'Set the variable in the environment of the service (README, Configuration).',
    ),
  );
  const instance = `${config.instance}, ${config.databaseUrl ? 'PostgreSQL' : 'SQLite'}, uploads in ${config.s3 ? 'a bucket' : 'DATA_DIR'}`;
  return [
    ok('configuration', `Valid: ${instance}.`),
    ...(config.instance === 'production' && config.demo
      ? [fault('configuration', 'A production instance would load the demo venue.', 'Remove DEMO.')]
      : []),
    ...warnings,
  ];
}

export async function examineNode(version: string): Promise<Finding[]> {
  return Number.parseInt(version, 10) >= NODE_NEEDED
    ? [ok('Node', `Version ${version}.`)]
    : [
        fault(
          'Node',
          `Version ${version} is too old.`,
          'Run it through npm, which uses the Node of the project.',
        ),
      ];
}

/** Folder of the data: there, writable, for the process alone, on a disk with room. */
export async function examineDataDir({ dataDir, databaseUrl, s3 }: Config): Promise<Finding[]> {
  const part = 'data folder';
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' && databaseUrl && s3)
      return [ok(part, 'None, and none is needed with PostgreSQL and a bucket.')];
    return code === 'ENOENT'
      ? [
          warning(
            part,
            `DATA_DIR (${dataDir}) is not there yet.`,
            'The first start makes it; check the path if there was one.',
          ),
        ]
      : [
          fault(
            part,
            `DATA_DIR (${dataDir}) cannot be written: ${code}.`,
            'Give it to the user of the service with chown.',
          ),
        ];
  }
  return [await examineOwner(dataDir), await examineModes(dataDir), await examineDisk('disk', dataDir)];
}

/** Files that another user's command leaves cannot be written by the site. */
async function examineOwner(dataDir: string): Promise<Finding> {
  const { uid } = await stat(dataDir);
  return uid === process.getuid?.()
    ? ok('user', 'Commands run as the owner of DATA_DIR.')
    : warning(
        'user',
        'This user is not the owner of DATA_DIR.',
        'Run commands as the user of the service: sudo -u buntspecht npm run …',
      );
}

async function examineModes(dataDir: string): Promise<Finding> {
  const part = 'data folder';
  const open: string[] = [];
  for (const name of ['', 'buntspecht.sqlite', 'uploads', 'outbox']) {
    const found = await stat(path.join(dataDir, name)).catch(() => null);
    if (found && (found.mode & OTHERS) !== 0) open.push(path.join(dataDir, name));
  }
  return open.length === 0
    ? ok(part, `DATA_DIR (${dataDir}) is writable, and for this user alone.`)
    : warning(part, `Other users can read ${open.join(', ')}.`, `Run chmod -R go-rwx ${dataDir}.`);
}

/** Free room on the disk of a folder. */
export async function examineDisk(part: string, folder: string): Promise<Finding> {
  const disk = await statfs(folder).catch(() => null);
  if (!disk) return warning(part, `The disk of ${folder} cannot be measured.`, 'Look at it with df.');
  const free = disk.bavail * disk.bsize;
  const text = `${(free / GB).toFixed(1)} GB free for ${folder}.`;
  const advice = 'Make room: move backups elsewhere, enlarge the disk (docs/operations/incidents.md).';
  if (free < FREE_NEEDED_BYTES) return fault(part, text, advice);
  return free < FREE_WANTED_BYTES ? warning(part, text, advice) : ok(part, text);
}
