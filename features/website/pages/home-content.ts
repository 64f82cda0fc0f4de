import type { ContentTree, ModuleNode, Values } from '#features/core/documents/index.ts';

const module = (id: string, data: Values = {}, said?: { de: string; en: string }): ModuleNode => ({
  id,
  type: id,
  version: 1,
  data,
  text: said ? { de: { headline: said.de }, en: { headline: said.en } } : { de: {}, en: {} },
});

/** Initial content of the home page below its hero on a new site: all of it live, and meant to be moved, changed and extended. */
export const HOME_CONTENT: ContentTree = {
  modules: [
    module('age-picker'),
    module('highlights'),
    module(
      'event-list',
      { look: 'days', filters: 'all', anchor: 'coming' },
      { de: 'Die nächsten Tage', en: 'Coming up' },
    ),
    module('visit', { anchor: 'visit' }),
  ],
};
