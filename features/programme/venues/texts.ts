import { defineTexts, text } from '#features/core/documents/index.ts';

/** Texts of a venue; the fields have the same names as those of the resource. */
export const venueTexts = defineTexts({
  id: 'venue-texts',
  label: { de: 'Texte des Ortes', en: 'Texts about the venue' },
  fields: {
    name: text({ label: { de: 'Name', en: 'Name' }, required: 'publish', most: 200 }),
    directions: text({
      label: { de: 'Anfahrt', en: 'Getting here' },
      required: 'publish',
      most: 3000,
      lines: 'many',
    }),
    access: text({
      label: { de: 'Barrierefreiheit', en: 'Access' },
      required: 'publish',
      most: 3000,
      lines: 'many',
    }),
  },
  summary: 'name',
});
