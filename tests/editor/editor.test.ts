import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operationFor, steps, trees } from '#features/core/documents/content.fixture.ts';
import { fromTree, toTree } from '#features/core/documents/document.ts';
import { Editor } from '#features/website/editor/store/editor.ts';
import { canonicalJson } from '#lib/canonical-json.ts';
import { headline } from './fake-server.ts';

const start = (tree: Parameters<typeof fromTree>[0]) => {
  let now = 0;
  const editor = new Editor(fromTree(tree), { language: 'de', now: () => now });
  const json = () => canonicalJson(toTree(editor.document));
  return { editor, json, later: (ms: number) => (now += ms) };
};

describe('undo and redo', () => {
  it('lead to the very same page and back, whatever was done', () => {
    fc.assert(
      fc.property(trees(), steps(60), (tree, walked) => {
        const { editor, json } = start(tree);
        const before = json();
        let done = 0;
        walked.forEach((step, number) => {
          const operation = operationFor(editor.document, step, number);
          if (operation && editor.change(operation, 'change', 'm0').ok) done += 1;
        });
        const after = json();
        for (let each = 0; each < done; each += 1) editor.undo();
        expect(json()).toBe(before);
        for (let each = 0; each < done; each += 1) editor.redo();
        expect(json()).toBe(after);
      }),
      { numRuns: 60 },
    );
  });

  it('take continuous typing in one text as one step, and typing after a pause as another', () => {
    const { editor, later } = start({ modules: [headline('a', '')] });
    const write = (value: string) =>
      editor.change({ op: 'set-field', id: 'a', language: 'de', field: 'content', value }, 'write', 'a');
    for (const text of ['K', 'Kl', 'Klo']) {
      write(text);
      later(300);
    }
    later(3000);
    write('Klopf');
    expect(editor.history.get().done).toHaveLength(2);
    editor.closeStep();
    write('Klopf!');
    expect(editor.history.get().done).toHaveLength(3);
  });

  it('name their steps, and leave out what others made impossible', () => {
    const { editor } = start({ modules: [headline('a', 'Eins'), headline('b', 'Zwei')] });
    editor.change({ op: 'move', id: 'b', place: 'root/main', index: 0 }, 'move', 'b');
    expect(editor.history.get().done.at(-1)?.name).toEqual({
      did: 'move',
      type: 'headline',
      summary: 'Zwei',
    });
    editor.receive(fromTree({ modules: [headline('a', 'Eins')] }));
    expect(editor.undo()).toBe(null);
    expect(editor.history.get().done).toEqual([]);
    expect(editor.lastResult.get()).toEqual({ direction: 'undo', step: 'impossible' });
  });

  it('tell what they did, and where there is nothing to do', () => {
    const { editor } = start({ modules: [headline('a', 'Eins')] });
    editor.undo();
    expect(editor.lastResult.get()).toEqual({ direction: 'undo', step: 'none' });
    editor.change({ op: 'remove', id: 'a' }, 'remove', 'a');
    editor.undo();
    expect(editor.lastResult.get()).toMatchObject({
      direction: 'undo',
      step: { did: 'remove', summary: 'Eins' },
    });
    editor.redo();
    expect(editor.lastResult.get()).toMatchObject({ direction: 'redo', step: { did: 'remove' } });
  });
});

describe('the store', () => {
  it('tells those alone whose module or place changed', () => {
    const { editor } = start({ modules: [headline('a', 'Eins'), headline('b', 'Zwei')] });
    const messages: string[] = [];
    for (const key of ['a', 'b', 'root/main'] as const) editor.store.subscribe(key, () => messages.push(key));
    editor.change({ op: 'set-field', id: 'a', language: 'de', field: 'content', value: 'Neu' }, 'write', 'a');
    expect(messages).toEqual(['a']);
    const theirs = fromTree({ modules: [headline('a', 'Neu'), headline('b', 'Anders')] });
    editor.receive({ ...theirs, modules: { ...theirs.modules, a: editor.document.modules.a as never } });
    expect(messages).toEqual(['a', 'b']);
  });
});
