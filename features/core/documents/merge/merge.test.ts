import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#lib/canonical-json.ts';
import {
  EVERYTHING,
  isWhole,
  node,
  operationFor,
  type Reach,
  type Step,
  section,
  steps,
  trees,
} from '../content.fixture.ts';
import {
  type ContentDocument,
  fromTree,
  idsIn,
  idsWithin,
  ownerOf,
  type Place,
  ROOT,
  toTree,
} from '../document.ts';
import { apply, applyAll } from '../operations/apply.ts';
import type { Operation } from '../operations/operation.ts';
import { type Merged, merge, mergeDocuments } from './merge.ts';

/** The operations of a walk that can be done. */
function walk(start: ContentDocument, walked: Step[], reach: Reach): Operation[] {
  let document = start;
  return walked.flatMap((step, number) => {
    const operation = operationFor(document, step, number, reach);
    const applied = operation && apply(document, operation);
    if (!operation || !applied?.ok) return [];
    document = applied.value.document;
    return [operation];
  });
}

function merged(base: ContentDocument, mine: Operation[], theirs: Operation[]) {
  const result = merge(base, mine, theirs);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function done(document: ContentDocument, operations: Operation[]): ContentDocument {
  const applied = applyAll(document, operations);
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.document;
}

const json = (document: ContentDocument): string => canonicalJson(toTree(document));

/** Lists the conflicts other than those about module positions. */
const aboutModules = ({ conflicts }: Merged): string[] =>
  conflicts.flatMap(({ kind, id }) => (kind === 'place' ? [] : [`${kind} ${id}`])).toSorted();

/** Everything within one module of the first level: its columns, and their current contents. */
const within = (owner: string, prefix: string): Reach => {
  const ids = (document: ContentDocument) => idsWithin(document, owner);
  return {
    prefix,
    ids: (document) => ids(document).filter((id) => id !== owner),
    places: (document) =>
      (Object.keys(document.order) as Place[]).filter((place) =>
        ids(document).includes(ownerOf(place) ?? ''),
      ),
  };
};

const title = (id: string, value: string, language: 'de' | 'en' = 'de'): Operation => ({
  op: 'set-field',
  id,
  language,
  field: 'title',
  value,
});

describe('merging two editors', () => {
  it('takes unchanged what only one did', () => {
    fc.assert(
      fc.property(trees(), steps(40), (tree, walked) => {
        const base = fromTree(tree);
        const mine = walk(base, walked, EVERYTHING);
        for (const { document, conflicts } of [merged(base, mine, []), merged(base, [], mine)]) {
          expect(conflicts).toEqual([]);
          expect(json(document)).toBe(json(done(base, mine)));
        }
      }),
      { numRuns: 80 },
    );
  });

  it('of different modules comes to the same in any interleaving', () => {
    const base = fc.tuple(trees('a'), trees('b')).map(([one, other]) => ({
      modules: [section('A', one.modules, []), section('B', other.modules, [])],
    }));
    fc.assert(
      fc.property(
        base,
        steps(30),
        steps(30),
        fc.array(fc.boolean(), { maxLength: 60 }),
        (tree, one, other, turns) => {
          const start = fromTree(tree);
          const mine = walk(start, one, within('A', 'mine'));
          const theirs = walk(start, other, within('B', 'theirs'));
          const [left, right] = [[...mine], [...theirs]];
          const mixed = turns.flatMap((isMine) => (isMine ? left : right).splice(0, 1));
          const inTurns = json(done(start, [...mixed, ...left, ...right]));
          for (const [first, second] of [[mine, theirs] as const, [theirs, mine] as const]) {
            const { document, conflicts } = merged(start, first, second);
            expect(conflicts).toEqual([]);
            expect(json(document)).toBe(inTurns);
          }
        },
      ),
      { numRuns: 80 },
    );
  });

  it('gives the same result in either order where there is no conflict, and a whole document in any case', () => {
    let agreed = 0;
    fc.assert(
      fc.property(trees(), steps(12), steps(12), (tree, one, other) => {
        const base = fromTree(tree);
        const mine = walk(base, one, { ...EVERYTHING, prefix: 'mine' });
        const theirs = walk(base, other, { ...EVERYTHING, prefix: 'theirs' });
        const [forth, back] = [merged(base, mine, theirs), merged(base, theirs, mine)];
        for (const { document } of [forth, back]) {
          expect(isWhole(document)).toBe(true);
          expect(json(fromTree(toTree(document)))).toBe(json(document));
          expect(Object.keys(fromTree(toTree(document)).modules).toSorted()).toEqual(
            Object.keys(document.modules).toSorted(),
          );
        }
        expect(aboutModules(forth)).toEqual(aboutModules(back));
        // A module both moved stands where theirs is, and may be in a circle there and not where mine is.
        expect(forth.conflicts.length > 0).toBe(back.conflicts.length > 0);
        if (forth.conflicts.length > 0) return;
        agreed++;
        expect(json(forth.document)).toBe(json(back.document));
      }),
      { numRuns: 400 },
    );
    expect(agreed).toBeGreaterThan(50);
  });

  const base = fromTree({
    modules: [
      node('a', { text: { de: { title: 'A', lead: 'L' }, en: {} } }),
      section('s', [node('b')], [node('c')]),
      node('faq', {
        data: { items: [{ id: 'x' }, { id: 'y' }] },
        text: { de: { items: { x: { q: 'X' } } }, en: {} },
      }),
    ],
  });

  it('keeps both values of one field for a person to choose, theirs standing meanwhile', () => {
    const { document, conflicts } = merged(base, [title('a', 'mine')], [title('a', 'theirs')]);
    expect(conflicts).toEqual([
      { kind: 'field', id: 'a', field: 'title', language: 'de', mine: 'mine', theirs: 'theirs' },
    ]);
    expect(document.modules.a?.text.de.title).toBe('theirs');
  });

  it('takes different fields and languages of one module from both', () => {
    const lead: Operation = { op: 'set-field', id: 'a', language: 'de', field: 'lead', value: 'mine' };
    const { document, conflicts } = merged(base, [lead], [title('a', 'theirs'), title('a', 'Theirs', 'en')]);
    expect(conflicts).toEqual([]);
    expect(document.modules.a?.text).toEqual({
      de: { title: 'theirs', lead: 'mine' },
      en: { title: 'Theirs' },
    });
  });

  it('marks a translation as outdated when the other changed German meanwhile', () => {
    const { document } = merged(base, [title('a', 'A in English', 'en')], [title('a', 'new')]);
    const mark = document.modules.a?.fresh?.en?.title;
    expect(mark).toBe(
      merged(base, [title('a', 'A in English', 'en')], []).document.modules.a?.fresh?.en?.title,
    );
  });

  it('merges a list item by item', () => {
    const answer: Operation = {
      op: 'set-field',
      id: 'faq',
      language: 'de',
      field: 'items/x/q',
      value: 'mine',
    };
    const add = (id: string): Operation => ({
      op: 'insert-item',
      id: 'faq',
      field: 'items',
      index: 2,
      item: { id },
    });
    const swap: Operation = { op: 'move-item', id: 'faq', field: 'items', item: 'y', index: 0 };
    const { document, conflicts } = merged(base, [answer, add('n')], [swap, add('m')]);
    expect(conflicts).toEqual([]);
    expect(document.modules.faq?.data.items).toEqual([{ id: 'y' }, { id: 'x' }, { id: 'm' }, { id: 'n' }]);
    expect(document.modules.faq?.text.de.items).toEqual({ x: { q: 'mine' } });
  });

  it('keeps an item that one removed and the other wrote in', () => {
    const answer: Operation = {
      op: 'set-field',
      id: 'faq',
      language: 'de',
      field: 'items/x/q',
      value: 'mine',
    };
    const remove: Operation = { op: 'remove-item', id: 'faq', field: 'items', item: 'x' };
    const { document, conflicts } = merged(base, [answer], [remove]);
    expect(conflicts).toEqual([{ kind: 'removed-item', id: 'faq', field: 'items', item: 'x', by: 'theirs' }]);
    expect(document.modules.faq?.text.de.items).toEqual({ x: { q: 'mine' } });
  });

  it('keeps a section whole that one removed and the other wrote in', () => {
    const { document, conflicts } = merged(base, [{ op: 'remove', id: 's' }], [title('b', 'theirs')]);
    expect(conflicts).toEqual([{ kind: 'removed', id: 's', by: 'mine' }]);
    expect(json(document)).toBe(json(done(base, [title('b', 'theirs')])));
  });

  it('keeps what one took out of a section that the other removed', () => {
    const out: Operation = { op: 'move', id: 'b', place: ROOT, index: 0 };
    const { document, conflicts } = merged(base, [out], [{ op: 'remove', id: 's' }]);
    expect(conflicts).toEqual([]);
    expect(idsIn(document, ROOT)).toEqual(['b', 'a', 'faq']);
  });

  it('keeps the paragraphs of each together where both write in one gap', () => {
    const add = (id: string, index: number): Operation => ({
      op: 'insert',
      place: ROOT,
      index,
      node: node(id),
    });
    const { document } = merged(base, [add('m1', 1), add('m2', 2)], [add('t1', 1), add('t2', 2)]);
    expect(idsIn(document, ROOT)).toEqual(['a', 'm1', 'm2', 't1', 't2', 's', 'faq']);
  });

  it('knows which of two neighbours was moved, where the other moved the other one', () => {
    const start = fromTree({ modules: [node('a'), node('b'), section('t', [])] });
    const swap: Operation = { op: 'move', id: 'a', place: ROOT, index: 1 };
    const away: Operation = { op: 'move', id: 'b', place: 't/column-1', index: 0 };
    for (const { document, conflicts } of [merged(start, [swap], [away]), merged(start, [away], [swap])]) {
      expect(conflicts).toEqual([]);
      expect([idsIn(document, ROOT), idsIn(document, 't/column-1')]).toEqual([['a', 't'], ['b']]);
    }
  });

  it('asks nobody when both moved a module to one gap', () => {
    const add: Operation = { op: 'insert', place: ROOT, index: 3, node: node('n') };
    const [mine, theirs]: Operation[][] = [
      [{ op: 'move', id: 'a', place: ROOT, index: 2 }],
      [add, { op: 'move', id: 'a', place: ROOT, index: 3 }],
    ];
    const [forth, back] = [merged(base, mine ?? [], theirs ?? []), merged(base, theirs ?? [], mine ?? [])];
    expect([forth.conflicts, back.conflicts]).toEqual([[], []]);
    expect(json(forth.document)).toBe(json(back.document));
  });

  it('breaks a circle of moves', () => {
    const two = fromTree({ modules: [section('p', []), section('q', [])] });
    const into = (id: string, place: Place): Operation => ({ op: 'move', id, place, index: 0 });
    const { document, conflicts } = merged(two, [into('p', 'q/column-1')], [into('q', 'p/column-1')]);
    expect(conflicts.map(({ kind, id }) => [kind, id])).toEqual([['place', 'p']]);
    expect(isWhole(document)).toBe(true);
    expect(idsIn(document, ROOT)).toEqual(['p']);
  });

  it('keeps what one put into a column that the other took away', () => {
    const one: Operation = {
      op: 'set-columns',
      id: 's',
      field: 'columns',
      value: '100',
      slots: ['column-1'],
    };
    const add: Operation = { op: 'insert', place: 's/column-2', index: 0, node: node('n') };
    const { document } = merged(base, [add], [one]);
    expect(idsIn(document, 's/column-1')).toEqual(['b', 'c', 'n']);
  });

  it('comes to the same from the documents alone, where nobody moved anything', () => {
    const [mine, theirs] = [
      [title('a', 'mine'), { op: 'remove', id: 'c' } as const],
      [title('a', 'theirs', 'en'), { op: 'insert', place: ROOT, index: 1, node: node('n') } as const],
    ];
    const found = mergeDocuments(base, done(base, mine), done(base, theirs));
    expect(json(found.document)).toBe(json(merged(base, mine, theirs).document));
    expect(found.conflicts).toEqual([]);
  });

  it('says whose operation cannot be done', () => {
    expect(merge(base, [{ op: 'remove', id: 'nobody' }], [])).toMatchObject({
      ok: false,
      error: { code: 'unknown-module', side: 'mine' },
    });
  });
});
