import type { ContentTree, ModuleNode, Values } from '#features/core/documents/index.ts';

const module = (id: string, data: Values = {}, said?: { de: string; en: string }): ModuleNode => ({
  id,
  type: id,
  version: 1,
  data,
  text: said ? { de: { headline: said.de }, en: { headline: said.en } } : { de: {}, en: {} },
});

/** What the home page of a new house shows below its hero: all of it alive, and to be moved, changed and added to. */
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
