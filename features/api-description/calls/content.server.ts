import { z } from 'zod';
import {
  moduleChanges,
  nameBody,
  newModuleBody,
  operationsBody,
  publishBody,
  restoreBody,
  unpublishBody,
} from '#features/content/index.server.ts';
import { inputSchema } from '#features/content/index.ts';
import { MODULES } from '#features/modules/index.server.ts';
import { containerBody, newPage, pageChanges, previewBody } from '#features/pages/index.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import * as answers from '../answers.server.ts';
import type { ApiCall, ApiParameter } from '../api-call.server.ts';
import { idParameter, ifMatchParameter, pagingParameters } from '../parameters.server.ts';

const group = 'Pages and content';
const EDITORS = [401, 403];
const text = z.string();
const localized = z.strictObject({ de: text, en: text.nullable() });
const language = z.enum(LANGUAGES);

const page = z.looseObject({
  id: z.int(),
  document: z.int(),
  site_page: text.nullable(),
  urls: z.strictObject({ de: text, en: text }),
  title: localized,
  deleted_at: text.nullable(),
  updated_at: text,
});

const visibleModule = z.strictObject({
  id: text,
  type: text,
  version: z.int(),
  data: z.record(text, z.unknown()),
  text: z.record(text, z.unknown()),
  fallback: z.array(text).optional(),
  get slots() {
    return z.record(text, z.array(visibleModule)).optional();
  },
});
const shownContent = {
  state: z.enum(['published', 'draft', 'version']),
  language,
  fallback_language: language.optional(),
  modules: z.array(visibleModule),
};
const pageView = z.looseObject({ id: z.int(), document: z.int(), title: text, ...shownContent });
const container = z.strictObject({
  id: z.int(),
  slug: text,
  document: z.int(),
  parent: z.null(),
  layout: text.nullable(),
  content_type: text.nullable(),
  object_id: z.int().nullable(),
});
const draft = z.strictObject({
  id: z.int(),
  version: z.int(),
  changed_at: text,
  modules: z.array(z.record(text, z.unknown())),
});
const edited = z.strictObject({ version: z.int(), merged: draft.nullable() });
const versionFacts = z.strictObject({
  id: z.int(),
  number: z.int(),
  reason: text,
  name: text.nullable(),
  created_at: text,
  author: z.strictObject({ id: z.int(), name: text }).nullable(),
});
const publication = z.strictObject({
  id: z.int(),
  language,
  version: z.int().nullable(),
  starts_at: text,
});
const link = { id: z.int(), expires_at: text, created_at: text };
const finding = z.looseObject({ id: text, type: text, code: text, blocking: z.boolean() });

const staleTranslation = z.strictObject({
  id: text,
  type: text,
  summary: text,
  field: text,
  language,
  freshness: z.enum(['missing', 'outdated']),
});

const numbered = (name: string, summary: string): ApiParameter => ({ ...idParameter, name, summary });
const versionQuery: ApiParameter = {
  name: 'version_id',
  in: 'query',
  summary: 'A stored version instead, for those who may edit.',
  schema: z.int().min(1).max(2_147_483_647),
  example: '1',
};

const versionParameter = numbered('version', 'The number of the version among all versions.');

const call = (
  method: ApiCall['method'],
  path: string,
  summary: string,
  rest: Partial<ApiCall> & Pick<ApiCall, 'answer'>,
): ApiCall => ({ method, path: `/pageeditor-api${path}`, group, summary, problems: EDITORS, ...rest });

const done = (summary: string): ApiCall['answer'] => ({ status: 204, summary, schema: null });
const json = (summary: string, schema: z.ZodType, status: 200 | 201 = 200): ApiCall['answer'] => ({
  status,
  summary,
  schema,
});

