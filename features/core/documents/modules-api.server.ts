import { Hono } from 'hono';
import { z } from 'zod';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import { json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { inQuery, wordInPath } from '#platform/http/inputs.server.ts';
import { idSchema } from '#platform/http/list-request.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { editedAnswer } from './answers.server.ts';
import { applyEdit } from './apply-edit.server.ts';
import { newModule as emptyModule, type ModuleDefinition } from './definition.ts';
import { type ContentDocument, type Module, moduleOf } from './document.ts';
import type { ContentServices } from './edit-document.server.ts';
import { operationsOfInput } from './input-operations.ts';
import { inputSchema } from './input-schema.ts';
import type { Operation } from './operations/operation.ts';
import { moduleChanges, moduleDeletion, newModule, placeIn, placingOperations } from './request-bodies.ts';
import type { Id, ModuleNode, Values } from './tree.ts';

const moduleInPath = wordInPath({
  name: 'id',
  summary: 'The id of the module.',
  schema: z.string(),
  example: 'm1',
});
const draftInQuery = inQuery(moduleDeletion, {
  document: { summary: 'The document it stands in.', schema: idSchema.shape.id, example: '1' },
  base_version: {
    summary: 'The draft’s version this is meant for.',
    schema: idSchema.shape.id,
    example: '1',
  },
});

/**
 * The calls of the page editor for each kind of module, by its name: `POST /headline/`, `PATCH` and `DELETE /headline/{id}/`
 * (docs/product/api.md#page-editor). Each is one change of a draft. Needs permission to edit pages.
 */
export function modulesApi(services: ContentServices & { ids: IdSource }) {
  const app = new Hono<WithPrincipal>({ strict: false });

  const call = callsOn(app, { group: 'Pages and content', caller: permitted('edit-pages') });

  for (const definition of services.definitions.values()) {
    const { id: type } = definition;
    /** Restricts operations to modules of this kind; modules of other kinds are not found here. */
    const inModule =
      (id: Id, todo: (module: Module) => Operation[]) =>
      (base: ContentDocument): Operation[] | null => {
        const module = moduleOf(base, id);
        return module?.type === type ? todo(module) : null;
      };

    call(
      `POST /${type}/`,
      {
        summary: `Puts a new module of the kind ${type} into a draft.`,
        body: newModule,
        describedBody: () => newModule.extend(inputSchema(definition).shape),
        answer: json(
          'The new version of the draft, and the id of the module.',
          editedAnswer.extend({ id: z.string() }),
          201,
        ),
        problems: [404, 409, 422],
      },
      async (_, { caller, body }) => {
        const id = `m${services.ids.token()}`;
        const node = newNode(definition, id, body);
        const insert = { op: 'insert' as const, place: placeIn(body), index: body.position, node };
        const edit = { documentId: body.document, baseVersion: body.base_version, operations: [insert] };
        return { id, ...(await applyEdit(services, caller, edit)) };
      },
    );

    call(
      `PATCH /${type}/:id/`,
      {
        summary: `Changes a module of the kind ${type}.`,
        takes: { id: moduleInPath },
        body: moduleChanges,
        describedBody: () => moduleChanges.extend(inputSchema(definition).shape),
        answer: json('The new version of the draft.', editedAnswer),
        problems: [409, 422],
      },
      (_, { caller, id, body: changes }) => {
        const { document: documentId, base_version: baseVersion } = changes;
        const operations = inModule(id, (module) => [
          ...operationsOfInput(definition, module, changes),
          ...placingOperations(module, changes),
        ]);
        return applyEdit(services, caller, { documentId, baseVersion, operations });
      },
    );

    call(
      `DELETE /${type}/:id/`,
      {
        summary: `Takes a module of the kind ${type} out of a draft, with what stands in it.`,
        takes: { id: moduleInPath, draft: draftInQuery },
        answer: json('The new version of the draft.', editedAnswer),
        problems: [409, 422],
      },
      (_, { caller, id, draft: { document: documentId, base_version: baseVersion } }) => {
        const operations = inModule(id, (module) => [{ op: 'remove', id: module.id }]);
        return applyEdit(services, caller, { documentId, baseVersion, operations });
      },
    );
  }
  return app;
}

/** A new module of a kind, with the values of the call over its defaults. */
function newNode(definition: ModuleDefinition, id: string, said: z.output<typeof newModule>): ModuleNode {
  const node = emptyModule(definition, id);
  const merged = (begins: Values, values: Values) => ({ ...begins, ...values });
  const data = merged(node.data, said.data);
  const slots =
    definition.slots && Object.fromEntries(definition.slots.names(data).map((name) => [name, []]));
  return {
    ...node,
    data,
    text: { de: merged(node.text.de, said.text.de), en: merged(node.text.en, said.text.en) },
    ...(slots ? { slots } : {}),
    ...(said.languages ? { languages: said.languages } : {}),
    ...(said.online_from ? { online_from: said.online_from } : {}),
    ...(said.online_to ? { online_to: said.online_to } : {}),
  };
}
