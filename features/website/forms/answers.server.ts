import { z } from 'zod';
import { fallback } from '#platform/http/answer-shapes.server.ts';
import { EMAIL_CONFIRM, FIELD_TYPE } from './field.ts';

const text = z.string();

const field = z.strictObject({
  id: z.int(),
  slug: text,
  label: text,
  field_type: z
    .union([z.enum(FIELD_TYPE), z.literal(EMAIL_CONFIRM)])
    .describe(
      '1 text, 2 text of several lines, 3 e-mail, 4 list, 5 checkboxes, 6 tick, 7 chips, 8 radio, 9 file, 10 number, 11 day, 12 telephone, 13 consent, 14 heading.',
    ),
  required: z.boolean(),
  visible: z
    .union([z.literal(true), z.strictObject({ field: text, values: z.array(text) })])
    .describe('Always, or while another field has one of these values.'),
  choices: z.array(z.strictObject({ value: text, label: text, fallback })),
  fallback,
  default: z.union([text, z.array(text)]),
  placeholder_text: text.nullable(),
  help_text: text.nullable(),
  min: z.int().optional(),
  max: z.int().optional(),
  kinds: z.array(text).optional(),
  bytes: z.int().optional(),
});

/** A form as calls answer it. */
export const formAnswer = z.strictObject({
  id: z.int(),
  slug: text,
  version: text,
  title: text,
  intro: text,
  fallback,
  fields: z.array(field),
  token: text,
});

/** A file that was sent with a form, or will be. */
export const fileAnswer = z.strictObject({ id: text, name: text, bytes: z.int(), content_type: text });
