import type { Definitions } from './definition.ts';
import type { Module } from './document.ts';
import { withValueAt } from './field-path.ts';
import type { Cleaner } from './fields/field.ts';
import { valuesOf } from './fields/shown-fields.ts';
import { currentHolding } from './known-module.ts';
import { isSame } from './merge/three-way.ts';
import type { ModuleNode } from './tree.ts';

/**
 * A module as it may be stored: each value cleaned by its kind, older data migrated. One whose kind nobody knows comes back
 * untouched: it is shown to nobody.
 */
export function cleanModule<M extends Module | ModuleNode>(
  definitions: Definitions,
  module: M,
  cleaner: Cleaner,
): M {
  const definition = definitions.get(module.type);
  const holding = definition && currentHolding(definition, module);
  if (!holding) return module;
  let cleaned: Module = { ...(module as Module), version: definition.version, ...holding };
  for (const { field, path, language, value } of valuesOf(definition.fields, holding)) {
    const clean = field.clean(value, cleaner);
    if (isSame(clean, value)) continue;
    const written = withValueAt(cleaned, language, path, clean, 0);
    if (written.ok) cleaned = written.value.module;
  }
  return { ...module, version: cleaned.version, data: cleaned.data, text: cleaned.text };
}

/** The same for a module with all that stands in it, as it comes from a call or a clipboard. */
export function cleanNode(definitions: Definitions, node: ModuleNode, cleaner: Cleaner): ModuleNode {
  const cleaned = cleanModule(definitions, node, cleaner);
  if (!node.slots) return cleaned;
  const slots = Object.entries(node.slots).map(
    ([slot, nodes]) => [slot, nodes.map((each) => cleanNode(definitions, each, cleaner))] as const,
  );
  return { ...cleaned, slots: Object.fromEntries(slots) };
}
