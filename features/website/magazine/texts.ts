import { defineTexts, text } from '#features/core/documents/index.ts';

/** Teaser text of an article in lists: the beginning of its document, before its modules (docs/decisions/0056). */
export const articleTexts = defineTexts({
  id: 'article-texts',
  label: { de: 'Titel und Vorspann', en: 'Title and introduction' },
  fields: {
    title: text({ label: { de: 'Titel', en: 'Title' }, required: 'publish', most: 200 }),
    lead: text({
      label: { de: 'Vorspann', en: 'Introduction' },
      required: 'publish',
      most: 3000,
      lines: 'many',
    }),
  },
  summary: 'title',
  takesModules: true,
});
