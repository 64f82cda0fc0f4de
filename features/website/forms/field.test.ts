import { expect, it } from 'vitest';
import { type FieldValues, valuesOf } from './field.ts';

it('reads stored values as texts, also those that an import left as numbers', () => {
  const stored: unknown = { name: 'Kim', grades: ['1', ''], children: 20, none: null };
  const values = stored as FieldValues;
  expect(['name', 'grades', 'children', 'none', 'unknown'].map((slug) => valuesOf(values, slug))).toEqual([
    ['Kim'],
    ['1'],
    ['20'],
    [],
    [],
  ]);
});
