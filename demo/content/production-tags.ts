import type { DemoOption } from './types.ts';

export const productionTags: DemoOption[] = [
  { slug: 'zum-anfassen', name: { de: 'zum Anfassen', en: 'to touch' } },
  { slug: 'zum-hoeren', name: { de: 'zum Hören', en: 'to hear' } },
  { slug: 'im-dunkeln', name: { de: 'im Dunkeln', en: 'in the dark' } },
  { slug: 'zum-mitmachen', name: { de: 'zum Mitmachen', en: 'to join in' } },
  { slug: 'premiere', name: { de: 'Premiere', en: 'premiere' } },
  { slug: 'wieder-da', name: { de: 'wieder da', en: 'back again' } },
];
