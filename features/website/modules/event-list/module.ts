import { choice, dateTime, defineModule, list, reference, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

export const eventList = defineModule({
  id: 'event-list',
  version: 1,
  label: msg({ message: 'Dates', context: 'module' }),
  keywords: msg`dates programme calendar`,
  icon: 'calendar',
  category: 'programme',
  fields: {
    headline: text({
      label: msg`Headline`,
      help: msg`The link to the whole calendar is next to it.`,
      most: 120,
    }),
    look: choice({
      label: msg`Style`,
      choices: {
        rows: msg`One row per date`,
        days: msg`By day`,
      },
      otherwise: 'rows',
    }),
    filters: choice({
      label: msg`Period`,
      choices: {
        all: msg`All upcoming dates`,
        next_3_days: msg`The next three days`,
        weekend: msg`This weekend`,
      },
      otherwise: 'all',
    }),
    date_from: dateTime({ label: msg({ message: 'From', context: 'module' }) }),
    date_to: dateTime({ label: msg`Until` }),
    tag: reference({ label: msg`Tag`, to: 'event-tag' }),
    children: list({
      label: msg`Selected dates`,
      help: msg`If you select any, the list shows only those, until they’re over.`,
      item: msg`Date`,
      most: 12,
      fields: {
        event: reference({ label: msg`Date`, to: 'event', required: 'publish' }),
      },
    }),
    anchor: anchorField(),
  },
  defaults: { data: { filters: 'all' }, text: { de: {}, en: {} } },
  sample: { data: { filters: 'next_3_days' }, text: { de: {}, en: {} } },
  summary: 'headline',
});
