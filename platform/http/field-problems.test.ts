import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { because, formatted, reason } from '#lib/field-problem.ts';
import { parseFields } from './field-problems.server.ts';

const problem = (schema: z.ZodType, input: unknown) => {
  const parsed = parseFields(z.strictObject({ value: schema }), input);
  return parsed.ok ? null : parsed.error;
};

describe('an issue of a schema', () => {
  it.each([
    [z.string(), {}, reason('required')],
    [z.enum(['a', 'b']), {}, reason('required')],
    [z.string(), { value: null }, reason('invalid_type', { expected: 'string', received: 'null' })],
    [z.enum(['a', 'b']), { value: 'c' }, reason('invalid_value', { values: ['a', 'b'] })],
    [z.int().max(9), { value: 10 }, reason('too_big', { origin: 'number', maximum: 9, inclusive: true })],
    [z.iso.date(), { value: '2026-2-1' }, reason('invalid_format', { format: 'day' })],
    [z.string().regex(/^x/), { value: 'y' }, reason('invalid_format', { format: 'pattern' })],
    [z.union([z.literal(1), z.literal(2)]), { value: 3 }, reason('invalid')],
  ])('has a code of the list: %#', (schema, input, expected) => {
    expect(problem(schema, input)).toEqual([{ field: 'value', ...expected }]);
  });

  it('has the reason that its rule names, whichever kind of rule it is', () => {
    const iban = { field: 'value', ...reason('invalid_format', { format: 'iban' }) };
    const duplicate = { field: 'value', ...reason('duplicate') };
    const isFalse = () => false;
    expect(problem(z.string().regex(/^DE/, formatted('iban')), { value: 'x' })).toEqual([iban]);
    expect(problem(z.string().refine(isFalse, formatted('iban')), { value: 'x' })).toEqual([iban]);
    expect(problem(z.custom(isFalse, formatted('iban')), { value: 'x' })).toEqual([iban]);
    expect(problem(z.array(z.int()).refine(isFalse, because('duplicate')), { value: [] })).toEqual([
      duplicate,
    ]);
  });

  it('keeps the pattern of a rule that names a reason, for the description of the API', () => {
    expect(z.toJSONSchema(z.string().regex(/^DE/, formatted('iban')))).toMatchObject({ pattern: '^DE' });
  });
});
