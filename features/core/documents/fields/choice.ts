import type { MessageDescriptor } from '@lingui/core';
import { z } from 'zod';
import { type FieldOptions, makeField } from './field.ts';

/** One of a few options. A view always gets one: the default is `otherwise`. */
export function choice<const Name extends string>({
  choices,
  otherwise,
  ...options
}: FieldOptions & { choices: Record<Name, MessageDescriptor>; otherwise: NoInfer<Name> }) {
  const names = Object.keys(choices) as [Name, ...Name[]];
  const field = makeField<'choice', Name, Name>('choice', options, {
    schema: z.enum(names, 'invalid') as unknown as z.ZodType<Name>,
    show: (value) => value ?? otherwise,
  });
  return { ...field, choices, otherwise };
}
