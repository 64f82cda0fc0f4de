import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { loudBox, withProgress } from '../../scripts/setup/progress.mjs';
import { aptInstall } from './apt.mjs';

/** Programs that tests hold our files against, and the Debian packages they come in. */
const PROGRAMS = [
  { program: 'pdfinfo', debianPackage: 'poppler-utils', proves: 'PDFs' },
  { program: 'openssl', debianPackage: 'openssl', proves: 'signatures of wallet passes' },
];

/** Installs those that are missing. Where one cannot be had its tests count as skipped, and a loud word says so. */
export async function installPrograms() {
  for (const { program, debianPackage, proves } of PROGRAMS) {
    if (isOnPath(program)) continue;
    const reason = await withProgress(
      `Installing ${debianPackage} from Debian`,
      () => aptInstall(debianPackage),
      (reason) => !reason,
    );
    if (isOnPath(program)) continue;
    const why = reason ?? `the Debian package ${debianPackage} brought no ${program}`;
    loudBox(`What is said of ${proves} is not proved; those tests count as skipped.`, `Why: ${why}.`);
  }
}

const isOnPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
