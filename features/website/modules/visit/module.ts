import { choice, defineModule, flag, list, text } from '#features/core/documents/index.ts';
import { anchorField } from '../words.ts';

/** Means of transport to the venue, each with its sign. */
export const TRAVEL_MODES = {
  tram: { de: 'Bahn und Bus', en: 'Public transport' },
  bike: { de: 'Fahrrad', en: 'Bicycle' },
  car: { de: 'Auto', en: 'Car' },
  walk: { de: 'Zu Fuß', en: 'On foot' },
  'step-free': { de: 'Ohne Stufen', en: 'Step-free' },
};

export const visit = defineModule({
  id: 'visit',
  version: 1,
  label: { de: 'Besuch', en: 'Visit' },
  keywords: {
    de: 'Öffnungszeiten Anfahrt Adresse Plan Karte',
    en: 'opening hours directions address plan map',
  },
  icon: 'clock',
  category: 'programme',
  fields: {
    headline: text({
      label: { de: 'Überschrift', en: 'Headline' },
      help: { de: 'Ohne eine steht da: Komm vorbei', en: 'If left blank: Drop by' },
      most: 120,
    }),
    without_hours: flag({
      label: { de: 'Ohne Öffnungszeiten', en: 'Hide opening hours' },
      help: {
        de: 'Wo sie schon anders auf der Seite stehen.',
        en: 'If they’re already shown elsewhere on the page.',
      },
    }),
    stop: text({
      label: { de: 'Haltestelle auf dem Plan', en: 'Stop on the map' },
      help: { de: 'Etwa: Alte Sägemühle, Bahn 4 und 11', en: 'For example: Alte Sägemühle, trams 4 and 11' },
      most: 60,
    }),
    ways: list({
      label: { de: 'Wege', en: 'Ways to get here' },
      help: {
        de: 'Ohne einen steht da, was beim Ort über die Anfahrt steht.',
        en: 'If left blank, the venue’s own directions are shown.',
      },
      item: { de: 'Weg', en: 'Way to get here' },
      most: 6,
      fields: {
        by: choice({ label: { de: 'Womit', en: 'By' }, choices: TRAVEL_MODES, otherwise: 'tram' }),
        name: text({ label: { de: 'Name', en: 'Name' }, required: 'publish', most: 60 }),
        text: text({ label: { de: 'Text', en: 'Text' }, most: 200, lines: 'many' }),
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
