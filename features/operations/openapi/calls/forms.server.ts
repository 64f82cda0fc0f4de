import { z } from 'zod';
import { entryBody, FIELD_TYPE, fileIdSchema } from '#features/website/forms/index.server.ts';
import type { ApiCall } from '../api-call.server.ts';
import { idParameter, pagingParameters } from '../parameters.server.ts';
import { fallback, pageOf } from '../responses.server.ts';

const group = 'Forms';
const text = z.string();
const instant = z.iso.datetime({ precision: 3 });
const values = z.union([text, z.array(text)]);

const field = z.strictObject({
  id: z.int(),
  slug: text,
  label: text,
  field_type: z
    .union([z.enum(FIELD_TYPE), z.literal('emailconfirm')])
    .describe(
      '1 text, 2 text of several lines, 3 e-mail, 4 list, 5 checkboxes, 6 tick, 7 chips, 8 radio, 9 file, 10 number, 11 day, 12 telephone, 13 consent, 14 heading.',
    ),
  required: z.boolean(),
  visible: z
    .union([z.literal(true), z.strictObject({ field: text, values: z.array(text) })])
    .describe('Always, or while another field has one of these values.'),
  choices: z.array(z.strictObject({ value: text, label: text, fallback })),
  fallback,
  default: values,
  placeholder_text: text.nullable(),
  help_text: text.nullable(),
  min: z.int().optional(),
  max: z.int().optional(),
  kinds: z.array(text).optional(),
  bytes: z.int().optional(),
});
const entryShape = {
  id: z.int(),
  form: z.int(),
  sent_at: instant,
  language: text,
  field_values: z.record(text, values),
  consents: z.array(z.strictObject({ field: text, wording: text, language: text })),
};
const file = z.strictObject({ id: text, name: text, bytes: z.int(), content_type: text });
const staff = [400, 401, 403, 404];

/** Forms of the house, and what is sent with them. */
export const formCalls: ApiCall[] = [
  {
    method: 'GET',
    path: '/api/forms/',
    group,
    summary: 'The forms that are online, for those who put them into pages.',
    answer: {
      status: 200,
      summary: 'The forms, in the order they were made.',
      schema: z.array(
        z.strictObject({ id: z.int(), name: text, urls: z.strictObject({ de: text, en: text }) }),
      ),
    },
    problems: [401, 403],
  },
  {
    method: 'GET',
    path: '/api/forms/{id}/',
    group,
    summary: 'A form with its fields; sets the cookie by which it is sent once.',
    parameters: [idParameter],
    answer: {
      status: 200,
      summary: 'The form; `email2` is the last field.',
      schema: z.strictObject({
        id: z.int(),
        slug: text,
        version: text,
        title: text,
        intro: text,
        fallback,
        fields: z.array(field),
        token: text,
      }),
    },
    problems: [400, 404],
  },
  {
    method: 'POST',
    path: '/api/temp-files/',
    group,
    summary: 'Takes in a file for a form that is sent within an hour. What it is is read from its content.',
    parameters: [
      {
        name: 'form',
        in: 'query',
        summary: 'The form it is for: with `field`, the file may be what that field takes.',
        schema: z.int().positive().optional(),
        example: '4',
      },
      {
        name: 'field',
        in: 'query',
        summary: 'The slug of the field.',
        schema: text.optional(),
        example: 'sample',
      },
    ],
    takesFile: true,
    answer: {
      status: 201,
      summary: 'Its id is the value of the field.',
      schema: z.strictObject({ ...file.shape, expires_at: instant }),
    },
    problems: [400, 403, 413, 415, 422, 429, 503],
  },
  {
    method: 'POST',
    path: '/api/forms-entries/',
    group,
    summary: 'Sends a form, once. The token is that of the form, or its cookie.',
    body: entryBody,
    answer: {
      status: 201,
      summary: 'It is stored.',
      schema: z.strictObject({ form: z.int(), thanks: text }),
    },
    problems: [400, 403, 404, 409, 422, 429],
  },
  {
    method: 'GET',
    path: '/api/admin/forms/{id}/entries/',
    group,
    summary: 'What was sent with a form, the newest first.',
    parameters: [idParameter, ...pagingParameters],
    answer: { status: 200, summary: 'One page of entries.', schema: pageOf(z.strictObject(entryShape)) },
    problems: staff,
  },
  {
    method: 'DELETE',
    path: '/api/admin/forms/{id}/entries/',
    group,
    summary: 'Deletes what was sent before a day, with its files.',
    parameters: [
      idParameter,
      { name: 'before', in: 'query', summary: 'The day.', schema: z.iso.date(), example: '2026-01-31' },
    ],
    answer: { status: 200, summary: 'How many.', schema: z.strictObject({ deleted: z.int() }) },
    problems: staff,
  },
  ...(['csv', 'json'] as const).map(
    (kind): ApiCall => ({
      method: 'GET',
      path: `/api/admin/forms/{id}/export.${kind}`,
      group,
      summary: `All entries of a form as ${kind.toUpperCase()}.`,
      parameters: [idParameter],
      answer: {
        status: 200,
        summary: 'The entries, the newest first.',
        schema: kind === 'json' ? z.array(z.strictObject(entryShape)) : null,
        ...(kind === 'csv' ? { mediaType: 'text/csv' } : {}),
      },
      problems: staff,
    }),
  ),
  {
    method: 'GET',
    path: '/api/admin/form-entries/{id}/',
    group,
    summary: 'One entry with its files.',
    parameters: [idParameter],
    answer: {
      status: 200,
      summary: 'The entry.',
      schema: z.strictObject({ ...entryShape, files: z.array(file) }),
    },
    problems: staff,
  },
  {
    method: 'GET',
    path: '/api/admin/form-files/{file}/',
    group,
    summary: 'A file of an entry.',
    parameters: [
      {
        name: 'file',
        in: 'path',
        summary: 'The id of the file.',
        schema: fileIdSchema,
        example: 'AAAAAAAAAAAAAAAAAAAAAA',
      },
    ],
    answer: { status: 200, summary: 'The file.', schema: null, mediaType: 'application/octet-stream' },
    problems: staff,
  },
];
