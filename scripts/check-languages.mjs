// Fails on objects that say something in German and in English: interface texts stand in the catalogue, so that another language is
// one PO file (docs/decisions/0118). docs/interface-texts.md lists the files whose pairs are content of the house.
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob, sep } from 'node:path';
import { parseSync, traverse } from '@babel/core';
import { inProject } from './setup/paths.mjs';

const FOLDERS = 'admin,app,features,lib,platform,server,ui';
const LISTED = /^\| `([^`]+)`/gm;
/** Paths and codes are the same for people of any language. */
const WORDS = /\p{L}{2}/u;
const CODE = /^[/.\w-]*[/_:][^ ]*$/;

const listed = [...readFileSync(inProject('docs/interface-texts.md'), 'utf8').matchAll(LISTED)].map(
  ([, pattern]) => pattern,
);
const files = globSync(`{${FOLDERS}}/**/*.{ts,tsx}`, {
  cwd: inProject(),
  exclude: (path) => path.split(sep).includes('node_modules'),
})
  .map((file) => file.split(sep).join('/'))
  .filter((file) => !/\.(test|fixture)\.tsx?$|\/fixtures\//.test(file))
  .filter((file) => !listed.some((pattern) => matchesGlob(file, pattern)));

const complaints = files.flatMap(pairsIn);
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  console.error(
    '\nInterface texts are written in English with Lingui, or with `msg` of lib/message.ts where Node alone runs the code; German stands in app/messages/de.po.',
  );
  process.exit(1);
}

function pairsIn(file) {
  const text = readFileSync(inProject(file), 'utf8');
  if (!/\bde['"]?:/.test(text) || !/\ben['"]?:/.test(text)) return [];
  const found = [];
  traverse(parsed(text, file), {
    ObjectExpression({ node }) {
      const [de, en] = [textIn(node, 'de'), textIn(node, 'en')];
      if (node.properties.length === 2 && de && en && isSaid(de) && isSaid(en))
        found.push(`${file}:${node.loc.start.line}: ${text.slice(en.start, en.end)}`);
    },
  });
  return found;
}

function parsed(text, filename) {
  const parserOpts = { plugins: ['typescript', ...(filename.endsWith('x') ? ['jsx'] : [])] };
  return parseSync(text, { filename, parserOpts, babelrc: false, configFile: false, sourceType: 'module' });
}

function textIn({ properties }, name) {
  const property = properties.find(({ key }) => (key?.name ?? key?.value) === name);
  return property?.value ?? null;
}

function isSaid(value) {
  if (value.type === 'StringLiteral') return WORDS.test(value.value) && !CODE.test(value.value);
  return (
    value.type === 'TemplateLiteral' &&
    value.quasis.some(({ value: { cooked } }) => WORDS.test(cooked) && !cooked.includes('/'))
  );
}
