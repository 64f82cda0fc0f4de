import {
  type ContentTree,
  type Definitions,
  isShown,
  knownModule,
  type ModuleNode,
  type ShowContext,
  type ShownLink,
  shownFields,
} from '#features/core/documents/index.ts';
import type { ShownText } from '#lib/localized.ts';
import { MODULES } from './definitions.ts';

/** A sticky button of a module. */
export interface ModuleStickyItem {
  text: ShownText;
  link: ShownLink;
}

/** Returns the items a page's modules put into the sticky bar, in reading order. */
export function stickyItems(
  tree: ContentTree,
  context: ShowContext,
  definitions: Definitions = MODULES,
): ModuleStickyItem[] {
  return itemsOf(tree.modules, context, definitions);
}

function itemsOf(
  nodes: readonly ModuleNode[],
  context: ShowContext,
  definitions: Definitions,
): ModuleStickyItem[] {
  return nodes
    .filter((node) => isShown(node, context.language, context.at))
    .flatMap((node) => {
      const within = itemsOf(Object.values(node.slots ?? {}).flat(), context, definitions);
      const known = knownModule(definitions, node);
      const names = known?.definition.sticky;
      if (!known || !names || known.holding.data.sticky !== true) return within;
      const { values } = shownFields(known.definition.fields, known.holding, context);
      const [text, link] = [values[names.text] as ShownText | null, values[names.link] as ShownLink | null];
      return text && link ? [{ text, link }, ...within] : within;
    });
}
