import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#lib/canonical-json.ts';
import { isWhole, node, operationFor, type Step, section, steps, trees } from '../content.fixture.ts';
import { type ContentDocument, fromTree, idsIn, ROOT, toTree } from '../document.ts';
import { freshnessOf } from '../freshness.ts';
import { readTree } from '../read-tree.ts';
import { apply, applyAll } from './apply.ts';
import type { Operation } from './operation.ts';

/** Applies the steps of a walk that can be done, and collects the inverse of each. */
function walk(start: ContentDocument, walked: Step[]) {
  const inverses: Operation[] = [];
  let document = start;
  walked.forEach((step, number) => {
    const operation = operationFor(document, step, number);
    const applied = operation && apply(document, operation);
    if (!applied?.ok) return;
    document = applied.value.document;
    inverses.unshift(applied.value.inverse);
  });
  return { document, inverses };
}

function done(document: ContentDocument, ...operations: Operation[]): ContentDocument {
  const applied = applyAll(document, operations);
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.document;
}

const refusal = (document: ContentDocument, operation: Operation) => {
  const applied = apply(document, operation);
  return applied.ok ? null : applied.error;
};

describe('operations', () => {
  it('leave the very same document when they are undone, whatever was done', () => {
    let longest = 0;
    fc.assert(
      fc.property(trees(), steps(200), (tree, walked) => {
        const start = fromTree(tree);
        const { document, inverses } = walk(start, walked);
        longest = Math.max(longest, inverses.length);
        expect(isWhole(document)).toBe(true);
        expect(canonicalJson(toTree(done(document, ...inverses)))).toBe(canonicalJson(tree));
      }),
      { numRuns: 60 },
    );
    expect(longest).toBeGreaterThan(100);
  });

  it('can be done again after they were undone', () => {
    fc.assert(
      fc.property(trees(), steps(40), (tree, walked) => {
        const { document, inverses } = walk(fromTree(tree), walked);
        const back = applyAll(document, inverses);
        if (!back.ok) throw new Error(JSON.stringify(back.error));
        const again = done(back.value.document, back.value.inverse);
        expect(canonicalJson(toTree(again))).toBe(canonicalJson(toTree(document)));
      }),
      { numRuns: 60 },
    );
  });

  it('name everything that changed', () => {
    fc.assert(
      fc.property(trees(), steps(30), (tree, walked) => {
        let document = fromTree(tree);
        walked.forEach((step, number) => {
          const operation = operationFor(document, step, number);
          const applied = operation && apply(document, operation);
          if (!applied?.ok) return;
          const { document: after, changed } = applied.value;
          for (const [id, module] of Object.entries(document.modules)) {
            if (Object.hasOwn(after.modules, id) && after.modules[id] !== module)
              expect(changed).toContain(id);
          }
          for (const [place, ids] of Object.entries(document.order)) {
            const now = idsIn(after, place as typeof ROOT);
            if (now && now !== ids && now.join() !== ids.join()) expect(changed).toContain(place);
          }
          document = after;
        });
      }),
      { numRuns: 60 },
    );
  });

  it('keep the document that they were given', () => {
    const document = fromTree({ modules: [section('s', [node('a')], [node('b')])] });
    const before = canonicalJson(document);
    done(document, { op: 'move', id: 'a', place: 's/column-2', index: 0 }, { op: 'remove', id: 's' });
    expect(canonicalJson(document)).toBe(before);
  });

  it('keep what stood in a column that goes, in the last one', () => {
    const document = fromTree({ modules: [section('s', [node('a')], [node('b')], [node('c')])] });
    const fewer: Operation = {
      op: 'set-columns',
      id: 's',
      field: 'columns',
      value: '100',
      slots: ['column-1'],
    };
    expect(idsIn(done(document, fewer), 's/column-1')).toEqual(['a', 'b', 'c']);
  });

  it('give copies new ids, in reading order', () => {
    const document = fromTree({ modules: [section('s', [node('a')], [node('b')])] });
    const after = done(document, { op: 'duplicate', id: 's', as: 'copy' });
    expect(idsIn(after, ROOT)).toEqual(['s', 'copy']);
    expect([idsIn(after, 'copy/column-1'), idsIn(after, 'copy/column-2')]).toEqual([['copy.1'], ['copy.2']]);
  });

  it('know that German was changed after a translation, until somebody says it is fine', () => {
    const de: Operation = { op: 'set-field', id: 'a', language: 'de', field: 'title', value: 'Hallo' };
    const en: Operation = { op: 'set-field', id: 'a', language: 'en', field: 'title', value: 'Hello' };
    const translated = done(fromTree({ modules: [node('a')] }), de, en);
    const changed = done(translated, { ...de, value: 'Guten Tag' });
    const fine = done(changed, { op: 'mark-fresh', id: 'a', language: 'en', field: 'title' });
    const freshness = [translated, changed, fine].map((document) => {
      const module = document.modules.a;
      return module && freshnessOf(module, 'en', 'title');
    });
    expect(freshness).toEqual(['fresh', 'outdated', 'fresh']);
  });

  it.each<[string, Operation, string]>([
    ['a module that is not there', { op: 'remove', id: 'constructor' }, 'unknown-module'],
    ['a place that is not there', { op: 'move', id: 'a', place: 'a/left', index: 0 }, 'unknown-place'],
    ['itself', { op: 'move', id: 's', place: 's/column-1', index: 0 }, 'into-itself'],
    ['an id twice', { op: 'insert', place: ROOT, index: 0, node: node('a') }, 'id-taken'],
    ['an id that is none', { op: 'insert', place: ROOT, index: 0, node: node('a/b') }, 'invalid-id'],
    ['no module', { op: 'paste', place: ROOT, index: 0, node: null as never, as: 'x' }, 'malformed'],
    [
      'a field that is none',
      { op: 'set-field', id: 'a', language: 'de', field: '__proto__' },
      'invalid-field',
    ],
    [
      'an item that is not there',
      { op: 'set-field', id: 'a', language: 'de', field: 'items/x/answer', value: '' },
      'unknown-item',
    ],
    [
      'a text of 1 MB',
      { op: 'set-field', id: 'a', language: 'en', field: 'title', value: 'x'.repeat(1_000_000) },
      'text-too-long',
    ],
  ])('refuse %s', (_, operation, code) => {
    const document = fromTree({ modules: [node('a'), section('s', [node('b')])] });
    expect(refusal(document, operation)?.code).toBe(code);
  });

  it('refuse more levels, modules and bytes than a document may have', () => {
    const deep = [1, 2, 3, 4, 5].reduceRight((inner, at) => section(`s${at}`, [inner]), section('s6', []));
    const document = fromTree({ modules: [deep, node('a')] });
    expect(refusal(document, { op: 'move', id: 'a', place: 's6/column-1', index: 0 })?.code).toBe('too-deep');

    const many = fromTree({ modules: Array.from({ length: 1000 }, (__, at) => node(`m${at}`)) });
    expect(refusal(many, { op: 'duplicate', id: 'm1', as: 'x' })?.code).toBe('too-many-modules');

    const text = { de: { title: 'x'.repeat(99_000) }, en: {} };
    const large = fromTree({ modules: Array.from({ length: 20 }, (__, at) => node(`m${at}`, { text })) });
    expect(refusal(large, { op: 'duplicate', id: 'm1', as: 'x' })?.code).toBe('document-too-large');
  });
});

