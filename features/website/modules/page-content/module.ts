import { defineModule, type ModuleNode } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';

/**
 * Placeholder of the built-in content of a page, such as its list: modules before it are shown above that, those behind it
 * below. On other pages it shows nothing.
 */
export const pageContent = defineModule({
  id: 'page-content',
  version: 1,
  label: msg`Page content`,
  keywords: msg`list calendar search`,
  icon: 'list',
  category: 'layout',
  fields: {},
  topLevel: true,
  isForPageContent: true,
  once: true,
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: { data: {}, text: { de: {}, en: {} } },
});

/** The one that a page of the site begins with. */
export const PAGE_CONTENT: ModuleNode = {
  id: 'page-content',
  type: pageContent.id,
  version: pageContent.version,
  ...pageContent.defaults,
};
