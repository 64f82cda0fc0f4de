import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idsInOrder, moduleOf } from '#features/core/documents/document.ts';
import { itemsOf, valueAt } from '#features/core/documents/field-path.ts';
import type { Operation } from '#features/core/documents/operations/operation.ts';
import type { ModuleNode } from '#features/core/documents/tree.ts';
import type { Side } from '#features/website/editor/saving/disputed.ts';
import { FakeServer, headline } from './fake-server.ts';
import { startSaver, TREE } from './start-saver.ts';

const QUESTIONS: ModuleNode = {
  id: 'f',
  type: 'faq',
  version: 1,
  data: { questions: [{ id: 'q1' }, { id: 'q2' }] },
  text: {
    de: { questions: { q1: { question: 'Wann?' }, q2: { question: 'Wo?' } } },
    en: {},
  },
};
const SECTION: ModuleNode = {
  ...headline('s', ''),
  type: 'section',
  data: { columns: '50-50' },
  text: { de: {}, en: {} },
  slots: { 'column-1': [headline('c', 'Links')], 'column-2': [] },
};
const ask = (item: string, value: string): Operation => ({
  op: 'set-field',
  id: 'f',
  language: 'de',
  field: `questions/${item}/question`,
  value,
});
const say = (id: string, value: string): Operation => ({
  op: 'set-field',
  id,
  language: 'de',
  field: 'content',
  value,
});

/** Somebody else saves `theirs` while `mine` is not sent yet; reported before it is sent, or by its answer. */
async function together(mine: Operation, theirs: Operation, { isNotified = true } = {}) {
  const both = startSaver(new FakeServer({ modules: [...TREE.modules, QUESTIONS, SECTION] }));
  both.editor.change(mine, 'change', 'x');
  both.server.save(theirs);
  if (isNotified) await both.saver.catchUp();
  await vi.advanceTimersByTimeAsync(5000);
  const asked = (of = both.server.draft) => {
    const module = moduleOf(of, 'f');
    return (
      module &&
      itemsOf(module, 'questions').map(({ id }) => valueAt(module, 'de', `questions/${id}/question`))
    );
  };
  const decide = async (side: Side) => {
    await both.saver.decide(new Map(both.saver.queue.get().disputed.map((each) => [each, side])));
    await vi.advanceTimersByTimeAsync(5000);
    expect(both.saver.isSaved).toBe(true);
  };
  return { ...both, asked, decide, disputed: () => both.saver.queue.get().disputed };
}

const removeQuestion: Operation = { op: 'remove-item', id: 'f', field: 'questions', item: 'q1' };
const removeModule: Operation = { op: 'remove', id: 'a' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each([{ isNotified: true }, { isNotified: false }])(
  'remote changes (notified first: $isTold)',
  (how) => {
    it('is put back with its changes, where they deleted an item of a list', async () => {
      const { decide, asked, disputed } = await together(ask('q1', 'Wann genau?'), removeQuestion, how);
      expect(disputed()).toMatchObject([{ kind: 'removed-item', item: 'q1', by: 'theirs' }]);
      await decide('mine');
      expect(asked()).toEqual(['Wann genau?', 'Wo?']);
    });

    it('remains deleted where that is chosen, and the changes of the item are in a version', async () => {
      const { decide, asked, server } = await together(ask('q1', 'Wann genau?'), removeQuestion, how);
      await decide('theirs');
      expect(asked()).toEqual(['Wo?']);
      expect(server.stored.map(asked)).toEqual([['Wann genau?', 'Wo?']]);
    });

    it('is not deleted with an item before somebody decides', async () => {
      const { decide, asked, disputed } = await together(removeQuestion, ask('q1', 'Wann genau?'), how);
      expect(disputed()).toMatchObject([{ kind: 'removed-item', item: 'q1', by: 'mine' }]);
      expect(asked()).toEqual(['Wann genau?', 'Wo?']);
      await decide('mine');
      expect(asked()).toEqual(['Wo?']);
    });

    it('is not deleted with a module before somebody decides', async () => {
      const { decide, disputed, says, server } = await together(removeModule, say('a', 'Ihrs'), how);
      expect(disputed()).toMatchObject([{ kind: 'removed', id: 'a', by: 'mine' }]);
      expect([says('a'), says('a', server.draft)]).toEqual(['Ihrs', 'Ihrs']);
      await decide('mine');
      expect(says('a', server.draft)).toBeUndefined();
    });

    it('takes from a step of several only what both changed', async () => {
      const step: Operation = { op: 'batch', operations: [say('a', 'Meins'), say('b', 'Auch meins')] };
      const { decide, disputed, says, server } = await together(step, say('a', 'Ihrs'), how);
      expect(disputed()).toMatchObject([{ kind: 'field', id: 'a', mine: 'Meins', theirs: 'Ihrs' }]);
      expect([says('a', server.draft), says('b', server.draft)]).toEqual(['Ihrs', 'Auch meins']);
      await decide('mine');
      expect(says('a', server.draft)).toBe('Meins');
    });

    it('takes from a step of several only what they deleted', async () => {
      const step: Operation = { op: 'batch', operations: [say('a', 'Meins'), say('b', 'Auch meins')] };
      const { decide, disputed, says, server } = await together(step, removeModule, how);
      expect(disputed()).toMatchObject([{ kind: 'removed', id: 'a', by: 'theirs' }]);
      expect(says('b', server.draft)).toBe('Auch meins');
      await decide('mine');
      expect(says('a', server.draft)).toBe('Meins');
    });

    it.each<Operation>([
      { op: 'insert', place: 's/column-2', index: 0, node: headline('n', 'Neu') },
      { op: 'paste', place: 's/column-2', index: 0, node: headline('m', 'Neu'), as: 'n' },
      { op: 'move', place: 's/column-2', index: 0, id: 'b' },
    ])(
      'takes what came into a column that they took away ($op) into the last that is there',
      async (mine) => {
        const oneColumn: Operation = {
          op: 'set-columns',
          id: 's',
          field: 'columns',
          value: '100',
          slots: ['column-1'],
        };
        const { disputed, server, saver } = await together(mine, oneColumn, how);
        expect(disputed()).toEqual([]);
        expect(idsInOrder(server.draft, 's/column-1')).toEqual(['c', mine.op === 'move' ? 'b' : 'n']);
        expect(saver.isSaved).toBe(true);
      },
    );
  },
);
