// Fails on comments that begin with a relative clause, and on idioms in comments, titles of tests, names of files and of their
// declarations: readers search for the term of the field there.
import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { inProject } from './setup/paths.mjs';
import { commentsOf } from './words/comments.mjs';
import { declarationsOf, wordsOf } from './words/declarations.mjs';
import { COMMENT_IDIOMS, ENDINGS, EXCEPTIONS, IDIOMS, NEVER } from './words/idioms.mjs';

/** First word of a relative clause, where a line of a comment begins. */
const RELATIVE_CLAUSE = /^\s*\{?(?:\/\*\*?|\*|\/\/) (?:What|Who|Whoever|Whether|Where)\b/;

/** Code with its styles and documents; names in migrations are those of the columns they made. */
const FOLDERS = 'admin,app,bench,demo,features,lib,migrations,platform,scripts,server,tests,ui,vite';
const CODE = /\.(?:[mc]?[jt]s|[jt]sx)$/;
const MIGRATION = /^migrations\/\d/;
/** Its comments name the idioms. */
const IDIOM_LIST = 'scripts/words/idioms.mjs';

const files = globSync([`{${FOLDERS}}/**/*.{ts,tsx,mts,mjs,js,css}`, 'docs/**/*.md', '*.ts'], {
  cwd: inProject(),
  // The admin area has its own packages below its folder.
  exclude: (path) => path.split(sep).includes('node_modules'),
}).map((file) => file.split(sep).join('/'));

const complaints = files.flatMap((file) => {
  const text = CODE.test(file) || file.endsWith('.css') ? readFileSync(inProject(file), 'utf8') : '';
  const names = CODE.test(file) && !MIGRATION.test(file) ? declarationsOf(text) : [];
  return [
    ...clausesIn(file, text),
    ...(file === IDIOM_LIST ? [] : idiomsInComments(file, text)),
    ...idiomsInPath(file),
    ...names.flatMap((name) => idiomsIn(name, file)),
  ];
});
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  console.error(
    '\nComments and names use the terms of the field (CONTRIBUTING.md#rules-that-hold-everywhere).',
  );
  process.exit(1);
}

function clausesIn(file, text) {
  const lines = text.split('\n').entries();
  return [...lines].flatMap(([index, line]) =>
    RELATIVE_CLAUSE.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
  );
}

function idiomsInComments(file, text) {
  return commentsOf(text).flatMap(({ line, text: comment }) =>
    COMMENT_IDIOMS.flatMap(({ idiom, use }) => {
      const found = idiom.exec(comment);
      return found ? [`${file}:${line}: "${found[0]}" in a comment: use ${use}`] : [];
    }),
  );
}

function idiomsInPath(file) {
  if (MIGRATION.test(file)) return [];
  const base = file.split('/').at(-1).replace(/\..*/, '');
  return problemsOf(base, file, Object.keys(IDIOMS)).map((problem) => `${file}: ${problem}`);
}

function idiomsIn({ name, line, isLocal }, file) {
  const idioms = isLocal ? [...NEVER] : Object.keys(IDIOMS);
  const ending = Object.keys(ENDINGS).find((each) => name.endsWith(each));
  return [
    ...problemsOf(name, file, idioms),
    ...(ending ? [`${name} ends in ${ending}: begin it with ${ENDINGS[ending]}`] : []),
  ].map((problem) => `${file}:${line}: ${problem}`);
}

function problemsOf(name, file, idioms) {
  const words = `-${wordsOf(name).join('-')}-`;
  return idioms
    .filter((idiom) => words.includes(`-${idiom}-`) && !isExcepted(idiom, name, file))
    .map((idiom) => `"${idiom}" in ${name}: use ${IDIOMS[idiom]}`);
}

function isExcepted(idiom, name, file) {
  return EXCEPTIONS.some(
    ({ idioms = [idiom], names = /./, files: paths = /./ }) =>
      idioms.includes(idiom) && names.test(name) && paths.test(file),
  );
}
