import { defineTexts, richText, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';

/** Texts of a person; the fields have the same names as those of the resource. */
export const personTexts = defineTexts({
  id: 'person-texts',
  label: msg`Texts about the person`,
  fields: {
    role: text({ label: msg`Role`, required: 'publish', most: 200 }),
    biography: richText({
      label: msg({ message: 'About', context: 'texts' }),
      required: 'publish',
      most: 50_000,
    }),
  },
  summary: 'role',
});
