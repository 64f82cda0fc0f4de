import { module } from '../pages/types.ts';
import { type DemoArticle, heading, said, words } from './types.ts';

/** Articles to listen to. */
export const listen: DemoArticle[] = [
  {
    slug: 'wie-klingt-ein-schatten',
    category: 'hoeren',
    medium: 'audio',
    minutes: 11,
    daysAgo: 2,
    motif: 'drum',
    tags: ['schatten', 'geraeusche'],
    authors: [{ person: 'noor-haddad' }],
    productions: ['kaefer-ohne-schlaf'],
    related: ['sieben-sachen-aus-einer-pappe', 'das-leiseste-geraeusch'],
    title: { de: 'Wie klingt ein Schatten?', en: 'What does a shadow sound like?' },
    lead: {
      de: 'Sechs Kinder, eine Taschenlampe und ein Mikrofon. Am Ende waren sich alle einig, nur der Schatten nicht.',
      en: 'Six children, one torch and a microphone. In the end all agreed, except the shadow.',
    },
    modules: [
      module(
        'audio-self-hosted',
        'hear',
        {
          de: { title: 'Der Schatten von Oskars Hand, aufgenommen im Keller' },
          en: { title: 'The shadow of Oskar’s hand, recorded in the cellar' },
        },
        { file: { recording: 'klopfen' }, length: '0:03' },
      ),
      words(
        'start',
        [
          'Alma sagt: Ein Schatten macht gar nichts. Darum heißt er ja Schatten. Oskar sagt: Doch, aber nur, wenn keiner hinhört. Also haben wir uns im Keller auf den Boden gesetzt, das Licht ausgemacht und nicht hingehört.',
          'Es war sehr laut. Der Boiler hat geschluckt. Draußen fuhr die Elf vorbei und klingelte, weil dort immer jemand auf den Schienen steht. Aleyna hat gekichert. Dann hat Oskar die Taschenlampe angemacht und seine Hand davor gehalten, und an der Wand saß ein Krokodil.',
        ],
        [
          'Alma says a shadow makes no sound at all. That is why it is called a shadow. Oskar says it does, but only when nobody listens. So we sat down on the cellar floor, turned off the light and did not listen.',
          'It was very loud. The boiler swallowed. Outside tram eleven went by and rang its bell, because somebody always stands on the rails there. Aleyna giggled. Then Oskar turned on the torch and held his hand in front of it, and a crocodile sat on the wall.',
        ],
      ),
      said(
        'quote',
        { content: 'Wenn es den Mund aufmacht, hört man die Wand.', author: 'Aleyna, 7' },
        { content: 'When it opens its mouth you hear the wall.', author: 'Aleyna, 7' },
      ),
      heading('result', 'Das Ergebnis', 'The result'),
      words(
        'end',
        [
          'Ein Schatten klingt wie ein Blatt Papier, das man sehr langsam auf ein anderes legt. Das haben fünf von sechs gehört. Alma hat gesagt, das war ihre Jacke.',
          'Wir haben die Aufnahme dem Krokodil vorgespielt. Es hat nicht widersprochen.',
        ],
        [
          'A shadow sounds like a sheet of paper laid very slowly on another. Five out of six heard it. Alma said that was her jacket.',
          'We played the recording to the crocodile. It did not object.',
        ],
      ),
    ],
  },
  {
    slug: 'das-leiseste-geraeusch',
    category: 'hoeren',
    medium: 'audio',
    minutes: 6,
    daysAgo: 23,
    motif: 'mouse',
    tags: ['geraeusche', 'stille'],
    authors: [{ person: 'piet-vandamme' }],
    productions: ['geraeuschemacher'],
    title: { de: 'Das leiseste Geräusch im Haus', en: 'The quietest noise in the house' },
    lead: {
      de: 'Wir haben es gesucht, von unten nach oben, mit Socken an. Es wohnt im zweiten Stock.',
      en: 'We looked for it from bottom to top, in our socks. It lives on the second floor.',
    },
    modules: [
      module(
        'audio-self-hosted',
        'hear',
        {
          de: { title: 'Die Fliege auf dem Fensterbrett, zweiter Stock' },
          en: { title: 'The fly on the window sill, second floor' },
        },
        { file: { recording: 'fliege' }, length: '0:05' },
      ),
      words(
        'way',
        [
          'Im Erdgeschoss: die Kasse, wenn sie aus ist. Sie summt ein F. Im ersten Stock: der Vorhang, der keiner ist, sondern eine Decke von Bastians Oma. Sie raschelt nicht, sie atmet.',
          'Im zweiten Stock haben wir nichts gehört. Gar nichts. Wir standen zu elft im Flur und haben nichts gehört, und dann hat Ruben den Finger gehoben und auf das Fensterbrett gezeigt.',
          'Dort lag eine Fliege auf dem Rücken und übte. Alle vier Sekunden ein Bein. Wenn man das Ohr ganz nah hält, klingt es wie ein Komma.',
        ],
        [
          'On the ground floor: the till when it is off. It hums an F. On the first floor: the curtain, which is not a curtain but a blanket of Bastian’s grandmother. It does not rustle, it breathes.',
          'On the second floor we heard nothing. Nothing at all. Eleven of us stood in the corridor and heard nothing, and then Ruben raised a finger and pointed at the window sill.',
          'A fly lay there on its back, practising. One leg every four seconds. If you hold your ear very close it sounds like a comma.',
        ],
      ),
      module(
        'faq',
        'ask',
        {
          de: {
            questions: {
              fly: {
                question: 'Was wurde aus der Fliege?',
                answer: '<p>Sie ist beim Applaus weggeflogen.</p>',
              },
            },
          },
          en: {
            questions: {
              fly: { question: 'What became of the fly?', answer: '<p>It flew off during the applause.</p>' },
            },
          },
        },
        { questions: [{ id: 'fly' }] },
      ),
    ],
  },
  {
    slug: 'ein-gong-erzaehlt',
    category: 'hoeren',
    medium: 'audio',
    minutes: 8,
    daysAgo: 47,
    motif: 'sun',
    tags: ['musik'],
    authors: [{ person: 'sofia-marchetti' }, { name: 'Klasse 3a der Schule am Wehr' }],
    productions: ['trommeln-im-keller'],
    title: { de: 'Ein Gong erzählt', en: 'A gong tells all' },
    lead: {
      de: 'Er hängt seit elf Jahren im Keller und hat noch nie jemanden ausreden lassen.',
      en: 'It has hung in the cellar for eleven years and has never let anybody finish a sentence.',
    },
    modules: [
      module(
        'audio-self-hosted',
        'hear',
        {
          de: { title: 'Der Gong, nachdem alle anderen dran waren' },
          en: { title: 'The gong, after everybody else had their turn' },
        },
        { file: { recording: 'gong' }, length: '0:03' },
      ),
      words(
        'gong',
        [
          'Guten Tag. Ich bin der Gong. Ich bin groß wie ein Wagenrad und dünn wie eine Scheibe Käse. Wer mich haut, bekommt eine Antwort, und die dauert.',
          'Am liebsten mag ich Leute, die erst anklopfen. Am zweitliebsten die Kleinen, die mich mit dem Filz streicheln, bis ich brumme. Dann sagen sie: Der schnurrt. Ich schnurre nicht. Ich denke nach.',
          'Einmal hat mich jemand mit einem Kochlöffel geschlagen. Wir reden nicht darüber.',
        ],
        [
          'Good day. I am the gong. I am as big as a cartwheel and as thin as a slice of cheese. Whoever hits me gets an answer, and it takes a while.',
          'I like those best who knock first. After them I like the small ones who stroke me with the felt until I hum. It purrs, they say. I do not purr. I am thinking.',
          'Once somebody hit me with a wooden spoon. We do not talk about it.',
        ],
      ),
    ],
  },
];
