import type { MessageDescriptor } from '@lingui/core';
import type { ContentTree, ModuleNode } from '#features/core/documents/index.ts';
import { MODULES } from '#features/website/modules/index.ts';
import { msg } from '#lib/message.ts';

/** Starting content for a new page: modules in a proven order, still without text. */
export interface PagePattern {
  id: string;
  label: MessageDescriptor;
  /** Kinds of modules from the top down. */
  kinds: readonly string[];
}

export const PAGE_PATTERNS: readonly PagePattern[] = [
  {
    id: 'text',
    label: msg`Text page`,
    kinds: ['headline', 'text'],
  },
  {
    id: 'offer',
    label: msg`What we offer (image, text, prices, contact)`,
    kinds: ['hero-media', 'text', 'prices', 'contact'],
  },
  {
    id: 'questions',
    label: msg`Questions and answers`,
    kinds: ['headline', 'text', 'faq', 'contact'],
  },
  {
    id: 'collection',
    label: msg`Overview with teasers`,
    kinds: ['headline', 'text', 'teaser-list', 'link'],
  },
];

/** The modules of a pattern, each with its initial values. */
export function patternContent({ kinds }: PagePattern): ContentTree {
  const modules = kinds.map((kind): ModuleNode => {
    const definition = MODULES.get(kind);
    if (!definition) throw new Error(`module kind ${kind} is not registered`);
    return { id: kind, type: kind, version: definition.version, ...definition.defaults };
  });
  return { modules };
}
