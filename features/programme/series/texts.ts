import { defineTexts, richText, text } from '#features/core/documents/index.ts';

/** Texts of a series; the fields have the same names as those of the resource. */
export const seriesTexts = defineTexts({
  id: 'series-texts',
  label: { de: 'Texte der Reihe', en: 'Texts about the series' },
  fields: {
    title: text({ label: { de: 'Titel', en: 'Title' }, required: 'publish', most: 200 }),
    subline: text({ label: { de: 'Unterzeile', en: 'Subheading' }, required: 'publish', most: 200 }),
    description: richText({
      label: { de: 'Beschreibung', en: 'Description' },
      required: 'publish',
      most: 50_000,
    }),
  },
  summary: 'title',
});
