import { choice, dateTime, defineModule, list, reference, text } from '#features/content/index.ts';
import { anchorField } from '../words.ts';

export const eventList = defineModule({
  id: 'event-list',
  version: 1,
  label: { de: 'Veranstaltungen', en: 'Event list' },
  keywords: { de: 'Termine Programm Kalender', en: 'dates programme calendar' },
  icon: 'calendar',
  category: 'programme',
  fields: {
    headline: text({
      label: { de: 'Überschrift', en: 'Headline' },
      help: {
        de: 'Neben ihr steht der Weg zum ganzen Kalender.',
        en: 'The way to the whole calendar stands beside it.',
      },
      most: 120,
    }),
    look: choice({
      label: { de: 'Aussehen', en: 'Look' },
      choices: {
        rows: { de: 'Eine Zeile je Termin', en: 'One row for each date' },
        days: { de: 'Nach Tagen', en: 'By day' },
      },
      otherwise: 'rows',
    }),
    filters: choice({
      label: { de: 'Zeitraum', en: 'Period' },
      choices: {
        all: { de: 'Alles, was kommt', en: 'All that is to come' },
        next_3_days: { de: 'Die nächsten drei Tage', en: 'The next three days' },
        weekend: { de: 'Das Wochenende', en: 'The weekend' },
      },
      otherwise: 'all',
    }),
    date_from: dateTime({ label: { de: 'Ab', en: 'From' } }),
    date_to: dateTime({ label: { de: 'Bis', en: 'Until' } }),
    tag: reference({ label: { de: 'Schlagwort', en: 'Tag' }, to: 'event-tag' }),
    children: list({
      label: { de: 'Bestimmte Termine', en: 'Chosen events' },
      help: {
        de: 'Sind welche gewählt, zeigt die Liste nur sie, solange sie kommen.',
        en: 'If some are chosen the list shows only them, as long as they are to come.',
      },
      item: { de: 'Termin', en: 'Event' },
      most: 12,
      fields: {
        event: reference({ label: { de: 'Termin', en: 'Event' }, to: 'event', required: 'publish' }),
      },
    }),
    anchor: anchorField(),
  },
  defaults: { data: { filters: 'all' }, text: { de: {}, en: {} } },
  sample: { data: { filters: 'next_3_days' }, text: { de: {}, en: {} } },
  summary: 'headline',
});
