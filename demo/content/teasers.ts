import type { DemoTeaser } from './types.ts';

export const teasers: DemoTeaser[] = [
  {
    name: 'sonntagsklopfen',
    preline: { de: 'Reihe, einmal im Monat', en: 'Series, once a month' },
    headline: { de: 'Sonntagsklopfen', en: 'Sunday Knocking' },
    subline: {
      de: 'Um elf geht die Tür auf: ein Stück Musik, ein Stück Kuchen, ein Stück Programm. Eintritt frei, wer klopft, ist drin.',
      en: 'At eleven the door opens: a piece of music, a piece of cake, a piece of everything. It’s free. Knock and you’re in.',
    },
    linkText: { de: 'Zur Reihe', en: 'See the series' },
    series: 'sonntagsklopfen',
    dayOffset: 1,
  },
  {
    name: 'nachtschicht',
    preline: { de: 'Reihe', en: 'Series' },
    headline: { de: 'Nachtschicht', en: 'Night Shift' },
    subline: {
      de: 'Fünf Stücke, die erst im Dunkeln anfangen. Taschenlampen leihen wir dir, Mut bringst du mit.',
      en: 'Five pieces that only start after dark. We lend you a torch, you bring the courage.',
    },
    linkText: { de: 'Licht aus', en: 'Lights out' },
    series: 'nachtschicht',
    dayOffset: 6,
  },
  {
    name: 'spaene',
    preline: { de: 'Magazin', en: 'Magazine' },
    headline: { de: 'Was beim Klopfen abfällt', en: 'What falls off when you knock' },
    subline: {
      de: 'Hörstücke, Bauanleitungen und Gespräche für den Küchentisch. Kosten nichts, machen trotzdem Krümel.',
      en: 'Things to hear, things to build and things to talk about at the kitchen table. Free of charge, not free of crumbs.',
    },
    linkText: { de: 'In den Spänen wühlen', en: 'Dig in' },
    path: { de: '/de/mediathek-de', en: '/en/mediathek-en' },
    dayOffset: 11,
  },
  {
    name: 'leise-pfoten',
    preline: { de: 'Für empfindliche Ohren', en: 'For sensitive ears' },
    headline: { de: 'Leise Pfoten', en: 'Soft Paws' },
    subline: {
      de: 'Halbes Licht, offene Tür, keine Überraschung von hinten. Rausgehen ist erlaubt, Wiederkommen auch.',
      en: 'Half the light, an open door, nothing sneaking up from behind. Leaving is fine, coming back is too.',
    },
    linkText: { de: 'Leise Termine', en: 'Quiet dates' },
    series: 'leise-pfoten',
    dayOffset: 16,
  },
  {
    name: 'ensemble',
    preline: { de: 'Das Haus', en: 'The house' },
    headline: { de: 'Wer hier klopft', en: 'Who does the knocking' },
    subline: {
      de: 'Vierundzwanzig Menschen, ein Fagott und niemand, der freiwillig aufräumt. Lern sie kennen.',
      en: 'Twenty-four people, one bassoon and nobody who tidies up voluntarily. Come and meet them.',
    },
    linkText: { de: 'Zum Ensemble', en: 'Meet the ensemble' },
    path: { de: '/de/ensemble', en: '/en/ensemble' },
    dayOffset: 21,
  },
  {
    name: 'ferienspaene',
    preline: { de: 'Winterferien', en: 'Winter holidays' },
    headline: { de: 'Ferienspäne', en: 'Holiday Shavings' },
    subline: {
      de: 'Morgens Pappe, mittags Nudeln, nachmittags ein Boot. Die Plätze sind knapper als der Kleister.',
      en: 'Cardboard in the morning, pasta at noon, a boat by the afternoon. Places run out before the glue does.',
    },
    linkText: { de: 'Platz sichern', en: 'Book a place' },
    series: 'ferienspaene',
    dayOffset: 26,
  },
];
