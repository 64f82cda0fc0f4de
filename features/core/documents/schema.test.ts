import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERYTHING, operationFor, steps, trees } from './content.fixture.ts';
import { fromTree } from './document.ts';
import { apply } from './operations/apply.ts';
import { operationSchema } from './schema.ts';

describe('operations as they come in', () => {
  it('are the same after they were sent, and so are those that lead back', () => {
    fc.assert(
      fc.property(trees(), steps(20), (tree, walked) => {
        let document = fromTree(tree);
        walked.forEach((step, number) => {
          const operation = operationFor(document, step, number, EVERYTHING);
          const applied = operation && apply(document, operation);
          if (!applied?.ok) return;
          for (const each of [operation, applied.value.inverse]) {
            expect(operationSchema.parse(JSON.parse(JSON.stringify(each)))).toEqual(each);
          }
          document = applied.value.document;
        });
      }),
    );
  });

  it.each<[string, unknown]>([
    ['no operation', { op: 'explode' }],
    ['a number that is none', { op: 'move', id: 'a', place: 'root/main', index: -1 }],
    ['more than it takes', { op: 'remove', id: 'a', place: 'root/main' }],
    ['a place that is none', { op: 'move', id: 'a', place: 'root', index: 0 }],
    ['another language', { op: 'set-languages', id: 'a', languages: ['fr'] }],
    ['an instant that is none', { op: 'set-online', id: 'a', from: 'tomorrow', to: null }],
    ['a bad one among others', { op: 'batch', operations: [{ op: 'remove', id: '../x' }] }],
  ])('are refused when they are %s', (_, operation) => {
    expect(operationSchema.safeParse(operation).success).toBe(false);
  });
});
