import { z } from 'zod';
import { ASSET_KINDS, assetChanges, consentBody, TONES } from '#features/core/media/index.server.ts';
import type { ApiCall } from '../api-call.server.ts';
import { idParameter, ifMatchParameter, pagingParameters } from '../parameters.server.ts';
import * as answers from '../responses.server.ts';
import { done, EDITORS, call as editorCall, json, numbered, text } from './editor-call.server.ts';

const instant = z.iso.datetime({ precision: 3 }).nullable();

const asset = z.strictObject({
  id: z.int(),
  kind: z.enum(ASSET_KINDS),
  content_type: text,
  bytes: z.int(),
  key: text,
  width: z.int().nullable(),
  height: z.int().nullable(),
  placeholder: z.enum(TONES).nullable(),
  ...assetChanges.required().shape,
  consents: z.array(
    z.strictObject({ id: z.int(), person: text, valid_until: instant, withdrawn_at: instant }),
  ),
  is_available: z.boolean(),
  available_until: instant,
  withdrawn_at: instant,
  url: text,
  thumbnails: z.strictObject({ square: text, small: text, large: text }).nullable(),
  created_at: text,
  updated_at: text,
  deleted_at: instant,
});
const use = z.strictObject({ entity: text, id: z.int(), name: text });

const ASSET = [400, ...EDITORS, 404];
const consent = numbered('consent', 'The number of the consent.');

const call: typeof editorCall = (method, path, summary, rest) => ({
  ...editorCall(method, path, summary, rest),
  group: 'Library',
});

/** The library: pictures, sound, film and files. */
export const assetCalls: ApiCall[] = [
  call('POST', '/uploads/', 'Takes a file into the library. What it is is read from its content.', {
    takesFile: true,
    answer: json('What became of it.', asset, 201),
    problems: [400, ...EDITORS, 422, 503],
  }),
  call('POST', '/uploads/{id}/', 'Puts another file of the same kind in the place of one.', {
    parameters: [idParameter],
    takesFile: true,
    answer: json('What became of it.', asset),
    problems: [...ASSET, 422, 503],
  }),
  call('GET', '/assets/', 'The library, the newest first.', {
    parameters: [
      {
        name: 'q',
        in: 'query',
        summary: 'Words in name, alternative text and credit.',
        schema: z.string().max(100),
        example: 'nacht',
      },
      {
        name: 'kind',
        in: 'query',
        summary: 'Only what is of this kind.',
        schema: z.enum(ASSET_KINDS),
        example: 'image',
      },
      {
        name: 'trash',
        in: 'query',
        summary: 'What lies in the trash, instead of what does not.',
        schema: z.enum(['true', 'false']),
        example: 'false',
      },
      ...pagingParameters,
    ],
    answer: json('One page of the library.', answers.pageOf(asset)),
    problems: [400, ...EDITORS],
  }),
  call('GET', '/assets/{id}/', 'Something of the library; the ETag names its state.', {
    parameters: [idParameter],
    answer: json('The asset.', asset),
    problems: ASSET,
  }),
  call('GET', '/assets/{id}/uses/', 'Where it is used: deleting it is refused there.', {
    parameters: [idParameter],
    answer: json('The places.', z.array(use)),
    problems: ASSET,
  }),
  call('PATCH', '/assets/{id}/', 'Changes what is named.', {
    parameters: [idParameter, ifMatchParameter],
    body: assetChanges,
    answer: json('The asset.', asset),
    problems: [...ASSET, 412, 428],
  }),
  call('DELETE', '/assets/{id}/', 'Puts it into the trash for 30 days, unless something shows it.', {
    parameters: [idParameter],
    answer: done('It lies in the trash.'),
    problems: [...ASSET, 409],
  }),
  call('POST', '/assets/{id}/restore/', 'Takes it out of the trash.', {
    parameters: [idParameter],
    answer: json('The asset.', asset),
    problems: ASSET,
  }),
  call('POST', '/assets/{id}/consents/', 'Writes down that somebody to be seen or heard agrees.', {
    parameters: [idParameter],
    body: consentBody,
    answer: json('The asset.', asset, 201),
    problems: [...ASSET, 409],
  }),
  call('POST', '/assets/{id}/consents/{consent}/withdraw/', 'Somebody takes their consent back.', {
    parameters: [idParameter, consent],
    answer: json('The asset: nothing shows it any more.', asset),
    problems: ASSET,
  }),
  call('DELETE', '/assets/{id}/consents/{consent}/', 'Forgets a consent.', {
    parameters: [idParameter, consent],
    answer: done('It is forgotten.'),
    problems: ASSET,
  }),
];
