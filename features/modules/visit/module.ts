import { defineModule, text } from '#features/content/index.ts';
import { anchorField } from '../words.ts';

export const visit = defineModule({
  id: 'visit',
  version: 1,
  label: { de: 'Besuch', en: 'Visit' },
  keywords: { de: 'Öffnungszeiten Anfahrt Adresse', en: 'opening hours directions address' },
  icon: 'clock',
  category: 'programme',
  fields: {
    headline: text({
      label: { de: 'Überschrift', en: 'Headline' },
      help: { de: 'Ohne eine steht da: Komm vorbei', en: 'Without one it says: Come by' },
      most: 120,
    }),
    anchor: anchorField(),
  },
  once: true,
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: { data: {}, text: { de: { headline: 'So findet ihr uns' }, en: { headline: 'How to find us' } } },
  headingLevel: () => 2,
  summary: 'headline',
});
