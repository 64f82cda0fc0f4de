import { choice, dateTime, defineModule, list, reference, text } from '#features/core/documents/index.ts';
import { anchorField } from '../words.ts';

export const eventList = defineModule({
  id: 'event-list',
  version: 1,
  label: { de: 'Veranstaltungen', en: 'Dates' },
  keywords: { de: 'Termine Programm Kalender', en: 'dates programme calendar' },
  icon: 'calendar',
  category: 'programme',
  fields: {
    headline: text({
      label: { de: 'Überschrift', en: 'Headline' },
      help: {
        de: 'Neben ihr steht der Weg zum ganzen Kalender.',
        en: 'The link to the whole calendar is next to it.',
      },
      most: 120,
    }),
    look: choice({
      label: { de: 'Aussehen', en: 'Style' },
      choices: {
        rows: { de: 'Eine Zeile je Termin', en: 'One row per date' },
        days: { de: 'Nach Tagen', en: 'By day' },
      },
      otherwise: 'rows',
    }),
    filters: choice({
      label: { de: 'Zeitraum', en: 'Period' },
      choices: {
        all: { de: 'Alles, was kommt', en: 'All upcoming dates' },
        next_3_days: { de: 'Die nächsten drei Tage', en: 'The next three days' },
        weekend: { de: 'Das Wochenende', en: 'This weekend' },
      },
      otherwise: 'all',
    }),
    date_from: dateTime({ label: { de: 'Ab', en: 'From' } }),
    date_to: dateTime({ label: { de: 'Bis', en: 'Until' } }),
    tag: reference({ label: { de: 'Schlagwort', en: 'Tag' }, to: 'event-tag' }),
    children: list({
      label: { de: 'Bestimmte Termine', en: 'Selected dates' },
      help: {
        de: 'Sind welche gewählt, zeigt die Liste nur sie, solange sie kommen.',
        en: 'If you select any, the list shows only those, until they’re over.',
      },
      item: { de: 'Termin', en: 'Date' },
      most: 12,
      fields: {
        event: reference({ label: { de: 'Termin', en: 'Date' }, to: 'event', required: 'publish' }),
      },
    }),
    anchor: anchorField(),
  },
  defaults: { data: { filters: 'all' }, text: { de: {}, en: {} } },
  sample: { data: { filters: 'next_3_days' }, text: { de: {}, en: {} } },
  summary: 'headline',
});
