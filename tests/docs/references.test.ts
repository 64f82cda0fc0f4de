import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf, codeFiles, documents, ROOT } from '../setup/read-project.ts';

const anchors = new Map(documents().map(({ name, text }) => [name, anchorsOf(text)]));

/** `docs/product/calendar.md#filters` in code: the document and the anchor. */
const REFERENCE = /\bdocs\/[\w./-]+\.md(?:#([\w-]+))?/g;
/** A decision by its number, `docs/decisions/0006`. */
const DECISION = /\bdocs\/decisions\/(\d{4})(?![\w-]*\.md)/g;
/** Words for documents that are not part of the project. */
const OUTSIDE = /\b(specification|requirements|design brief)\b|\(architecture, section/i;

describe('references from code to documents', () => {
  it('leads to a document and a heading that exist', () => {
    const wrong = codeFiles().flatMap(({ name, text }) =>
      [...text.matchAll(REFERENCE)]
        .filter(([reference, anchor]) => !exists(reference.replace(/#.*/, ''), anchor))
        .map(([reference]) => `${name}: ${reference}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names decisions that were made', () => {
    const numbers = new Set([...anchors.keys()].map((name) => /^docs\/decisions\/(\d{4})-/.exec(name)?.[1]));
    const wrong = [...codeFiles(), ...documents()].flatMap(({ name, text }) =>
      [...text.matchAll(DECISION)]
        .filter(([, number]) => !numbers.has(number))
        .map(([reference]) => `${name}: ${reference}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names no document outside the project', () => {
    const wrong = [...codeFiles(), ...documents()]
      .filter(({ name, text }) => name !== 'tests/docs/references.test.ts' && OUTSIDE.test(text))
      .map(({ name }) => name);
    expect(wrong).toEqual([]);
  });
});

/** Files that readers of the first hour make, step by step. */
const MADE_BY_READERS = /^(features\/website\/modules\/fact\/|migrations\/0200-venue-websites\.ts$)/;

describe('documents about the current code', () => {
  it('hold nothing of a merge that was not finished', () => {
    const left = documents().filter(({ text }) =>
      /^(<{7} |={7}$|\|? ?={7}|(> ?){7} ?[0-9a-f]{7})/m.test(text),
    );
    expect(left.map(({ name }) => name)).toEqual([]);
  });

  it('name files and folders that exist', () => {
    const wrong = documents()
      .filter(({ name }) => !name.startsWith('docs/decisions/'))
      .flatMap(({ name, text }) =>
        [
          ...text.matchAll(
            /`((?:admin|app|bench|demo|docs|features|lib|migrations|platform|scripts|server|tests|ui|vite)\/[\w./-]*)`/g,
          ),
        ]
          .filter(([, file = '']) => !existsSync(path.join(ROOT, file)) && !MADE_BY_READERS.test(file))
          .map(([, file]) => `${name}: ${file}`),
      );
    expect(wrong).toEqual([]);
  });
});

describe('the index of decisions', () => {
  it('has each of them, superseded ones marked', () => {
    const index = documents().find(({ name }) => name === 'docs/decisions/README.md')?.text ?? '';
    const wrong = documents()
      .filter(({ name }) => /^docs\/decisions\/(?!0000)\d{4}-/.test(name))
      .filter(({ name, text }) => {
        const line =
          index.split('\n').find((one) => one.startsWith(`| [${path.basename(name).slice(0, 4)}](`)) ?? '';
        const title = /^# (.*)$/m.exec(text)?.[1] ?? '';
        const isSuperseded = / · superseded by \d{4}/.test(text);
        return !line.includes(title) || line.includes('| superseded by') !== isSuperseded;
      })
      .map(({ name }) => name);
    expect(wrong).toEqual([]);
  });
});

describe('links between documents', () => {
  it('lead to a document and a heading that exist', () => {
    const wrong = documents().flatMap(({ name, text }) =>
      [...text.matchAll(/\]\((?!https?:)([^)#\s]*\.md)?(?:#([\w-]+))?\)/g)]
        .filter(([, target, anchor]) => {
          const file = target ? path.posix.join(path.posix.dirname(name), target) : name;
          return !exists(file, anchor);
        })
        .map(([link]) => `${name}: ${link}`),
    );
    expect(wrong).toEqual([]);
  });
});

function exists(document: string, anchor: string | undefined): boolean {
  const known = anchors.get(document);
  return known !== undefined && (anchor === undefined || known.includes(anchor));
}
