import type { DemoPersonCategory } from './types.ts';

export const personCategories: DemoPersonCategory[] = [
  { slug: 'ensemble', name: { de: 'Ensemble', en: 'Ensemble' } },
  { slug: 'regie-und-text', name: { de: 'Regie & Text', en: 'Direction & Text' } },
  { slug: 'buehne-und-ausstattung', name: { de: 'Bühne & Ausstattung', en: 'Stage & Design' } },
  { slug: 'musik-und-technik', name: { de: 'Musik & Technik', en: 'Music & Tech' } },
];
