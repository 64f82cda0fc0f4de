import { describe, expect, it } from 'vitest';
import { wrongFields } from './check-fields.ts';
import { choiceOf as choice, fieldNamed as field } from './field.fixture.ts';
import { FIELD_TYPE, type Field } from './field.ts';

const which = field('which', { field_type: FIELD_TYPE.radio, choices: [choice('a'), choice('b')] });

describe('the fields of a form', () => {
  it('fit together where every one has its own name and asks what can be answered', () => {
    const why = field('because', { visible: { field: 'which', values: ['b'] } });
    expect(wrongFields([which, why])).toEqual([]);
  });

  it.each<[string, Field[], string]>([
    ['two of one name', [field('name'), field('name', { id: 9 })], 'fields.1.slug'],
    ['two of one number', [field('name'), field('city')], 'fields.1.id'],
    ['a name every form has', [field('email2')], 'fields.0.slug'],
    ['nothing to choose from', [field('which', { field_type: FIELD_TYPE.select })], 'fields.0.choices'],
    ['one choice twice', [{ ...which, choices: [choice('a'), choice('a')] }], 'fields.0.choices.1.value'],
    ['a first choice there is not', [{ ...which, default: 'z' }], 'fields.0.default'],
    ['bounds the wrong way round', [field('age', { min: 9, max: 3 })], 'fields.0.max'],
    [
      'a condition on nothing',
      [field('x', { visible: { field: 'gone', values: ['a'] } })],
      'fields.0.visible.field',
    ],
    [
      'a condition on what is typed',
      [field('name'), field('x', { visible: { field: 'name', values: ['a'] } })],
      'fields.1.visible.field',
    ],
    [
      'a condition on an answer there is not',
      [which, field('x', { visible: { field: 'which', values: ['z'] } })],
      'fields.1.visible.values',
    ],
    [
      'more files than are taken at once',
      [1, 2, 3, 4, 5, 6].map((id) => field(`file-${id}`, { id, field_type: FIELD_TYPE.file })),
      'fields.5.field_type',
    ],
    ['only headings', [field('head', { field_type: FIELD_TYPE.section })], 'fields'],
  ])('do not fit with %s', (_, fields, at) => {
    expect(wrongFields(fields).map((wrong) => wrong.field)).toEqual([at]);
  });

  it('do not fit where two wait for each other', () => {
    const a = { ...which, slug: 'a', id: 1, visible: { field: 'bb', values: ['a'] } };
    const b = { ...which, slug: 'bb', id: 2, visible: { field: 'a', values: ['a'] } };
    expect(wrongFields([a, b]).map((wrong) => wrong.field)).toEqual([
      'fields.0.visible.field',
      'fields.1.visible.field',
    ]);
  });
});
