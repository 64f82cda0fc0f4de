// Fails on comments that begin with a relative clause: readers look for the field's noun or verb there, and find neither.
import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { inProject } from './setup/paths.mjs';

/** First word of a relative clause, where a line of a comment begins. */
const RELATIVE_CLAUSE = /^\s*\{?(?:\/\*\*?|\*|\/\/) (?:What|Who|Whoever|Whether|Where)\b/;

const FOLDERS = 'admin,app,bench,demo,features,lib,migrations,platform,scripts,server,tests,ui,vite';
const files = globSync([`{${FOLDERS}}/**/*.{ts,tsx,mts,mjs,css}`, '*.ts'], {
  cwd: inProject(),
  // The admin area has packages of its own below its folder.
  exclude: (path) => path.split(sep).includes('node_modules'),
});

const complaints = files.flatMap((file) =>
  readFileSync(inProject(file), 'utf8')
    .split('\n')
    .flatMap((line, index) => (RELATIVE_CLAUSE.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
);
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  console.error(
    '\nA comment begins with a verb or a noun and says why (CONTRIBUTING.md#rules-that-hold-everywhere).',
  );
  process.exit(1);
}
