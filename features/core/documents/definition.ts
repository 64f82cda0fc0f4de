import type { MessageDescriptor } from '@lingui/core';
import type { IconName } from '#ui/icon.tsx';
import type { Fields } from './fields/field.ts';
import type { Holding } from './fields/shown-fields.ts';
import type { ModuleNode, Values } from './tree.ts';

/** Group of the editor's module list that shows the module. */
export type ModuleCategory = 'text' | 'media' | 'teaser' | 'layout' | 'programme';

/** Rules for the modules allowed in a slot. */
export interface SlotRules {
  /** The slots of a module with these values. */
  names(data: Values): readonly string[];
  /** Kinds that may stand there; absent: all that may stand anywhere. */
  allow?: readonly string[];
  /** Modules in one slot. */
  most?: number;
}

/** Definition of a kind of module without its view: no React, the same in browser and server (docs/decisions/0036). */
export interface ModuleDefinition<F extends Fields = Fields> {
  /** In kebab case: the name of its folder and of its call. */
  id: string;
  /** Version of the format of `data` and `text`; a higher one needs a migration from the one before. */
  version: number;
  label: MessageDescriptor;
  /** Additional search terms, separated by spaces. */
  keywords?: MessageDescriptor;
  icon: IconName;
  category: ModuleCategory;
  fields: F;
  slots?: SlotRules;
  /** Kinds it stands in; absent: anywhere. */
  onlyIn?: readonly string[];
  /** Stands on the first level only. */
  topLevel?: true;
  /** At most one of it in a document. */
  once?: true;
  /** Belongs to its document: nobody adds or removes it. */
  isFixed?: true;
  /** Stands for the built-in content of a page; renders nothing on pages that consist of modules alone. */
  isForPageContent?: true;
  /** Of a fixed module: others may stand beside it; else it is the only one of its document. */
  takesModules?: true;
  /** The fields of its text and link, for kinds whose flag `sticky` puts them into the sticky bar. */
  sticky?: { text: string; link: string };
  /** The module's window of time must have a beginning. */
  needsOnlineFrom?: true;
  /** Initial content of a new module. */
  defaults: Holding;
  /** A sample, for the list of modules and for tests; its modules have their own ids. */
  sample: Omit<ModuleNode, 'id' | 'type' | 'version'>;
  /** From older versions, by the version they come from: each leads to the next. */
  migrations?: Record<number, (holding: Holding) => Holding>;
  /** The level of the heading it shows, for the order of headings on a page. */
  headingLevel?(data: Values): number | null;
  /** Field that names the module in outlines and announcements: the most telling one; if absent, the module's kind is used. */
  summary?: string;
}

/** The kinds of modules by their ids. */
export type Definitions = ReadonlyMap<string, ModuleDefinition>;

export function defineModule<const F extends Fields>(
  definition: ModuleDefinition<F> & { summary?: keyof F },
): ModuleDefinition<F> {
  return definition;
}

/**
 * The texts of an entity with its own columns (a production, a person), as a module of their document: they have drafts,
 * versions and publishing like pages (docs/decisions/0045). With `takesModules` modules may follow them in the document.
 */
export function defineTexts<const F extends Fields>({
  id,
  label,
  fields,
  summary,
  takesModules,
}: Pick<ModuleDefinition<F>, 'id' | 'label' | 'fields' | 'takesModules'> & {
  summary: keyof F & string;
}): ModuleDefinition<F> {
  const empty: Holding = { data: {}, text: { de: {}, en: {} } };
  return {
    id,
    version: 1,
    label,
    icon: 'text',
    category: 'text',
    fields,
    topLevel: true,
    isFixed: true,
    ...(takesModules ? { takesModules } : {}),
    defaults: empty,
    sample: empty,
    summary,
  };
}

/** The registry of some definitions; each id once. */
export function registerModules(definitions: readonly ModuleDefinition[]): Definitions {
  const registry = new Map(definitions.map((definition) => [definition.id, definition]));
  const duplicate = definitions.find((definition) => registry.get(definition.id) !== definition);
  if (duplicate) throw new Error(`duplicate module id: ${duplicate.id}`);
  return registry;
}

/** A new module of a kind; `newId` names it. */
export function newModule({ id, version, defaults, slots }: ModuleDefinition, newId: string): ModuleNode {
  const names = slots?.names(defaults.data);
  return {
    id: newId,
    type: id,
    version,
    data: defaults.data,
    text: defaults.text,
    ...(names ? { slots: Object.fromEntries(names.map((name) => [name, []])) } : {}),
  };
}
