import type { ContentTree, ModuleNode, Values } from '#features/core/documents/index.ts';
import type { Localized } from '#lib/localized.ts';

/** A page of the demo venue with those below it. */
export interface DemoPage {
  title: Localized;
  lead: Localized;
  slug: Localized;
  hasTabNavigation?: true;
  inFooter?: true;
  content: ContentTree;
  children?: DemoPage[];
}

type Said = { de: Values; en: Values };

/** A module of a page, by its kind; ids are names of the page's own. */
export function module(
  type: string,
  id: string,
  text: Said = { de: {}, en: {} },
  data: Values = {},
  slots?: Record<string, ModuleNode[]>,
): ModuleNode {
  return { id, type, version: type === 'link' ? 2 : 1, data, text, ...(slots ? { slots } : {}) };
}

/** A picture of the demo venue by its slug; it gets its number when it is loaded. */
export const photo = (slug: string): Values => ({ photo: slug });

export const headline = (id: string, de: string, en: string): ModuleNode =>
  module('headline', id, { de: { content: de }, en: { content: en } }, { headline_level: 2 });

export const text = (id: string, de: string, en: string): ModuleNode =>
  module('text', id, { de: { content: de }, en: { content: en } });

export const teaser = (
  id: string,
  data: { photo: string; url: string },
  de: { preline: string; headline: string; text: string },
  en: { preline: string; headline: string; text: string },
): ModuleNode =>
  module('teaser-item', id, { de, en }, { image: photo(data.photo), link: { to: 'url', url: data.url } });
