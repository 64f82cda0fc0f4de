import { defineTexts, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';

/** Teaser text of an article in lists: the beginning of its document, before its modules (docs/decisions/0056). */
export const articleTexts = defineTexts({
  id: 'article-texts',
  label: msg`Title and introduction`,
  fields: {
    title: text({ label: msg({ message: 'Title', context: 'texts' }), required: 'publish', most: 200 }),
    lead: text({
      label: msg`Introduction`,
      required: 'publish',
      most: 3000,
      lines: 'many',
    }),
  },
  summary: 'title',
  takesModules: true,
});
