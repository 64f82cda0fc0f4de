import { existsSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { type ProjectFile, ROOT, read } from '../setup/read-project.ts';

const sheets = read('{app,features,ui}/**/*.css').map(({ name, text }) => ({
  name,
  text: text.replace(/\/\*[\s\S]*?\*\//g, ''),
}));
/** Sources that write markup: components, the standalone pages, and the service worker. */
const markup = read(['{app,features,platform,server,ui}/**/*.{ts,tsx}', 'public/html/*.html', 'public/sw.js'])
  .filter(({ name }) => !name.includes('.test.'))
  .map(({ name, text }) => ({ name, text: text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));

const CLASS_ATTRIBUTES =
  /class(?:Name)?\s*=\s*(?:"[^"]*"|\{[\s\S]*?\}(?=[\s/>]))|classNames\([\s\S]*?\)[;\n]/gi;

/** Selectors used to find elements: the argument of a call, or a constant that stands for it. */
const SELECTORS =
  /(?:(?:closest|matches|querySelector(?:All)?)(?:<[^>]*>)?\(|const [A-Z_]+ = )(['"`])(.*?)\1/g;

/** The words of all class attributes, whole and as the beginning of one (`tone-${tone}`); values of other strings. */
const written = wordsOf(markup);

describe('style sheets', () => {
  it('dress only classes that some markup writes', () => {
    const dead = sheets.flatMap(({ name, text }) =>
      [...new Set(classesOf(text))].filter((one) => !isWritten(one)).map((one) => `${name}: .${one}`),
    );
    expect(dead).toEqual([]);
  });

  it('move by keyframes that exist, and every one of them is used', () => {
    const all = sheets.map(({ text }) => text).join('\n');
    const unused = [...all.matchAll(/@keyframes ([\w-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !new RegExp(`animation(-name)?:[^;]*\\b${name}\\b`).test(all));
    expect(unused).toEqual([]);
  });

  it('name files that are there', () => {
    const missing = sheets.flatMap(({ name, text }) =>
      [...text.matchAll(/url\(["']?(\.{1,2}\/[^"')?#]+)/g)]
        .filter(([, file = '']) => !existsSync(path.join(ROOT, path.dirname(name), file)))
        .map(([, file]) => `${name}: ${file}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('a rule', () => {
  const rules = selectorsOf(sheets.filter(({ name }) => /^(features|ui)\//.test(name)));

  it('names a class, an element or an id, so that it reaches no other part that carries the same attribute', () => {
    const bare = rules.filter(({ selector }) => !NAMED.test(selector));
    expect(shown(bare)).toEqual([]);
  });

  it('does not dress a part otherwise because it lies within another of its kind', () => {
    const nested = rules.filter(({ selector }) => {
      const [subject = '', ...ancestors] = ancestry(selector).toReversed();
      return classesOf(subject).some((name) => ancestors.flatMap(classesOf).includes(name));
    });
    expect(shown(nested)).toEqual([]);
  });
});

describe('a dialog or popover', () => {
  it('is no grid without a height: WebKit stretches it to all there is', () => {
    const stretched = sheets.flatMap(({ name, text }) => {
      const found: string[] = [];
      postcss.parse(text).walkDecls('display', ({ value, parent: rule }) => {
        if (rule?.type !== 'rule' || !value.includes('grid')) return;
        const { selector, nodes } = rule as Rule;
        const isLayer = /(:modal|:popover-open|(dialog|consent|overlay)\S*\[open\])\)?$/.test(selector);
        const hasHeight = nodes.some((node) => node.type === 'decl' && node.prop === 'height');
        if (isLayer && !hasHeight) found.push(`${name}: ${selector}`);
      });
      return found;
    });
    expect(stretched).toEqual([]);
  });
});

describe('without scripts', () => {
  it('looks the same in a browser that is too old for them', () => {
    const missing = sheets.flatMap(({ name, text }) => {
      const rules = (scope: string) => {
        const found: string[] = [];
        postcss.parse(text).walkRules((rule) => {
          if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).params === scope)
            found.push(...rule.selectors.map((selector) => selector.replaceAll(/\s+/g, ' ')));
        });
        return found;
      };
      const older = rules('components').filter((selector) => selector.startsWith('[data-unsupported] '));
      return [
        ...rules('(scripting: none)').filter((selector) => !older.includes(`[data-unsupported] ${selector}`)),
        ...rules('(scripting: enabled)').filter(
          (selector) => !selector.startsWith(':root:not([data-unsupported]) '),
        ),
      ].map((selector) => `${name}: ${selector}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('pictures of the interface', () => {
  it('carry no inline style: Firefox refuses it in files, as the policy says', () => {
    const styled = read(['{app,features,ui}/**/*.svg', 'public/**/*.svg']).filter(({ text }) =>
      /\sstyle=|<style/.test(text),
    );
    expect(styled.map(({ name }) => name)).toEqual([]);
  });
});

describe('behaviour', () => {
  it('finds its elements by their names or by data attributes, never by a class', () => {
    const byClass = markup.flatMap(({ name, text }) =>
      [...text.matchAll(SELECTORS)]
        .filter(([, , selector = '']) => /(^|[\s,(>+~])\.[a-z]/.test(selector))
        .map(([, , selector]) => `${name}: ${selector}`),
    );
    expect(byClass).toEqual([]);
  });
});

/** All selectors of rules, one by one; keyframes have none. */
function selectorsOf(files: ProjectFile[]) {
  return files.flatMap(({ name, text }) => {
    const found: { name: string; selector: string }[] = [];
    postcss.parse(text).walkRules((rule) => {
      const isKeyframe = rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';
      if (!isKeyframe) for (const selector of rule.selectors) found.push({ name, selector });
    });
    return found;
  });
}

/** A class, an id, an element or a pseudo-element; `data-field` is on texts that are edited, whatever they are. */
const NAMED = /[.#][a-z]|(^|[\s>+~,(])[a-z*]|^::|^&|^:root|\[data-field\]/i;

/** Parts of a selector that lie within each other at any depth. */
const ancestry = (selector: string) => selector.replace(/\s*([>+~])\s*/g, '$1').split(' ');

const shown = (rules: { name: string; selector: string }[]) =>
  rules.map(({ name, selector }) => `${name}: ${selector}`);

function classesOf(css: string): string[] {
  const selectors = css.replace(/"[^"]*"/g, '""').replace(/url\([^)]*\)/g, '');
  return [...selectors.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

function isWritten(name: string): boolean {
  if (written.classes.has(name)) return true;
  return written.beginnings.some(
    (beginning) => name.startsWith(beginning) && written.values.has(name.slice(beginning.length)),
  );
}

function wordsOf(files: ProjectFile[]) {
  const classes = new Set<string>();
  const beginnings = new Set<string>();
  const values = new Set<string>();
  for (const { text } of files) {
    for (const [place] of text.matchAll(CLASS_ATTRIBUTES)) {
      for (const [word] of place.matchAll(/[\w-]+/g)) classes.add(word);
      for (const [, beginning = ''] of place.matchAll(/([\w-]+-)\$\{/g)) beginnings.add(beginning);
    }
    // A table of classes, such as the surfaces of kinds of events.
    for (const [, word = ''] of text.matchAll(/'(surface-[\w-]+|cut-\d)'/g)) classes.add(word);
    for (const [, word = ''] of text.matchAll(/['"`{]([\w-]+)['"`}]/g)) values.add(word);
  }
  return { classes, beginnings: [...beginnings], values };
}