describe('trees', () => {
  it('are restored byte for byte, unknown keys and types included', () => {
    const odd = { ...section('s', [], [node('a')]), type: 'nobody-knows-me', z: { y: [1] }, a: null };
    const tree = { modules: [odd, node('b', { data: { list: [{ id: 'x' }] } })], note: 'kept' };
    expect(JSON.stringify(toTree(fromTree(tree)))).toBe(
      JSON.stringify({ modules: tree.modules, note: 'kept' }),
    );
    fc.assert(
      fc.property(trees(), (any) => {
        expect(JSON.stringify(toTree(fromTree(any)))).toBe(JSON.stringify(any));
      }),
    );
  });

  const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`);

  it.each<[string, unknown, string]>([
    ['something else', [], 'malformed'],
    [
      '10,000 modules',
      { modules: Array.from({ length: 10_000 }, (_, at) => node(`m${at}`)) },
      'too-many-modules',
    ],
    ['10,000 levels', { modules: [{ ...node('a'), x: nested(10_000) }] }, 'too-deep'],
    ['an id twice', { modules: [node('a'), section('s', [node('a')])] }, 'id-taken'],
    ['slots that are none', { modules: [{ ...node('a'), slots: ['b'] }] }, 'malformed'],
    [
      'a long text',
      { modules: [node('a', { text: { de: { t: 'ä'.repeat(60_000) }, en: {} } })] },
      'text-too-long',
    ],
  ])('are refused when they are %s', (_, tree, code) => {
    expect(readTree(tree)).toMatchObject({ ok: false, error: { code } });
  });
});
