import { type DemoPage, headline, module, photo, text } from './types.ts';

/** Press, jobs, rooms to rent, partners: topics for adults. */
export const press: DemoPage = {
  title: { de: 'Presse', en: 'Press' },
  lead: {
    de: 'Bilder, Zahlen und jemand, der ans Telefon geht. Auch vor Redaktionsschluss.',
    en: 'Pictures, figures and somebody who answers the phone. Before deadlines, too.',
  },
  slug: { de: 'presse', en: 'press' },
  hasTabNavigation: true,
  content: {
    modules: [
      module(
        'image-list',
        'pictures',
        {
          de: {
            children: {
              one: { caption: 'Das Haus am Morgen.' },
              two: { caption: 'Vorn die Bühne, hinten der Krach.' },
              three: { caption: 'Späne und Leim.' },
            },
          },
          en: {
            children: {
              one: { caption: 'The house in the morning.' },
              two: { caption: 'The stage in front, the racket behind.' },
              three: { caption: 'Shavings and glue.' },
            },
          },
        },
        {
          format: '3:2',
          children: [
            { id: 'one', image: photo('das-haus-am-morgen') },
            { id: 'two', image: photo('das-haus-spielt') },
            { id: 'three', image: photo('spaene-und-leim') },
          ],
        },
      ),
      headline('films', 'Bewegte Bilder und Töne', 'Moving pictures and sounds'),
      module(
        'video-self-hosted',
        'own-film',
        { de: { title: 'Der Vogel klopft' }, en: { title: 'The bird knocks' } },
        {
          file: { recording: 'vogelfilm' },
          image: { art: 'theatre', seed: 'nachtvogel~bird' },
          length: '0:05',
        },
      ),
      module(
        'audio-self-hosted',
        'own-sound',
        { de: { title: 'So klingt das Haus' }, en: { title: 'What the house sounds like' } },
        { file: { recording: 'klopfen' }, length: '0:03' },
      ),
      module(
        'video-list',
        'trailers',
        {
          de: {
            children: {
              night: { title: 'Wie die Nacht gebaut wird' },
              crawl: { title: 'Hinter der Bühne kriechen' },
            },
          },
          en: {
            children: { night: { title: 'How the night is built' }, crawl: { title: 'Crawling backstage' } },
          },
        },
        {
          children: [
            { id: 'night', video_url: 'https://vimeo.com/123456789', length: '4:10' },
            { id: 'crawl', video_url: 'https://youtu.be/abcdefghijk', length: '2:35' },
          ],
        },
      ),
      module(
        'audio',
        'podcast',
        {
          de: { title: 'Wie klingt ein Schatten? Das Gespräch' },
          en: { title: 'What does a shadow sound like? The talk' },
        },
        { embed: 'https://buntspecht.podigee.io/12-schatten', media_type: 'podcast' },
      ),
      module(
        'social-media',
        'post',
        {
          de: {
            text: 'Heute 412 Papierlöwen gezählt. Einer hat gebrüllt, bis der Hausmeister kam.',
            note: 'Beitrag vom 14. November',
          },
          en: {
            text: 'Counted 412 paper lions today. One roared until the caretaker came.',
            note: 'Post of 14 November',
          },
        },
        { embed: 'https://www.instagram.com/p/Buntspecht12/' },
      ),
      module(
        'contact',
        'press-contact',
        {
          de: { role: 'Presse', hours: 'Jeden Tag außer montags' },
          en: { role: 'Press', hours: 'Every day but Mondays' },
        },
        {
          name: 'Tilda Brandt',
          phone: '0341 555 01 20',
          email: 'presse@buntspecht.example',
          image: { art: 'person', seed: 'tilda-brandt' },
        },
      ),
    ],
  },
};

export const jobs: DemoPage = {
  title: { de: 'Jobs', en: 'Jobs' },
  lead: {
    de: 'Gesucht: jemand mit zwei rechten Händen. Bastian hat schon zwei linke.',
    en: 'Wanted: somebody with two right hands. Bastian already has two left ones.',
  },
  slug: { de: 'jobs', en: 'jobs' },
  hasTabNavigation: true,
  content: {
    modules: [
      headline('stage', 'Bühnentechnik, 30 Stunden', 'Stage technician, 30 hours'),
      text(
        'stage-text',
        '<p>Du baust auf, leuchtest und baust wieder ab. Du kannst einem Fünfjährigen erklären, warum er das rote Kabel nicht ziehen darf, ohne zu lügen. Ab Februar, nach TVöD, mit Fahrrad und Kantine.</p>',
        '<p>You build up, light and take down. You can explain to a five-year-old why he may not pull the red cable, without lying. From February, by the public scale, with a bicycle and a canteen.</p>',
      ),
      headline('year', 'Freiwilliges Jahr, ab September', 'Gap year, from September'),
      text(
        'year-text',
        '<p>Ein Jahr lang alles: Kasse, Kleister, Kakao. Am Ende darfst du ein eigenes Stück machen. Es muss nicht gut werden.</p>',
        '<p>A year of everything: till, paste, cocoa. In the end you may make a play of your own. It does not have to be good.</p>',
      ),
      module(
        'link',
        'apply',
        { de: { link_text: 'Schreib uns, wer du bist' }, en: { link_text: 'Tell us who you are' } },
        { link: { to: 'mail', address: 'jobs@buntspecht.example' } },
      ),
      headline('stage-children', 'Auf der Bühne, von acht bis zwölf', 'On stage, from eight to twelve'),
      text(
        'play',
        '<p>Dafür braucht niemand ein Zeugnis, nur eine Stimme und einen freien Nachmittag. <a href="/de/forms/wer-spielt-mit/4">Spiel mit</a>.</p>',
        '<p>Nobody needs a report for that, just a voice and a free afternoon. <a href="/en/forms/wer-spielt-mit/4">Play along</a>.</p>',
      ),
    ],
  },
};

