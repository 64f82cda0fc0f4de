import { module, photo } from '../pages/types.ts';
import { type DemoArticle, heading, words } from './types.ts';

/** Articles to watch. */
export const watch: DemoArticle[] = [
  {
    slug: 'knie-aus-pappe',
    category: 'sehen',
    medium: 'video',
    minutes: 4,
    daysAgo: 5,
    motif: 'bird',
    tags: ['theater', 'pappe'],
    authors: [{ person: 'zeynep-yildirim' }],
    productions: ['kaefer-ohne-schlaf', 'grosses-kaeferkino'],
    title: { de: 'Wie der Nachtvogel zu seinen Knien kam', en: 'How the night bird got its cardboard knees' },
    lead: {
      de: 'Vögel haben gar keine Knie vorn. Unser Vogel wusste das nicht, und niemand wollte es ihm sagen.',
      en: 'Birds do not have knees at the front. Our bird did not know, and nobody wanted to tell it.',
    },
    modules: [
      module(
        'video-self-hosted',
        'film',
        {
          de: { title: 'Der Vogel klopft zum ersten Mal' },
          en: { title: 'The bird knocks for the first time' },
        },
        {
          file: { recording: 'vogelfilm' },
          image: { art: 'theatre', seed: 'nachtvogel~bird' },
          length: '0:05',
        },
      ),
      words(
        'knees',
        [
          'Am Montag hatte der Nachtvogel zwei Bretter statt Beinen. Er konnte stehen, aber wenn er sich verbeugen sollte, fiel er um. Emil hat das elfmal vorgeführt, weil es so gut war.',
          'Am Dienstag bekam er Scharniere aus einem Küchenschrank. Nun konnte er sich verbeugen und kam nicht wieder hoch.',
          'Am Mittwoch hat Zeynep zwei Kartons geholt, in denen Orangen waren. Sie hat sie gefaltet wie eine Ziehharmonika. Seitdem hat der Vogel Knie, und wenn es still ist, riecht er nach Orange.',
        ],
        [
          'On Monday the night bird had two boards for legs. It could stand, but when it was to bow it fell over. Emil showed this eleven times because it was so good.',
          'On Tuesday it got hinges from a kitchen cupboard. Now it could bow and did not come up again.',
          'On Wednesday Zeynep fetched two boxes that oranges had come in. She folded them like an accordion. Since then the bird has had knees, and when it is quiet it smells of orange.',
        ],
      ),
    ],
  },
  {
    slug: 'ein-tag-in-vier-minuten',
    category: 'sehen',
    medium: 'video',
    minutes: 4,
    daysAgo: 31,
    motif: 'blocks',
    tags: ['haus'],
    authors: [{ person: 'lene-bergstroem' }],
    title: { de: 'Ein Tag im Haus, in vier Minuten', en: 'A day in the house, in four minutes' },
    lead: {
      de: 'Lene hat die Kamera in die Garderobe gestellt und ist Kaffee holen gegangen. Das hier ist passiert.',
      en: 'Lene put the camera in the cloakroom and went for a coffee. This is what happened.',
    },
    modules: [
      module(
        'video',
        'film',
        {
          de: { title: 'Garderobe, 8 bis 18 Uhr' },
          en: { title: 'Cloakroom, 8 am to 6 pm' },
        },
        {
          video_url: 'https://vimeo.com/123456789',
          image: photo('das-haus-am-morgen'),
          length: '4:00',
        },
      ),
      words(
        'counted',
        [
          'Wir haben gezählt: 214 Jacken, 31 Mützen, ein Hund, der nicht hineindarf und es weiß. Um 10 Uhr 14 kommt ein Kind mit zwei linken Stiefeln. Um 12 Uhr 40 geht ein anderes mit zwei rechten.',
          'Um 15 Uhr 02 läuft ein Wal durchs Bild. Das ist Mateo, der zur Probe muss. Er hätte auch den Hintereingang nehmen können.',
        ],
        [
          'We counted: 214 coats, 31 hats, one dog that may not come in and knows it. At 10.14 a child arrives with two left boots. At 12.40 another leaves with two right ones.',
          'At 3.02 pm a whale walks through the picture. That is Mateo on his way to rehearsal. He could have used the back door.',
        ],
      ),
      heading('transcript', 'Der Film zum Lesen', 'The film to read'),
      words(
        'transcript-text',
        [
          'Eine Garderobe von oben, alles läuft sechzigmal so schnell. Niemand spricht; man hört Schritte, Reißverschlüsse und weit weg ein Akkordeon.',
          '8 Uhr: Jemand schließt auf und hängt den ersten Mantel an den falschen Haken. 9 Uhr: Drei Kitas kommen auf einmal, die Haken verschwinden unter Jacken. 10 Uhr 14: Ein Kind setzt sich auf den Boden und hält zwei linke Stiefel nebeneinander.',
          '12 Uhr 40: Ein anderes geht mit zwei rechten hinaus. Ein Hund legt sich vor die Tür. 15 Uhr 02: Ein Wal kreuzt von links nach rechts, das Akkordeon setzt aus und spielt dann weiter.',
          '18 Uhr: Die Haken sind leer bis auf eine Mütze. Lene kommt mit dem Kaffee ins Bild und sagt: „Hab ich was verpasst?“',
        ],
        [
          'A cloakroom seen from above, all of it sixty times as fast. Nobody speaks; there are steps, zips and an accordion far away.',
          '8 am: somebody unlocks the door and hangs the first coat on the wrong hook. 9 am: three nurseries come at once, the hooks vanish under coats. 10.14 am: a child sits down on the floor and holds two left boots next to each other.',
          '12.40 pm: another child walks out with two right ones. A dog lies down in front of the door. 3.02 pm: a whale crosses from left to right, the accordion stops and then goes on.',
          '6 pm: the hooks are empty but for one hat. Lene comes into the picture with her coffee and says: “Did I miss anything?”',
        ],
      ),
    ],
  },
  {
    slug: 'das-loch-in-der-wand',
    category: 'sehen',
    medium: 'text',
    minutes: 3,
    daysAgo: 58,
    motif: 'eye',
    tags: ['loecher', 'haus'],
    authors: [{ person: 'lene-bergstroem' }],
    productions: ['lauter-loecher'],
    title: { de: 'Bilder durch das Loch in der Wand', en: 'Pictures through the hole in the wall' },
    lead: {
      de: 'Zwischen Werkstatt und Bühne ist ein Loch, so groß wie ein Pfirsich. Man sieht immer nur die Hälfte.',
      en: 'There is a hole between workshop and stage, as big as a peach. You only ever see half.',
    },
    modules: [
      module(
        'image-list',
        'row',
        {
          de: {
            children: {
              one: { caption: 'Montag: ein Ohr.' },
              two: { caption: 'Mittwoch: jemand sucht das Ohr.' },
              three: { caption: 'Freitag: gefunden.' },
            },
          },
          en: {
            children: {
              one: { caption: 'Monday: an ear.' },
              two: { caption: 'Wednesday: somebody looks for the ear.' },
              three: { caption: 'Friday: found.' },
            },
          },
        },
        {
          format: '3:2',
          children: [
            { id: 'one', image: photo('bitte-alles-anfassen') },
            { id: 'two', image: photo('spaene-und-leim') },
            { id: 'three', image: photo('das-haus-spielt') },
          ],
        },
      ),
      heading('why', 'Warum da ein Loch ist', 'Why there is a hole'),
      words(
        'because',
        [
          'Der Specht war es nicht. Es war Bastian, mit einem Bohrer, am Tag vor der ersten Premiere: Er wollte ein Kabel durchstecken. Das Kabel war zu dick. Also hat er das Loch größer gemacht, und dann war das Kabel zu kurz.',
        ],
        [
          'It was not the woodpecker. It was Bastian, with a drill, on the day before the first opening night: he wanted to put a cable through. The cable was too thick. So he made the hole bigger, and then the cable was too short.',
        ],
      ),
    ],
  },
];
