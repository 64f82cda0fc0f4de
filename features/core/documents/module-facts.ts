import { translate } from '#lib/i18n.ts';
import { DEFAULT_LANGUAGE, type Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Definitions } from './definition.ts';
import type { Module } from './document.ts';
import type { Reference } from './fields/field.ts';
import { valuesOf } from './fields/shown-fields.ts';
import { isShown } from './is-shown.ts';
import { knownModule } from './known-module.ts';
import { plainText } from './plain-text.ts';
import { type ContentTree, type Id, type ModuleNode, nodesOf } from './tree.ts';

/**
 * The words of a tree in a language for the search index: the text a visitor reads at a moment, fallbacks to German
 * included. Modules that go offline on a schedule are left out: they must not be found longer than they are shown.
 */
export function searchText(
  definitions: Definitions,
  tree: ContentTree,
  language: Language,
  at: Instant,
): string {
  return [...textsOf(definitions, tree, { language, at })].join('\n');
}

/** The same one text after the other, for those who want the first ones alone. */
export function* textsOf(
  definitions: Definitions,
  tree: ContentTree,
  { language, at }: { language: Language; at: Instant },
): Iterable<string> {
  for (const node of shownIn(tree.modules, language, at)) {
    const known = knownModule(definitions, node);
    if (!known) continue;
    const said = new Map<string, string>();
    for (const value of valuesOf(known.definition.fields, known.holding)) {
      const isRead = value.language === language || value.language === DEFAULT_LANGUAGE;
      if (!isRead || (said.get(value.path) && value.language !== language)) continue;
      const found = value.field.words(value.value);
      if (found) said.set(value.path, found);
    }
    yield* said.values();
  }
}

function* shownIn(nodes: readonly ModuleNode[], language: Language, at: Instant): Iterable<ModuleNode> {
  for (const node of nodes) {
    if (!isShown(node, language, at) || node.online_to !== undefined) continue;
    yield node;
    yield* shownIn(Object.values(node.slots ?? {}).flat(), language, at);
  }
}

/** A place where something is used. */
export interface Use extends Reference {
  module: Id;
  field: string;
}

/** Everything a tree names: pages it links to, pictures it shows, forms it holds. */
export function usesOf(definitions: Definitions, tree: ContentTree): Use[] {
  const uses: Use[] = [];
  for (const node of nodesOf(tree.modules)) {
    const known = knownModule(definitions, node);
    if (!known) continue;
    for (const { field, path, value } of valuesOf(known.definition.fields, known.holding)) {
      for (const reference of field.references(value))
        uses.push({ ...reference, module: node.id, field: path });
    }
  }
  return uses;
}

const MAX_SUMMARY_LENGTH = 80;

/** Returns the name of a module in outlines and announcements: its most telling text, else its kind. */
export function summaryOf(definitions: Definitions, module: Module | ModuleNode, language: Language): string {
  const known = knownModule(definitions, module);
  const kind = definitions.get(module.type);
  const kindName = kind ? translate(kind.label, language) : module.type;
  if (!known) return kindName;
  const { definition, holding } = known;
  const { summary } = definition;
  if (summary === undefined) return kindName;
  const said = [language, DEFAULT_LANGUAGE].map((each) => holding.text[each][summary]);
  const first = said.find((value) => typeof value === 'string' && plainText(value) !== '');
  if (typeof first !== 'string') return kindName;
  const words = plainText(first);
  return words.length > MAX_SUMMARY_LENGTH ? `${words.slice(0, MAX_SUMMARY_LENGTH - 1).trimEnd()}…` : words;
}
