import { defineTexts, richText, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';

/** Texts of a production; the fields have the same names as those of its resource. */
export const productionTexts = defineTexts({
  id: 'production-texts',
  label: msg`Texts about the production`,
  fields: {
    title: text({ label: msg({ message: 'Title', context: 'texts' }), required: 'publish', most: 200 }),
    subline: text({ label: msg`Subheading`, required: 'publish', most: 200 }),
    lead: text({
      label: msg`Introduction`,
      required: 'publish',
      most: 3000,
      lines: 'many',
    }),
    description: richText({
      label: msg`Description`,
      required: 'publish',
      most: 50_000,
    }),
    language: text({
      label: msg`Performance language`,
      required: 'publish',
      most: 200,
    }),
    important_info: text({
      label: msg`Good to know`,
      most: 3000,
      lines: 'many',
    }),
    promoter: text({ label: msg`Presented by`, most: 3000, lines: 'many' }),
  },
  summary: 'title',
});
