import { defineTexts, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';

/** Texts of a venue; the fields have the same names as those of the resource. */
export const venueTexts = defineTexts({
  id: 'venue-texts',
  label: msg`Texts about the venue`,
  fields: {
    name: text({ label: msg`Name`, required: 'publish', most: 200 }),
    directions: text({
      label: msg({ message: 'Getting here', context: 'texts' }),
      required: 'publish',
      most: 3000,
      lines: 'many',
    }),
    access: text({
      label: msg({ message: 'Access', context: 'texts' }),
      required: 'publish',
      most: 3000,
      lines: 'many',
    }),
  },
  summary: 'name',
});
