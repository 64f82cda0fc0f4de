import { defineTexts, richText, text } from '#features/core/documents/index.ts';

/** Texts of a production; the fields have the same names as those of its resource. */
export const productionTexts = defineTexts({
  id: 'production-texts',
  label: { de: 'Texte der Produktion', en: 'Texts about the production' },
  fields: {
    title: text({ label: { de: 'Titel', en: 'Title' }, required: 'publish', most: 200 }),
    subline: text({ label: { de: 'Unterzeile', en: 'Subheading' }, required: 'publish', most: 200 }),
    lead: text({
      label: { de: 'Vorspann', en: 'Introduction' },
      required: 'publish',
      most: 3000,
      lines: 'many',
    }),
    description: richText({
      label: { de: 'Beschreibung', en: 'Description' },
      required: 'publish',
      most: 50_000,
    }),
    language: text({
      label: { de: 'Sprache der Vorstellung', en: 'Performance language' },
      required: 'publish',
      most: 200,
    }),
    important_info: text({
      label: { de: 'Gut zu wissen', en: 'Good to know' },
      most: 3000,
      lines: 'many',
    }),
    promoter: text({ label: { de: 'Veranstaltet von', en: 'Presented by' }, most: 3000, lines: 'many' }),
  },
  summary: 'title',
});
