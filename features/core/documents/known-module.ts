import type { Definitions, ModuleDefinition } from './definition.ts';
import { type ContentDocument, fromTree, type Module, toTree } from './document.ts';
import { type Holding, valuesOf } from './fields/shown-fields.ts';
import { type BareModule, type ContentTree, isRecord } from './tree.ts';

/** A module whose kind is known and whose data can be read, as its definition has it today. */
export interface KnownModule {
  definition: ModuleDefinition;
  holding: Holding;
}

const known = new WeakMap<object, Map<Definitions, KnownModule | null>>();

/**
 * A module in the current version of its definition, older data migrated. `null` where its kind is unknown, it comes from a
 * later version, or its data is invalid: visitors see nothing of it, editors a placeholder, and it is retained unchanged.
 */
export function knownModule(definitions: Definitions, module: BareModule): KnownModule | null {
  // Modules are never changed in place, so each is looked at once.
  const before = known.get(module) ?? new Map<Definitions, KnownModule | null>();
  const found = before.get(definitions);
  if (found !== undefined) return found;
  const result = read(definitions, module);
  known.set(module, before.set(definitions, result));
  return result;
}

/**
 * The same while somebody writes in it: a text that is longer than any may be is not stored, but still there to be shortened.
 */
export function writtenModule(definitions: Definitions, module: BareModule): KnownModule | null {
  return knownModule(definitions, module) ?? read(definitions, module, { isWritten: true });
}

function read(definitions: Definitions, module: BareModule, { isWritten = false } = {}): KnownModule | null {
  const definition = definitions.get(module.type);
  const holding = definition && currentHolding(definition, module);
  if (!holding) return null;
  for (const { field, value } of valuesOf(definition.fields, holding)) {
    const isText = (field.kind === 'text' || field.kind === 'rich-text') && typeof value === 'string';
    if (!(isWritten && isText) && !field.schema.safeParse(value).success) return null;
  }
  return { definition, holding };
}

/** Returns a module's values migrated to the version of its definition; `null` if there is no migration. */
export function currentHolding(definition: ModuleDefinition, module: BareModule): Holding | null {
  const { version, data, text } = module;
  if (version > definition.version || !isRecord(data) || !isRecord(text)) return null;
  let holding: Holding = {
    data,
    text: { de: isRecord(text.de) ? text.de : {}, en: isRecord(text.en) ? text.en : {} },
  };
  for (let from = version; from < definition.version; from++) {
    const migrate = definition.migrations?.[from];
    if (!migrate) return null;
    try {
      holding = migrate(holding);
    } catch {
      // Written by hand or damaged: retained, not shown.
      return null;
    }
  }
  return holding;
}

/**
 * A module in the version of its definition. Unknown ones remain unchanged.
 * @internal For tests; all other code brings whole documents up to date.
 */
export function upToDate<M extends BareModule>(definitions: Definitions, module: M): M {
  const definition = definitions.get(module.type);
  if (!definition || definition.version <= module.version) return module;
  const found = knownModule(definitions, module);
  return found ? { ...module, version: definition.version, ...found.holding } : module;
}

/** A document with every module in the version of its definition, which operations are meant for: itself where all are. */
export function upToDateDocument(definitions: Definitions, document: ContentDocument): ContentDocument {
  const brought = Object.values(document.modules).flatMap((module): [string, Module][] => {
    const current = upToDate(definitions, module);
    return current === module ? [] : [[module.id, current]];
  });
  if (brought.length === 0) return document;
  return { ...document, modules: { ...document.modules, ...Object.fromEntries(brought) } };
}

/** The same for a tree: the initial state of editing. */
export function upToDateTree(definitions: Definitions, tree: ContentTree): ContentTree {
  const document = fromTree(tree);
  const current = upToDateDocument(definitions, document);
  return current === document ? tree : toTree(current);
}
