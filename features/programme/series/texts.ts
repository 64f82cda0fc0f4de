import { defineTexts, richText, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';

/** Texts of a series; the fields have the same names as those of the resource. */
export const seriesTexts = defineTexts({
  id: 'series-texts',
  label: msg`Texts about the series`,
  fields: {
    title: text({ label: msg({ message: 'Title', context: 'texts' }), required: 'publish', most: 200 }),
    subline: text({ label: msg`Subheading`, required: 'publish', most: 200 }),
    description: richText({
      label: msg`Description`,
      required: 'publish',
      most: 50_000,
    }),
  },
  summary: 'title',
});
