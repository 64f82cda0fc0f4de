import { z } from 'zod';
import { TONES } from '#features/core/media/index.server.ts';
import { textsBody } from '#features/core/resources/index.server.ts';
import { containerBody, newPage, pageChanges, previewBody } from '#features/website/pages/index.server.ts';
import type { ApiCall, ApiParameter } from '../api-call.server.ts';
import { idParameter, ifMatchParameter, pagingParameters } from '../parameters.server.ts';
import * as answers from '../responses.server.ts';
import { call, done, EDITORS, json, language, numbered, text } from './editor-call.server.ts';

const localized = z.strictObject({ de: text, en: text.nullable() });

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
const photo = z.strictObject({
  url: text,
  thumbnails: z.strictObject({ square: text, small: text, large: text }),
  width: z.int(),
  height: z.int(),
  placeholder: z.enum(TONES).nullable(),
  alt: text.nullable(),
  fallback: z.record(text, language).optional(),
  credit: text.nullable(),
});
const shownContent = {
  state: z.enum(['published', 'draft', 'version']),
  language,
  fallback_language: language.optional(),
  modules: z.array(visibleModule),
  images: z
    .record(text, photo)
    .describe('The pictures that modules name, by their ids. What is missing may not be shown.'),
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
const link = { id: z.int(), expires_at: text, created_at: text };

const versionQuery: ApiParameter = {
  name: 'version_id',
  in: 'query',
  summary: 'A stored version instead, for those who may edit.',
  schema: z.int().min(1).max(2_147_483_647),
  example: '1',
};

/** The tree of pages, and containers. */
export const pageCalls: ApiCall[] = [
  call('GET', '/page/', 'The home page, with what it shows.', {
    parameters: [versionQuery],
    answer: json('The page as visitors see it, or as those who may edit do before.', pageView),
    problems: [400, 401, 403, 404],
  }),
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
  call('GET', '/container/', 'All containers by their names, for those who place them.', {
    parameters: pagingParameters,
    answer: json('One page of the containers.', answers.pageOf(container)),
    problems: [400, ...EDITORS],
  }),
  call('POST', '/container/', 'Makes a container, or answers the one there is.', {
    body: containerBody,
    answer: json('The container.', container, 201),
    problems: [400, ...EDITORS],
  }),
  call(
    'POST',
    '/texts/',
    'The document that holds the texts of a thing; made where nobody has asked for it.',
    {
      body: textsBody,
      answer: json('Which document.', textsBody.extend({ document: z.int() })),
      problems: [400, ...EDITORS, 404],
    },
  ),
];
