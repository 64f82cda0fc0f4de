import {
  anchorId,
  type ContentTree,
  isShown,
  knownModule,
  nodesOf,
  type ShowContext,
  shownFields,
} from '#features/core/documents/index.ts';
import type { ShownText } from '#lib/localized.ts';
import { MODULES } from '../definitions.ts';
import { headline } from './module.ts';

/** A part of a page that one can jump to. */
export interface PageSection {
  /** Of the element it begins with. */
  id: string;
  name: ShownText;
}

/** The headlines of the first level that have an anchor, in reading order. */
export function sectionsOf(tree: ContentTree, context: ShowContext): PageSection[] {
  return [...nodesOf(tree.modules)].flatMap((node) => {
    const known =
      node.type === headline.id && isShown(node, context.language, context.at)
        ? knownModule(MODULES, node)
        : null;
    if (!known) return [];
    const {
      headline_level: level,
      anchor,
      content,
    } = shownFields(headline.fields, known.holding, context).values;
    return level === 2 && anchor && content ? [{ id: anchorId(anchor.text), name: content }] : [];
  });
}