export const rooms: DemoPage = {
  title: { de: 'Räume mieten', en: 'Rent a room' },
  lead: {
    de: 'Abends steht das Haus leer. Fast leer: Der Specht wohnt hier.',
    en: 'In the evening the house is empty. Nearly: the woodpecker lives here.',
  },
  slug: { de: 'raeume-mieten', en: 'rent-a-room' },
  hasTabNavigation: true,
  content: {
    modules: [
      module(
        'full-teaser',
        'hall',
        {
          de: {
            preline: 'Bis 90 Gäste',
            headline: 'Der Kronensaal',
            text: 'Holzboden, Scheinwerfer, eine Galerie. Konfetti nur aus Papier, und wer es streut, fegt es auf.',
            link_text: 'Nach einem Abend fragen',
          },
          en: {
            preline: 'Up to 90 guests',
            headline: 'Crown Hall',
            text: 'Wooden floor, spotlights, a gallery. Confetti of paper only, and who throws it sweeps it up.',
            link_text: 'Ask for an evening',
          },
        },
        {
          image: { art: 'exhibition', seed: 'kronenhalle~sun' },
          link: { to: 'mail', address: 'raeume@buntspecht.example' },
          extra_class: 'minze',
        },
      ),
      module(
        'html',
        'counter',
        {
          de: {
            title: 'Wie laut darf es werden? Der Klopfzähler zum Ausprobieren',
            provider: 'Klopfwerk Auental',
          },
          en: {
            title: 'How loud may it get? The knock counter to try out',
            provider: 'Klopfwerk Auental',
          },
        },
        { html_code: '/api/html/2/', format: '16:9' },
      ),
    ],
  },
};

export const partners: DemoPage = {
  title: { de: 'Partner', en: 'Partners' },
  lead: {
    de: 'Leute und Häuser, die uns Holz, Geld oder Mut geben. Meistens in dieser Reihenfolge.',
    en: 'People and houses who give us wood, money or courage. Mostly in this order.',
  },
  slug: { de: 'partner', en: 'partners' },
  hasTabNavigation: true,
  content: {
    modules: [
      module(
        'logo-list',
        'logos',
        { de: {}, en: {} },
        {
          children: [
            {
              id: 'one',
              name: 'Stiftung Rindenlicht',
              link: { to: 'url', url: 'https://rindenlicht.example' },
            },
            { id: 'two', name: 'Pappwerk & Söhne' },
            { id: 'three', name: 'Stadt Auental' },
            { id: 'four', name: 'Sägewerk am Wehr' },
          ],
        },
      ),
      headline('next', 'Was damit entsteht', 'What comes of it'),
      module(
        'highlight-teaser',
        'next-list',
        { de: {}, en: {} },
        {
          categories: [
            { id: 'one', category: 'exhibition' },
            { id: 'two', category: 'theatre' },
            { id: 'three', category: 'workshop' },
            { id: 'four', category: 'magazine' },
          ],
        },
      ),
    ],
  },
};

export const contact: DemoPage = {
  title: { de: 'Kontakt und Post vom Specht', en: 'Contact and mail from the woodpecker' },
  lead: {
    de: 'Klopft an. Am Telefon einmal, an der Tür zweimal, per Post so oft ihr wollt.',
    en: 'Knock. Once by phone, twice at the door, by post as often as you like.',
  },
  slug: { de: 'kontakt-und-newsletter', en: 'contact-and-newsletter' },
  hasTabNavigation: true,
  content: {
    modules: [
      module(
        'contact',
        'house',
        {
          de: { role: 'Kasse und alles andere', hours: 'Di–Fr 9–18 Uhr, Sa und So 10–19 Uhr' },
          en: { role: 'Till and everything else', hours: 'Tue–Fri 9 am–6 pm, Sat and Sun 10 am–7 pm' },
        },
        {
          name: 'Linh Nguyễn',
          phone: '0341 555 01 10',
          email: 'hallo@buntspecht.example',
          image: { art: 'person', seed: 'linh-nguyen' },
        },
      ),
      module(
        'newsletter',
        'letter',
        {
          de: {
            title: 'Post vom Specht: kein Gedöns',
            text: 'Einmal im Monat ein Brief mit dem, was kommt, und einer Bastelei. Abmelden mit einem Klick.',
          },
          en: {
            title: 'Mail from the woodpecker: no fuss',
            text: 'Once a month a letter with what is coming, and something to make. You leave with one click.',
          },
        },
        { anchor: 'post' },
      ),
    ],
  },
};
