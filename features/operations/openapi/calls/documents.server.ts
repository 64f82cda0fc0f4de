import { z } from 'zod';
import {
  describedBody,
  nameBody,
  operationsBody,
  overruledBody,
  publishBody,
  restoreBody,
  unpublishBody,
} from '#features/core/documents/index.server.ts';
import type { ApiCall } from '../api-call.server.ts';
import { idParameter, ifMatchParameter, pagingParameters } from '../parameters.server.ts';
import * as answers from '../responses.server.ts';
import {
  call,
  done,
  EDITORS,
  json,
  language,
  numbered,
  text,
  versionParameter,
} from './editor-call.server.ts';

const draft = z.strictObject({
  id: z.int(),
  version: z.int(),
  changed_at: text,
  modules: z.array(z.record(text, z.unknown())),
});
/** Response to a change of a draft. */
export const edited = z.strictObject({ version: z.int(), merged: draft.nullable() });
const versionFacts = z.strictObject({
  id: z.int(),
  number: z.int(),
  reason: text,
  name: text.nullable(),
  note: text.nullable(),
  created_at: text,
  author: z.strictObject({ id: z.int(), name: text }).nullable(),
});
const publication = z.strictObject({
  id: z.int(),
  language,
  version: z.int().nullable(),
  starts_at: text,
});
const finding = z.looseObject({ id: text, type: text, code: text, blocking: z.boolean() });

const staleTranslation = z.strictObject({
  id: text,
  type: text,
  summary: text,
  field: text,
  language,
  freshness: z.enum(['missing', 'outdated']),
});

const DOCUMENT = [400, ...EDITORS, 404];

/** Documents: drafts, versions, publishing. */
export const documentCalls: ApiCall[] = [
  call('GET', '/documents/{id}/', 'The draft of a document, whole.', {
    parameters: [idParameter],
    answer: json('The draft and its version.', draft),
    problems: DOCUMENT,
  }),
  call('POST', '/documents/{id}/operations/', 'Changes the draft by operations: all of them or none.', {
    parameters: [idParameter],
    body: operationsBody.extend({ operations: z.array(z.looseObject({ op: text })).min(1) }),
    answer: json('The new version; the whole where others had written as well.', edited),
    problems: [...DOCUMENT, 409, 413, 422],
  }),
  call('GET', '/documents/{id}/shown/', 'What the modules of the draft show that is not written in them.', {
    parameters: [idParameter],
    answer: json(
      'The version of the draft, and what it shows besides itself.',
      z.strictObject({ version: z.int(), loaded: z.looseObject({}) }),
    ),
    problems: DOCUMENT,
  }),
  call('GET', '/documents/{id}/checks/', 'What stands in the way of publishing the draft.', {
    parameters: [
      idParameter,
      { name: 'language', in: 'query', summary: 'Only in this language.', schema: language, example: 'de' },
    ],
    answer: json(
      'Each gap with its module, field and language.',
      z.strictObject({ findings: z.array(finding), translations: z.array(staleTranslation) }),
    ),
    problems: DOCUMENT,
  }),
  call(
    'GET',
    '/documents/{id}/german-before/{module}/{mark}/',
    'What German said in a module when a translation was made from it.',
    {
      parameters: [
        idParameter,
        {
          name: 'module',
          in: 'path',
          summary: 'The module.',
          schema: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$/),
          example: 'm1',
        },
        {
          name: 'mark',
          in: 'path',
          summary:
            'What is kept of the German value with its translation, in the field `fresh` of the module.',
          schema: z.string().regex(/^[0-9a-z]{1,12}$/),
          example: '1k2j3h4g5f6',
        },
      ],
      answer: json(
        'The German value; null where nothing that is kept says it any more.',
        z.strictObject({ german: z.json() }),
      ),
      problems: DOCUMENT,
    },
  ),
  call('GET', '/documents/{id}/versions/', 'The versions of a document, the newest first.', {
    parameters: [idParameter, ...pagingParameters],
    answer: json('One page of versions.', answers.pageOf(versionFacts)),
    problems: DOCUMENT,
  }),
  call('POST', '/documents/{id}/versions/', 'Keeps the draft as it is under a name, with a note.', {
    parameters: [idParameter],
    body: nameBody,
    answer: json('The version.', z.strictObject({ id: z.int() }), 201),
    problems: [...DOCUMENT, 409],
  }),
  call('POST', '/documents/{id}/overruled/', 'Keeps as a version what loses where two changed the same.', {
    parameters: [idParameter],
    body: overruledBody.extend({ operations: z.array(z.looseObject({ op: text })) }),
    answer: json('The version.', z.strictObject({ id: z.int() }), 201),
    problems: [...DOCUMENT, 409, 413, 422],
  }),
  call('GET', '/documents/{id}/versions/{version}/', 'What a version holds.', {
    parameters: [idParameter, versionParameter],
    answer: json('The version.', versionFacts.extend({ document: z.int(), modules: draft.shape.modules })),
    problems: DOCUMENT,
  }),
  call('PATCH', '/documents/{id}/versions/{version}/', 'Gives a version another name, or another note.', {
    parameters: [idParameter, versionParameter, ifMatchParameter],
    body: describedBody,
    answer: json('The version.', versionFacts),
    problems: [...DOCUMENT, 412, 422, 428],
  }),
  call(
    'POST',
    '/documents/{id}/versions/{version}/restore/',
    'Brings back what a version held, as a change of the draft.',
    {
      parameters: [idParameter, versionParameter],
      body: restoreBody,
      answer: json('The draft.', draft),
      problems: [...DOCUMENT, 409, 422],
    },
  ),
  call(
    'GET',
    '/documents/{id}/versions/{version}/compare/',
    'What came, went, moved and changed since a version.',
    {
      parameters: [
        idParameter,
        versionParameter,
        {
          name: 'to',
          in: 'query',
          summary: 'Until another version instead of the draft.',
          schema: z.string().regex(/^(draft|[1-9]\d{0,8})$/),
          example: 'draft',
        },
      ],
      answer: json('The changes.', z.strictObject({ changes: z.array(z.record(text, z.unknown())) })),
      problems: DOCUMENT,
    },
  ),
  call(
    'POST',
    '/documents/{id}/publish/',
    'Publishes the draft in some languages, now or from a moment on.',
    {
      parameters: [idParameter],
      body: publishBody,
      answer: json('The version that is published.', z.strictObject({ version_id: z.int() })),
      problems: [...DOCUMENT, 409, 422],
    },
  ),
  call(
    'POST',
    '/documents/{id}/unpublish/',
    'Takes a document offline in some languages, now or from a moment on.',
    {
      parameters: [idParameter],
      body: unpublishBody,
      answer: done('Nobody sees it from then on.'),
      problems: [...DOCUMENT, 422],
    },
  ),
  call('GET', '/documents/{id}/publications/', 'What was and will be published.', {
    parameters: [idParameter],
    answer: json('Each by when it starts.', z.array(publication)),
    problems: DOCUMENT,
  }),
  call(
    'DELETE',
    '/documents/{id}/publications/{publication}/',
    'Takes back what is planned and has not begun.',
    {
      parameters: [idParameter, numbered('publication', 'The number of the plan.')],
      answer: done('It will not happen.'),
      problems: DOCUMENT,
    },
  ),
];
