import type { DemoRoom } from './types.ts';

export const rooms: DemoRoom[] = [
  {
    slug: 'stammbuehne',
    venue: 'buntspecht',
    name: { de: 'Stammbühne', en: 'Trunk Stage' },
    floor: { de: 'Erdgeschoss', en: 'Ground floor' },
    access: {
      de: 'Stufenlos, vier Plätze für Rollstühle in der ersten Stuhlreihe, Höranlage mit Schleife am Einlass.',
      en: 'Step-free, four wheelchair spaces in the first row of chairs, hearing loops at the door.',
    },
    accessKinds: ['step-free'],
  },
  {
    slug: 'nest',
    venue: 'buntspecht',
    name: { de: 'Nest', en: 'The Nest' },
    floor: { de: 'Erdgeschoss', en: 'Ground floor' },
    access: {
      de: 'Stufenlos und ohne Schuhe. Wickeltisch und Stillsessel sind gleich hinter dem Vorhang.',
      en: 'Step-free and shoe-free. A changing table and a feeding chair are right behind the curtain.',
    },
    accessKinds: ['step-free'],
  },
  {
    slug: 'spanwerkstatt',
    venue: 'buntspecht',
    name: { de: 'Spanwerkstatt', en: 'Shavings Workshop' },
    floor: { de: '1. Etage', en: '1st floor' },
    access: {
      de: 'Mit dem Aufzug in die 1. Etage, zwei Werkbänke lassen sich auf jede Höhe kurbeln.',
      en: 'Take the lift to the 1st floor; two workbenches can be cranked to any height.',
    },
    accessKinds: ['step-free'],
  },
  {
    slug: 'astgabel',
    venue: 'buntspecht',
    name: { de: 'Astgabel', en: 'The Fork' },
    floor: { de: '2. Etage', en: '2nd floor' },
    access: {
      de: 'Mit dem Aufzug in die 2. Etage, alle Türen gehen von selbst auf, wenn du klopfst oder drückst.',
      en: 'Take the lift to the 2nd floor; every door opens by itself if you knock or press.',
    },
    accessKinds: ['step-free'],
  },
  {
    slug: 'kronensaal',
    venue: 'buntspecht',
    name: { de: 'Kronensaal', en: 'Crown Hall' },
    floor: { de: '3. Etage', en: '3rd floor' },
    access: {
      de: 'Mit dem Aufzug in die 3. Etage, alle Wege sind breiter als zwei Kinderwagen.',
      en: 'Take the lift to the 3rd floor; every path is wider than two pushchairs.',
    },
    accessKinds: ['step-free'],
  },
  {
    slug: 'wurzelkeller',
    venue: 'buntspecht',
    name: { de: 'Wurzelkeller', en: 'Root Cellar' },
    floor: { de: 'Untergeschoss', en: 'Basement' },
    access: {
      de: 'Mit dem Aufzug ins Untergeschoss, die letzte Kurve hat eine Rampe mit Geländer auf zwei Höhen.',
      en: 'Take the lift to the basement; the last bend has a ramp with handrails at two heights.',
    },
    accessKinds: ['step-free'],
  },
  {
    slug: 'garten',
    venue: 'buntspecht',
    name: { de: 'Garten', en: 'Garden' },
    floor: { de: 'Draußen, hinter dem Haus', en: 'Outdoors, behind the house' },
    access: {
      de: 'Stufenlos durchs Foyer, die Wege sind geschottert und gewalzt, das Gras ist Gras.',
      en: 'Step-free through the foyer; the paths are rolled gravel, the grass is grass.',
    },
    accessKinds: ['step-free'],
  },
  {
    slug: 'lichtung',
    venue: 'bauwagen-an-der-lichtung',
    name: { de: 'Lichtung', en: 'The Clearing' },
    floor: { de: 'Draußen, im Auwald', en: 'Outdoors, in the river wood' },
    access: {
      de: 'Über den Plattenweg stufenlos, Sitzbaumstämme in drei Höhen, geländegängiger Rollstuhl zum Ausleihen.',
      en: 'Step-free along the paved track, log seats at three heights, an off-road wheelchair to borrow.',
    },
    accessKinds: ['step-free'],
  },
];
