import { type DemoPage, headline, module, text } from './types.ts';

/** For schools and nurseries. */
export const groups: DemoPage = {
  title: { de: 'Schule und Kita', en: 'Schools and nurseries' },
  lead: {
    de: 'Ihr bringt die Klasse, wir bringen den Krach. Und danach Stille, mit Absicht.',
    en: 'You bring the class, we bring the racket. And then quiet, on purpose.',
  },
  slug: { de: 'schule-und-kita', en: 'schools' },
  content: {
    modules: [
      module(
        'hero-media',
        'hero',
        {
          de: {
            headline: 'Drei Busse, ein Vormittag',
            text: 'Vorstellung, Werkstatt und Frühstück auf der Treppe: von neun bis zwölf gehört das Haus euch.',
            button_text: 'Als Klasse buchen',
          },
          en: {
            headline: 'Three buses, one morning',
            text: 'A play, a workshop and breakfast on the stairs: from nine to twelve the house is yours.',
            button_text: 'Book as a class',
          },
        },
        {
          tone: 'dotter',
          image: { art: 'school', seed: 'drei-busse~blocks' },
          button_link: { to: 'url', url: '/webshop/groups' },
          online_from: '2026-01-01T00:00:00.000Z',
        },
      ),
      headline('how', 'So meldet ihr euch an', 'How to book'),
      text(
        'how-text',
        '<ol><li><p>Einen Vormittag aussuchen, vier Wochen vorher reicht.</p></li><li><p>Sagen, wie viele ihr seid und was niemand essen darf.</p></li><li><p>Wir schicken ein Blatt für zu Hause, zum Ausmalen und Unterschreiben.</p></li></ol>',
        '<ol><li><p>Pick a morning; four weeks ahead is enough.</p></li><li><p>Tell us how many you are and what nobody may eat.</p></li><li><p>We send a sheet to take home, to colour and to sign.</p></li></ol>',
      ),
      module(
        'quote',
        'said',
        {
          de: {
            content: 'Danach war es im Bus so still, dass der Fahrer gefragt hat, ob alle da sind.',
            author: 'Frau Petersen, Kita Lindenblatt',
          },
          en: {
            content: 'Afterwards it was so quiet on the bus that the driver asked whether all were there.',
            author: 'Ms Petersen, Lindenblatt nursery',
          },
        },
        { image: { art: 'school', seed: 'bus~moonface' } },
      ),
      module(
        'viewer',
        'booklet',
        { de: { title: 'Heft für die Gruppe' }, en: { title: 'A booklet for the group' } },
        { embed: 'https://issuu.com/buntspecht/docs/heft', image: { art: 'school', seed: 'heft~comb' } },
      ),
      headline('ask', 'Wir kommen als Klasse', 'We are coming as a class'),
      module('form', 'booking', { de: {}, en: {} }, { form: 1, anchor: 'anfrage' }),
      headline('read', 'Aus dem Magazin', 'From the magazine'),
      module('blog-teaser-list', 'articles', { de: {}, en: {} }, { items: 3 }),
      module(
        'contact',
        'noor',
        {
          de: {
            role: 'Gruppen, Schulen, Geburtstage',
            hours: 'Di–Fr 10–14 Uhr. Danach spricht die Maschine.',
          },
          en: { role: 'Groups, schools, birthdays', hours: 'Tue–Fri 10–14. After that the machine speaks.' },
        },
        {
          name: 'Noor Haddad',
          phone: '0341 555 01 23',
          email: 'gruppen@buntspecht.example',
          image: { art: 'person', seed: 'noor-haddad' },
        },
      ),
    ],
  },
};