const pageCalls: ApiCall[] = [
  call('GET', '/page/{path}/', 'A page by its path, with what it shows.', {
    parameters: [
      {
        name: 'path',
        in: 'path',
        summary: 'The path of the page, with or without its language.',
        schema: z.string().regex(/^[a-z0-9]+([/-][a-z0-9]+)*$/),
        example: 'de/ueber-uns',
      },
      versionQuery,
    ],
    answer: json('The page as visitors see it, or as those who may edit do before.', pageView),
    problems: [400, 401, 403, 404],
  }),
  call('GET', '/pages/', 'All pages of the tree, those in the trash included.', {
    answer: json('The pages in their order.', z.array(page)),
  }),
  call('POST', '/pages/', 'Makes a page; a title is enough.', {
    body: newPage,
    answer: json('The page.', page, 201),
    problems: [400, ...EDITORS, 404, 409],
  }),
  call('GET', '/pages/{id}/', 'What is said of a page; the ETag names its state.', {
    parameters: [idParameter],
    answer: json('The page.', page),
    problems: [400, ...EDITORS, 404],
  }),
  call('PATCH', '/pages/{id}/', 'Changes what is named; when its path changes, redirects stay behind.', {
    parameters: [idParameter, ifMatchParameter],
    body: pageChanges,
    answer: json('The page.', page),
    problems: [400, ...EDITORS, 404, 409, 412, 428],
  }),
  call('DELETE', '/pages/{id}/', 'Puts a page and all below it into the trash.', {
    parameters: [idParameter],
    answer: done('It lies in the trash.'),
    problems: [400, ...EDITORS, 404, 409],
  }),
  call('POST', '/pages/{id}/restore/', 'Takes a page out of the trash with what went there with it.', {
    parameters: [idParameter],
    answer: json('The page.', page),
    problems: [400, ...EDITORS, 404],
  }),
  call('GET', '/pages/{id}/preview-links/', 'The links that show the draft of a page and are still good.', {
    parameters: [idParameter],
    answer: json('The links, without their tokens.', z.array(z.strictObject(link))),
    problems: [400, ...EDITORS],
  }),
  call('POST', '/pages/{id}/preview-links/', 'Makes a link that shows the draft to whoever has it.', {
    parameters: [idParameter],
    body: previewBody,
    answer: json('The link; its token is told this one time.', z.strictObject({ ...link, token: text }), 201),
    problems: [400, ...EDITORS, 404],
  }),
  call('DELETE', '/pages/{id}/preview-links/{link}/', 'Makes a link good for nothing.', {
    parameters: [idParameter, numbered('link', 'The number of the link.')],
    answer: done('It shows nothing any more.'),
    problems: [400, ...EDITORS, 404],
  }),
  call('GET', '/container/by-slug/{slug}/', 'A container by its name, with what it shows.', {
    parameters: [
      {
        name: 'slug',
        in: 'path',
        summary: 'The name of the container.',
        schema: containerBody.shape.slug,
        example: 'house-rules',
      },
    ],
    answer: json('The container.', container.extend(shownContent)),
    problems: [400, 401, 403, 404],
  }),
  call('POST', '/container/', 'Makes a container, or answers the one there is.', {
    body: containerBody,
    answer: json('The container.', container, 201),
    problems: [400, ...EDITORS],
  }),
];

const DOCUMENT = [400, ...EDITORS, 404];

const documentCalls: ApiCall[] = [
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
  call('GET', '/documents/{id}/versions/', 'The versions of a document, the newest first.', {
    parameters: [idParameter, ...pagingParameters],
    answer: json('One page of versions.', answers.pageOf(versionFacts)),
    problems: DOCUMENT,
  }),
  call('POST', '/documents/{id}/versions/', 'Keeps the draft as it is under a name.', {
    parameters: [idParameter],
    body: nameBody,
    answer: json('The version.', z.strictObject({ id: z.int() }), 201),
    problems: [...DOCUMENT, 409],
  }),
  call('GET', '/documents/{id}/versions/{version}/', 'What a version holds.', {
    parameters: [idParameter, versionParameter],
    answer: json(
      'The version.',
      z.strictObject({ id: z.int(), document: z.int(), modules: draft.shape.modules }),
    ),
    problems: DOCUMENT,
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

const MODULE = [400, ...EDITORS, 404, 409, 422];
const moduleParameter: ApiParameter = {
  name: 'id',
  in: 'path',
  summary: 'The id of the module.',
  schema: text,
  example: 'm1',
};
const draftParameters: ApiParameter[] = [
  { ...idParameter, name: 'document', in: 'query', summary: 'The document it stands in.' },
  { ...idParameter, name: 'base_version', in: 'query', summary: 'The draft’s version this is meant for.' },
];

const moduleCalls: ApiCall[] = [...MODULES.values()].flatMap((definition) => {
  const type = definition.id;
  const said = inputSchema(definition).shape;
  return [
    call('POST', `/${type}/`, `Puts a new module of the kind ${type} into a draft.`, {
      body: newModuleBody.extend(said),
      answer: json(
        'The new version of the draft, and the id of the module.',
        edited.extend({ id: text }),
        201,
      ),
      problems: MODULE,
    }),
    call('PATCH', `/${type}/{id}/`, `Changes a module of the kind ${type}.`, {
      parameters: [moduleParameter],
      body: moduleChanges.extend(said),
      answer: json('The new version of the draft.', edited),
      problems: MODULE,
    }),
    call(
      'DELETE',
      `/${type}/{id}/`,
      `Takes a module of the kind ${type} out of a draft, with what stands in it.`,
      {
        parameters: [moduleParameter, ...draftParameters],
        answer: json('The new version of the draft.', edited),
        problems: MODULE,
      },
    ),
  ];
});

/** The tree of pages, documents and what stands in them. */
export const contentCalls: ApiCall[] = [...pageCalls, ...documentCalls, ...moduleCalls];
