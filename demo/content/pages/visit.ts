import { type DemoPage, headline, module, photo, text } from './types.ts';

/** How to get here, when, and for how much. */
export const visit: DemoPage = {
  title: { de: 'Besuch', en: 'Visit us' },
  lead: {
    de: 'Zwei Straßenbahnen, ein Fahrstuhl, sechs Etagen. Jacken unten, Fragen oben.',
    en: 'Two trams, one lift, six floors. Coats downstairs, questions upstairs.',
  },
  slug: { de: 'besuch', en: 'visit' },
  content: {
    modules: [
      module(
        'anchor-list',
        'jump',
        {
          de: {
            children: {
              open: { text: 'Öffnungszeiten' },
              way: { text: 'Anfahrt' },
              rules: { text: 'Hausregeln' },
            },
          },
          en: {
            children: {
              open: { text: 'Opening hours' },
              way: { text: 'How to get here' },
              rules: { text: 'House rules' },
            },
          },
        },
        {
          sticky: true,
          children: [
            { id: 'open', anchor: 'offen' },
            { id: 'way', anchor: 'weg' },
            { id: 'rules', anchor: 'regeln' },
          ],
        },
      ),
      module(
        'headline',
        'open-title',
        { de: { content: 'Wann wir wach sind' }, en: { content: 'When we are awake' } },
        { headline_level: 2, anchor: 'offen' },
      ),
      module('opening-hours', 'open'),
      module(
        'visit',
        'way',
        {
          de: {
            headline: 'So findet ihr uns',
            stop: 'Alte Sägemühle, Bahn 4 und 11',
            ways: {
              tram: {
                name: 'Straßenbahn 4 und 11',
                text: 'Bis Alte Sägemühle, dann drei Minuten den roten Punkten auf dem Gehweg nach.',
              },
              bike: {
                name: 'Rad und Lastenrad',
                text: 'Unter dem Dach rechts vom Eingang, sechs Bügel sind lang.',
              },
              car: { name: 'Auto', text: 'Besser in der Tiefgarage am Auenmarkt, fünf Minuten zu Fuß.' },
              free: {
                name: 'Stufenlos',
                text: 'Vom Gehweg bis unters Dach, der Aufzug hält auf allen sechs Etagen.',
              },
            },
          },
          en: {
            headline: 'How to find us',
            stop: 'Alte Sägemühle, tram 4 and 11',
            ways: {
              tram: {
                name: 'Tram 4 and 11',
                text: 'To Alte Sägemühle, then three minutes along the red dots on the pavement.',
              },
              bike: {
                name: 'Bicycle and cargo bike',
                text: 'Under the roof right of the door; six racks are long.',
              },
              car: { name: 'Car', text: 'Best left in the garage at Auenmarkt, five minutes on foot.' },
              free: {
                name: 'Step-free',
                text: 'From the pavement to the roof: the lift stops on all six floors.',
              },
            },
          },
        },
        {
          without_hours: true,
          anchor: 'weg',
          ways: [
            { id: 'tram', by: 'tram' },
            { id: 'bike', by: 'bike' },
            { id: 'car', by: 'car' },
            { id: 'free', by: 'step-free' },
          ],
        },
      ),
      module('venue', 'house', { de: {}, en: {} }, { venue: 1 }),
      headline('ages', 'Für wen ist was?', 'What is for whom?'),
      module('age-picker', 'age'),
      module(
        'headline',
        'rules-title',
        { de: { content: 'Vier Hausregeln' }, en: { content: 'Four house rules' } },
        { headline_level: 2, anchor: 'regeln' },
      ),
      module('container-module', 'rules', { de: {}, en: {} }, { slug: 'house-rules' }),
      headline('knock', 'Erst klopfen, dann gucken', 'Knock first, then look'),
      text(
        'knock-text',
        '<p>An jeder Tür hängt ein Holz. Wer klopft, bekommt Antwort. Was das Klopfen heißt, steht hier:</p>',
        '<p>A piece of wood hangs at every door. Knock and you get an answer. What the knocking means stands here:</p>',
      ),
      module('html-file', 'alphabet', { de: {}, en: {} }, { url: '/api/html/1/' }),
    ],
  },
  children: [
    {
      title: { de: 'Tickets und Ermäßigungen', en: 'Tickets and reductions' },
      lead: {
        de: 'Wer unter drei ist, zahlt nichts. Wer klamm ist, zahlt an der Kasse, was geht.',
        en: 'Under-threes come in free. If money is tight, pay what you can at the box office.',
      },
      slug: { de: 'tickets', en: 'tickets' },
      hasTabNavigation: true,
      content: {
        modules: [
          headline('prices-title', 'Was es kostet', 'What it costs'),
          module(
            'prices',
            'prices',
            {
              de: {
                note: 'Ermäßigt für alle ab 13, die noch zur Schule gehen, und für alle, die gerade keine Arbeit haben. Zeigt an der Tür einen Nachweis.',
              },
              en: {
                note: 'Concessions are for anyone aged 13 or over who’s still at school, and for anyone out of work. Show proof at the door.',
              },
            },
            {
              children: [
                { id: 'one', production: 1 },
                { id: 'two', production: 6 },
              ],
            },
          ),
          module(
            'faq',
            'ask',
            {
              de: {
                questions: {
                  pay: {
                    question: 'Was heißt: was geht?',
                    answer: '<p>Sagt an der Kasse einen Betrag. Niemand fragt nach, auch kein Ausweis.</p>',
                  },
                  back: {
                    question: 'Kann ich Tickets zurückgeben?',
                    answer: '<p>Bis 24 Stunden vorher. Fieber gilt immer.</p>',
                  },
                  voucher: {
                    question: 'Gibt es Gutscheine?',
                    answer:
                      '<p>Ja, an der Kasse aus Pappe, mit Loch, und <a href="/webshop/gift-voucher?lang=de">hier gleich als Brief</a>. Sie gelten drei Jahre.</p>',
                  },
                },
              },
              en: {
                questions: {
                  pay: {
                    question: 'What does “what you can” mean?',
                    answer: '<p>Name a sum at the till. Nobody asks, nor for any card.</p>',
                  },
                  back: {
                    question: 'Can I return tickets?',
                    answer: '<p>Up to 24 hours before. A fever always counts.</p>',
                  },
                  voucher: {
                    question: 'Are there vouchers?',
                    answer:
                      '<p>Yes, of cardboard with a hole at the till, and <a href="/webshop/gift-voucher?lang=en">right here as a letter</a>. They hold for three years.</p>',
                  },
                },
              },
            },
            { questions: [{ id: 'pay' }, { id: 'back' }, { id: 'voucher' }] },
          ),
          module('event-list', 'soon', { de: {}, en: {} }, { filters: 'next_3_days' }),
        ],
      },
    },
    {
      title: { de: 'Barrierefreier Besuch', en: 'Access' },
      lead: {
        de: 'Fahrstuhl in jede Etage, leise Stunden am Dienstag, Gebärdensprache einmal im Monat.',
        en: 'A lift to every floor, quiet hours on Tuesdays, sign language once a month.',
      },
      slug: { de: 'barrierefreier-besuch', en: 'access' },
      hasTabNavigation: true,
      content: {
        modules: [
          module(
            'two-columns',
            'lift',
            {
              de: {
                headline: 'Ohne Stufen',
                text: '<p>Vom Bordstein bis zur letzten Reihe. Der Fahrstuhl ist 1,40 m tief und redet. In jedem Saal sind vier Plätze für Rollstühle frei, auch wenn sonst ausverkauft ist.</p>',
              },
              en: {
                headline: 'Without steps',
                text: '<p>From the kerb to the last row. The lift is 1.40 m deep and talks. In every hall four places for wheelchairs stay free, even when all else is sold out.</p>',
              },
            },
            { extra_class: 'text-image', image: photo('das-haus-am-morgen') },
          ),
          headline('quiet', 'Leise Stunden', 'Quiet hours'),
          text(
            'quiet-text',
            '<p>Dienstags von 15 bis 17 Uhr bleibt das Licht gleich, der Gong schweigt, und im ersten Stock ist ein Zimmer mit Decken. Kopfhörer liegen an der Kasse.</p><p>Ihr wollt vorher wissen, was passiert? Zu jedem Stück gibt es ein Heft mit Bildern von allem, was laut oder dunkel wird.</p>',
            '<p>On Tuesdays from 3 to 5 pm the light stays as it is, the gong is silent, and on the first floor there is a room with blankets. Headphones are at the till.</p><p>You want to know beforehand what happens? For every play there is a booklet with pictures of all that gets loud or dark.</p>',
          ),
          module(
            'venue-list',
            'floors',
            { de: {}, en: {} },
            {
              children: [
                { id: 'one', venue: 1 },
                { id: 'two', venue: 2 },
              ],
            },
          ),
          text(
            'afterwards',
            '<p>Etwas liegen gelassen? <a href="/de/forms/fundbuero/3">Verloren und gefunden</a>. Und sag uns, <a href="/de/forms/wie-war-es/5">wie es war</a> oder <a href="/de/forms/barriere-melden/6">was im Weg ist</a>.</p>',
            '<p>Left something behind? <a href="/en/forms/fundbuero/3">Lost and found</a>. And tell us <a href="/en/forms/wie-war-es/5">how it was</a> or <a href="/en/forms/barriere-melden/6">what is in the way</a>.</p>',
          ),
          module(
            'contact',
            'ask',
            {
              de: { role: 'Zugang und Begleitung', hours: 'Di–Fr 10–14 Uhr, auch als SMS' },
              en: { role: 'Access and company', hours: 'Tue–Fri 10–14, by text message, too' },
            },
            {
              name: 'Paula Wendisch',
              phone: '0341 555 01 27',
              email: 'zugang@buntspecht.example',
              image: { art: 'person', seed: 'paula-wendisch' },
            },
          ),
        ],
      },
    },
  ],
};
