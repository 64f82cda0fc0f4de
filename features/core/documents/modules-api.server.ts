import { Hono } from 'hono';
import type { z } from 'zod';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { newModule as emptyModule, type ModuleDefinition } from './definition.ts';
import { type ContentDocument, type Module, moduleOf } from './document.ts';
import type { ContentServices } from './edit-document.server.ts';
import { operationsOfInput } from './input-operations.ts';
import type { Operation } from './operations/operation.ts';
import { moduleChanges, moduleDeletion, newModule, placeIn, placingOperations } from './request-bodies.ts';
import { respondToEdit } from './respond-to-edit.server.ts';
import type { Id, ModuleNode, Values } from './tree.ts';

/**
 * The calls of the page editor for each kind of module, by its name: `POST /headline/`, `PATCH` and `DELETE /headline/{id}/`
 * (docs/product/api.md#page-editor). Each is one change of a draft. For those who may edit pages.
 */
export function modulesApi(services: ContentServices & { ids: IdSource }) {
  const app = new Hono<WithPrincipal>({ strict: false });

  for (const definition of services.definitions.values()) {
    const { id: type } = definition;
    /** Restricts operations to modules of this kind; modules of other kinds are not found here. */
    const inModule =
      (id: Id, todo: (module: Module) => Operation[]) =>
      (base: ContentDocument): Operation[] | null => {
        const module = moduleOf(base, id);
        return module?.type === type ? todo(module) : null;
      };

    app.post(`/${type}`, async (c) => {
      await requirePermission(c.get('principal'), 'edit-pages');
      const body = parseInput(newModule, await readJson(c));
      const id = `m${services.ids.token()}`;
      const node = newNode(definition, id, body);
      const insert = { op: 'insert' as const, place: placeIn(body), index: body.position, node };
      const edit = { documentId: body.document, baseVersion: body.base_version, operations: [insert] };
      return respondToEdit(c, services, edit, { more: { id }, status: 201 });
    });

    app.patch(`/${type}/:id`, async (c) => {
      await requirePermission(c.get('principal'), 'edit-pages');
      const changes = parseInput(moduleChanges, await readJson(c));
      const { document: documentId, base_version: baseVersion } = changes;
      const operations = inModule(c.req.param('id'), (module) => [
        ...operationsOfInput(definition, module, changes),
        ...placingOperations(module, changes),
      ]);
      return respondToEdit(c, services, { documentId, baseVersion, operations });
    });

    app.delete(`/${type}/:id`, async (c) => {
      await requirePermission(c.get('principal'), 'edit-pages');
      const { document: documentId, base_version: baseVersion } = parseInput(moduleDeletion, c.req.query());
      const operations = inModule(c.req.param('id'), ({ id }) => [{ op: 'remove', id }]);
      return respondToEdit(c, services, { documentId, baseVersion, operations });
    });
  }
  return app;
}

/** A new module of a kind, with what the call says in the place of what it would begin with. */
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
