import { z } from 'zod';
import { MEDIA, STYLE_NAME } from '#features/website/magazine/index.server.ts';
import type { ApiCall } from '../api-call.server.ts';
import { articleFilterParameters, idParameter, pagingParameters } from '../parameters.server.ts';
import * as answers from '../responses.server.ts';
import { shortListCalls } from '../short-list-calls.server.ts';

const group = 'Magazine';
const instant = z.iso.datetime({ precision: 3 });

const article = z.strictObject({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  lead: z.string(),
  category: z.strictObject({ ...answers.named.shape, style_name: z.enum(STYLE_NAME) }),
  medium: z.enum(MEDIA),
  minutes: z.int(),
  authors: z.array(z.strictObject({ name: z.string(), link: answers.link.nullable() })),
  published_at: instant,
  link: answers.link,
  image_thumbnails: answers.thumbnails,
  fallback: answers.fallback,
  ...answers.dated,
});

const teaser = z.strictObject({
  id: z.int(),
  name: z.string(),
  link: answers.link,
  preline: z.string(),
  headline: z.string(),
  subline: z.string(),
  link_text: z.string(),
  image_obj: z.null(),
  image_thumbnails: answers.thumbnails,
  position: z.iso.date(),
  fallback: answers.fallback,
  ...answers.dated,
});

/** The articles of the magazine, and what they are sorted by. */
export const magazineCalls: ApiCall[] = [
  {
    method: 'GET',
    path: '/api/articles/',
    group,
    summary: 'The articles that are online, the newest first.',
    parameters: [...articleFilterParameters, ...pagingParameters],
    answer: { status: 200, summary: 'One page of articles.', schema: answers.pageOf(article) },
    problems: [400],
  },
  {
    method: 'GET',
    path: '/api/articles/{id}/',
    group,
    summary: 'One article, with its tags.',
    parameters: [idParameter],
    answer: {
      status: 200,
      summary: 'The article.',
      schema: z.strictObject({ ...article.shape, tags: z.array(answers.named) }),
    },
    problems: [400, 404],
  },
  {
    method: 'GET',
    path: '/api/articles-teaser/',
    group,
    summary: 'The newest articles, as teasers.',
    answer: { status: 200, summary: 'At most eight.', schema: z.array(teaser) },
  },
  ...shortListCalls({
    path: '/api/article-categories/',
    group,
    summary: 'The categories of the magazine.',
    one: 'One category.',
    schema: z.strictObject({
      ...answers.named.shape,
      style_name: z.enum(STYLE_NAME),
      ...answers.dated,
    }),
  }),
  ...shortListCalls({
    path: '/api/article-tags/',
    group,
    summary: 'The tags of the magazine.',
    one: 'One tag.',
    schema: z.strictObject({ ...answers.named.shape, ...answers.dated }),
  }),
];
