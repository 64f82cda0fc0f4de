import { z } from 'zod';
import { because } from '#lib/field-problem.ts';
import { MAX_ID } from '#lib/query-parameters.ts';

const MAX_VALUES = 100;
const MAX_LENGTH = 10_000;
const value = z.string().max(MAX_LENGTH);

/** Under which a file was uploaded. */
export const fileIdSchema = z.string().regex(/^[\w-]{22}$/);

/** Body of `POST /forms-entries/`: anything a form could hold; the values of this form are checked against its fields. */
export const entryBody = z.object({
  form: z.int().positive().max(MAX_ID),
  field_values: z
    .record(z.string().max(100), z.union([value, z.array(value).max(MAX_VALUES), z.null()]))
    .refine(
      (values) => Object.keys(values).length <= MAX_VALUES,
      because('too_many', { maximum: MAX_VALUES }),
    )
    .transform((values) =>
      Object.fromEntries(Object.entries(values).map(([slug, each]) => [slug, each ?? ''] as const)),
    ),
  /** Token of the rendered form; without it, that of the cookie. */
  token: z.string().max(200).optional(),
  /** Honeypot, empty for people. */
  website: z.string().max(MAX_LENGTH).default(''),
});

/** Field that a file sent to `POST /temp-files/` is meant for: form and field, or neither. */
export const fileTarget = z
  .object({
    form: z.coerce.number().int().positive().max(MAX_ID).optional(),
    field: z.string().max(100).optional(),
  })
  .refine(({ form, field }) => (form === undefined) === (field === undefined), {
    path: ['field'],
    ...because('incomplete', { fields: ['form'] }),
  });
