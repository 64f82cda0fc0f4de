import type { DemoOption, EventTypeSlug } from './types.ts';

export const eventTypes: (DemoOption & { slug: EventTypeSlug })[] = [
  { slug: 'exhibition', name: { de: 'Ausstellung', en: 'Exhibition' } },
  { slug: 'workshop', name: { de: 'Werkstatt', en: 'Workshop' } },
  { slug: 'theatre', name: { de: 'Theater', en: 'Theatre' } },
  { slug: 'music', name: { de: 'Musik', en: 'Music' } },
  { slug: 'school', name: { de: 'Schule & Kita', en: 'Schools' } },
];
