import { choice, defineModule, flag, list, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

/** Means of transport to the venue, each with its sign. */
export const TRAVEL_MODES = {
  tram: msg`Public transport`,
  bike: msg`Bicycle`,
  car: msg`Car`,
  walk: msg`On foot`,
  'step-free': msg`Step-free`,
};

export const visit = defineModule({
  id: 'visit',
  version: 1,
  label: msg`Visit`,
  keywords: msg`opening hours directions address plan map`,
  icon: 'clock',
  category: 'programme',
  fields: {
    headline: text({
      label: msg`Headline`,
      help: msg`If left blank: Drop by`,
      most: 120,
    }),
    without_hours: flag({
      label: msg`Hide opening hours`,
      help: msg`If they’re already shown elsewhere on the page.`,
    }),
    stop: text({
      label: msg`Stop on the map`,
      help: msg`For example: Alte Sägemühle, trams 4 and 11`,
      most: 60,
    }),
    ways: list({
      label: msg`Ways to get here`,
      help: msg`If left blank, the venue’s own directions are shown.`,
      item: msg`Way to get here`,
      most: 6,
      fields: {
        by: choice({
          label: msg({ message: 'By', context: 'module' }),
          choices: TRAVEL_MODES,
          otherwise: 'tram',
        }),
        name: text({ label: msg`Name`, required: 'publish', most: 60 }),
        text: text({ label: msg`Text`, most: 200, lines: 'many' }),
      },
    }),
    anchor: anchorField(),
  },
  once: true,
  defaults: { data: { ways: [] }, text: { de: {}, en: {} } },
  sample: {
    data: {
      ways: [
        { id: 'tram', by: 'tram' },
        { id: 'bike', by: 'bike' },
        { id: 'step-free', by: 'step-free' },
      ],
    },
    text: {
      de: {
        headline: 'So findet ihr uns',
        stop: 'Alte Sägemühle, Bahn 4 und 11',
        ways: {
          tram: {
            name: 'Bahn 4 und 11',
            text: 'bis Alte Sägemühle, dann drei Minuten den roten Löchern nach',
          },
          bike: { name: 'Rad und Lastenrad', text: 'Bügel vor der Tür, sechs davon lang' },
          'step-free': { name: 'Stufenlos', text: 'Aufzug in alle Etagen' },
        },
      },
      en: {
        headline: 'How to find us',
        stop: 'Alte Sägemühle, tram 4 and 11',
        ways: {
          tram: { name: 'Tram 4 and 11', text: 'to Alte Sägemühle, then three minutes along the red holes' },
          bike: { name: 'Bicycle and cargo bike', text: 'racks at the door, six of them long' },
          'step-free': { name: 'Step-free', text: 'a lift to every floor' },
        },
      },
    },
  },
  headingLevel: () => 2,
  summary: 'headline',
});
