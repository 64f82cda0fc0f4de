import { z } from 'zod';
import type { ModuleDefinition } from './definition.ts';
import type { Fields } from './fields/field.ts';

/**
 * Returns the input schema for modules of a kind, for descriptions of calls: `data`, and `text` per language; nothing
 * required, `null` for none.
 */
export function inputSchema({ fields }: ModuleDefinition) {
  const shared = shapeOf(fields, false);
  const said = z.strictObject(shapeOf(fields, true));
  return z.strictObject({
    data: z.strictObject(shared).optional(),
    text: z.strictObject({ de: said.optional(), en: said.optional() }).optional(),
  });
}

function shapeOf(fields: Fields, localized: boolean): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, z.ZodType][] => {
      if (!('fields' in field))
        return field.localized === localized ? [[name, field.schema.nullable().optional()]] : [];
      const entry = shapeOf(field.fields as Fields, localized);
      const schema = localized
        ? z.record(z.string(), z.strictObject(entry))
        : z.array(z.strictObject({ id: z.string(), ...entry }));
      return [[name, schema.optional()]];
    }),
  );
}
