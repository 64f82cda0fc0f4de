import { z } from 'zod';
import { placeBody } from '#features/core/documents/index.server.ts';
import type { ApiCall, ApiParameter } from '../api-call.server.ts';
import { call, done, EDITORS, json, language, text } from './editor-call.server.ts';

const tab: ApiParameter = {
  name: 'tab',
  in: 'path',
  summary: 'A name the tab made up for itself: 8 to 40 letters, digits and hyphens.',
  schema: z.string().regex(/^[a-z0-9-]{8,40}$/),
  example: 'tab-example',
};

const author = z.strictObject({ id: z.int(), name: text }).nullable();

const presence = z.strictObject({
  people: z.array(
    z.strictObject({
      tab: text,
      account: z.int(),
      name: text,
      document: z.int(),
      language,
      module: text.nullable(),
    }),
  ),
  drafts: z.array(
    z.strictObject({
      document: z.int(),
      version: z.int(),
      changed_by: author,
      publications: z.strictObject({ count: z.int(), last: z.int(), last_by: author }),
    }),
  ),
});

/** Calls for the presence of editors. */
export const presenceCalls: ApiCall[] = [
  call('GET', '/presence/', 'Who edits where, as events: all of it whenever it changes.', {
    answer: {
      status: 200,
      summary: 'Events `presence` with everybody, and `beat` every few seconds.',
      schema: null,
      mediaType: 'text/event-stream',
    },
    problems: [...EDITORS, 429],
  }),
  call('PUT', '/presence/{tab}/', 'Says where somebody is in a tab, again every few seconds.', {
    parameters: [tab],
    body: placeBody,
    answer: json('Who edits where.', presence),
    problems: [...EDITORS, 404, 429],
  }),
  call('DELETE', '/presence/{tab}/', 'Says that nobody edits in a tab any more.', {
    parameters: [tab],
    answer: done('Nobody is there.'),
    problems: [...EDITORS, 404],
  }),
];
