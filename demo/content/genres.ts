import type { DemoOption } from './types.ts';

export const genres: DemoOption[] = [
  { slug: 'schauspiel', name: { de: 'Schauspiel', en: 'Drama' } },
  { slug: 'figuren', name: { de: 'Figuren', en: 'Puppets' } },
  { slug: 'konzert', name: { de: 'Konzert', en: 'Concert' } },
  { slug: 'film', name: { de: 'Film', en: 'Film' } },
  { slug: 'selbermachen', name: { de: 'Selbermachen', en: 'Making' } },
  { slug: 'rundgang', name: { de: 'Rundgang', en: 'Walk-through' } },
];
