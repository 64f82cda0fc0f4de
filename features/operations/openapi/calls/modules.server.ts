import { moduleChanges, newModuleBody } from '#features/core/documents/index.server.ts';
import { inputSchema } from '#features/core/documents/index.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import type { ApiCall, ApiParameter } from '../api-call.server.ts';
import { idParameter } from '../parameters.server.ts';
import { edited } from './documents.server.ts';
import { call, EDITORS, json, text } from './editor-call.server.ts';

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

/** The calls of the page editor for each kind of module. */
export const moduleCalls: ApiCall[] = [...MODULES.values()].flatMap((definition) => {
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
