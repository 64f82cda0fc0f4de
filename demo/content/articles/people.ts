import { module, photo } from '../pages/types.ts';
import { type DemoArticle, heading, said, words } from './types.ts';

/** Those who make it. */
export const people: DemoArticle[] = [
  {
    slug: 'ich-baue-monster-die-sich-entschuldigen',
    category: 'leute',
    medium: 'text',
    minutes: 5,
    daysAgo: 4,
    motif: 'face',
    tags: ['theater', 'gefuehle'],
    authors: [{ name: 'Klasse 2b der Schule am Wehr' }],
    productions: ['der-koffer-hat-hunger'],
    related: ['ein-ungeheuer-das-sich-entschuldigt'],
    title: {
      de: '„Ich baue Monster, die sich entschuldigen“',
      en: '“I build monsters that say sorry”',
    },
    lead: {
      de: 'Die Regisseurin Mira Tannhäuser im Gespräch mit der 2b. Die 2b hat angefangen.',
      en: 'Director Mira Tannhäuser in conversation with class 2b. Class 2b started it.',
    },
    modules: [
      words(
        'talk',
        [
          '<strong>Wie viele Monster hast du?</strong> Elf im Lager und eins unterm Bett. Das unterm Bett ist nicht von mir.',
          '<strong>Hattest du als Kind Angst?</strong> Ja, vor der Waschmaschine. Beim Schleudern ist sie auf mich zugelaufen.',
          '<strong>Warum entschuldigen sich deine?</strong> Weil Zubeißen leicht ist. Danach dastehen und etwas sagen, das ist das Spannende. Da wird es im Saal ganz still.',
          '<strong>Bist du berühmt?</strong> Beim Bäcker.',
        ],
        [
          '<strong>How many monsters do you have?</strong> Eleven in store and one under the bed. The one under the bed is not mine.',
          '<strong>Were you afraid as a child?</strong> Yes, of the washing machine. It walked towards me when it spun.',
          '<strong>Why do yours say sorry?</strong> Because biting is easy. To stand there afterwards and say something, that is the exciting part. The hall goes very quiet then.',
          '<strong>Are you famous?</strong> At the bakery.',
        ],
      ),
      said(
        'end',
        { content: 'Das unterm Bett soll sich auch entschuldigen.', author: 'Karim, 7' },
        { content: 'The one under the bed should say sorry, too.', author: 'Karim, 7' },
      ),
    ],
  },
  {
    slug: 'der-mann-der-die-nacht-anmacht',
    category: 'leute',
    medium: 'text',
    minutes: 5,
    daysAgo: 26,
    motif: 'moonface',
    tags: ['nacht', 'theater'],
    authors: [{ person: 'noor-haddad' }],
    productions: ['dunkel-ist-auch-eine-farbe'],
    title: { de: 'Der Mann, der die Nacht anmacht', en: 'The man who turns on the night' },
    lead: {
      de: 'Piet Vandamme hat 96 Lampen und einen Schalter, den niemand anfassen darf. Natürlich haben wir gefragt.',
      en: 'Piet Vandamme has 96 lamps and one switch nobody may touch. Of course we asked.',
    },
    modules: [
      words(
        'dark',
        [
          '„Hell machen kann jeder“, sagt Piet. „Du drückst, und fertig. Aber dunkel ist Arbeit.“ Er zeigt auf die grünen Schilder über den Türen, die immer leuchten, auf den Spalt unter der Tür, auf die Uhr von dem Vater in Reihe drei.',
          'Für eine richtige Nacht dreht er alles sehr langsam weg, vierzig Sekunden lang. Wer schnell ausmacht, sagt er, bekommt einen Schreck. Wer langsam ausmacht, bekommt Sterne: Die sind vorher schon da, man sieht sie nur nicht.',
        ],
        [
          '“Anybody can make light,” says Piet. “You press, and that is it. But dark is work.” He points at the green signs over the doors that are always on, at the gap under the door, at the watch of the father in row three.',
          'For a proper night he takes everything away very slowly, for forty seconds. Turn it off quickly, he says, and you get a fright. Turn it off slowly and you get stars: they are there all along, you just do not see them.',
        ],
      ),
      heading('switch', 'Und der Schalter?', 'And the switch?'),
      words('answer', ['Der ist für die Kaffeemaschine.'], ['It is for the coffee machine.']),
    ],
  },
  {
    slug: 'sechs-uhr-frueh-mit-bastian',
    category: 'leute',
    medium: 'text',
    minutes: 4,
    daysAgo: 71,
    motif: 'comb',
    tags: ['haus'],
    authors: [{ person: 'lene-bergstroem' }],
    title: { de: 'Sechs Uhr früh mit Bastian', en: 'Six in the morning with Bastian' },
    lead: {
      de: 'Bevor das Haus laut wird, gehört es dem Hausmeister, zwei Tauben und einem Besen namens Herr Wolff.',
      en: 'Before the house gets loud it belongs to the caretaker, two pigeons and a broom called Mr Wolff.',
    },
    modules: [
      module(
        'two-columns',
        'morning',
        {
          de: {
            headline: 'Erst der Boden',
            text: '<p>Bastian fegt von der Bühne zur Tür, nie andersherum. „Sonst fegst du das Stück hinaus“, sagt er. Was er findet, kommt in eine Dose: Knöpfe, Zähne, ein Zettel mit „Es tut mir leid“.</p>',
          },
          en: {
            headline: 'First the floor',
            text: '<p>Bastian sweeps from the stage to the door, never the other way. “Else you sweep the play out,” he says. What he finds goes into a tin: buttons, teeth, a note that says “I am sorry”.</p>',
          },
        },
        { extra_class: 'image-text', image: photo('das-haus-am-morgen') },
      ),
      words(
        'doors',
        [
          'Dann schließt er auf. Dreiundzwanzig Türen, immer in derselben Reihenfolge, und vor jeder klopft er. Warum? „Man weiß nie, wer noch da ist.“',
        ],
        [
          'Then he unlocks. Twenty-three doors, always in the same order, and he knocks at each. Why? “You never know who is still in there.”',
        ],
      ),
    ],
  },
];
