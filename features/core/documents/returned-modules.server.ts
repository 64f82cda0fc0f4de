import type { Trx } from '#features/database.server.ts';
import { canonicalJson } from '#lib/canonical-json.ts';
import { fromTree, type Module } from './document.ts';
import { findUndosNaming, type Undo } from './draft-store.server.ts';
import type { Operation } from './operations/operation.ts';
import type { Id, ModuleNode } from './tree.ts';

/**
 * Selects the modules the document held before in exactly this form: undoing their removal adds nothing new, even where
 * their type is unknown (docs/product/content.md#drafts).
 */
export async function findReturned(
  trx: Trx,
  documentId: number,
  modules: readonly Module[],
): Promise<Set<Id>> {
  const returned = new Set<Id>();
  for (const module of modules) {
    const undos = await findUndosNaming(trx, documentId, module.id);
    const wanted = canonicalJson(module);
    const isBack = undos.some((undo) =>
      nodesOf(undo).some((node) => {
        const held = fromTree({ modules: [node] }).modules[module.id];
        return held !== undefined && canonicalJson(held) === wanted;
      }),
    );
    if (isBack) returned.add(module.id);
  }
  return returned;
}

/** Returns the modules that an undo restores. */
function nodesOf(undo: Undo): readonly ModuleNode[] {
  return 'before' in undo ? undo.before.modules : insertedBy(undo.operation);
}

function insertedBy(operation: Operation): ModuleNode[] {
  if (operation.op === 'batch') return operation.operations.flatMap(insertedBy);
  return operation.op === 'insert' ? [operation.node] : [];
}
