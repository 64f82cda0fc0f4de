import { z } from 'zod';
import type { FieldLimits, LimitsByField } from '#lib/field-limits.ts';

/** Part of a JSON Schema, as far as it says limits. */
interface Part {
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, Part>;
  items?: Part;
  additionalProperties?: Part | boolean;
  anyOf?: Part[];
}

/** Reads the limits of all fields from the schema that calls are checked by, so that forms know them as well. */
export function fieldLimits(schema: z.ZodType): LimitsByField {
  const limits: LimitsByField = {};
  collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Part, [], limits);
  return limits;
}

function collect(part: Part, path: readonly string[], limits: LimitsByField): void {
  const { minimum: min, maximum: max, maxLength: length } = part;
  const own: FieldLimits = {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(length === undefined ? {} : { length }),
  };
  const field = path.join('.');
  if (Object.keys(own).length > 0) limits[field] ??= own;
  for (const each of part.anyOf ?? []) collect(each, path, limits);
  for (const each of [part.items, part.additionalProperties])
    if (typeof each === 'object') collect(each, path, limits);
  for (const [name, each] of Object.entries(part.properties ?? {})) collect(each, [...path, name], limits);
}
