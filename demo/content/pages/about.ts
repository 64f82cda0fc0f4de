import { contact, jobs, partners, press, rooms } from './about-venue.ts';
import { type DemoPage, headline, module, photo, teaser, text } from './types.ts';

/** About page of the site, with two pages beside it as tabs. */
export const about: DemoPage = {
  title: { de: 'Über uns', en: 'About us' },
  lead: {
    de: 'Eine alte Holzfabrik, sechs Etagen, ein Specht. Und seit 2009 jeden Tag außer montags Kinder, die alles anfassen.',
    en: 'An old timber mill, six floors, one woodpecker. And since 2009, every day but Mondays, children who touch everything.',
  },
  slug: { de: 'ueber-uns', en: 'about' },
  inFooter: true,
  content: {
    modules: [
      module(
        'section',
        'mill',
        { de: {}, en: {} },
        { columns: '67-33' },
        {
          'column-1': [
            headline('mill-title', 'Warum es hier klopft', 'Why there is knocking here'),
            text(
              'mill-text',
              '<p>Im Kronensaal wurden früher Fensterrahmen gebaut. Als die Fabrik schloss, zog zuerst ein Specht ein, dann eine Theatergruppe, dann eine Siebdruckpresse. Der Specht blieb am längsten unbemerkt.</p><p>Heute gehören uns <strong>eine Bühne, vier Werkstätten und eine Ausstellung</strong>, die jedes Jahr neu gebaut wird. Was übrig bleibt, wird Kulisse, und was von der Kulisse übrig bleibt, wird Brennholz für das Laternenfest.</p>',
              '<p>Crown Hall used to make window frames. When the mill closed a woodpecker moved in first, then a theatre group, then a screen printing press. The woodpecker went unnoticed the longest.</p><p>Today we have <strong>a stage, four workshops and an exhibition</strong> that is built anew every year. What is left over becomes scenery, and what is left of the scenery becomes firewood for the lantern night.</p>',
            ),
          ],
          'column-2': [
            module(
              'image',
              'mill-picture',
              {
                de: { caption: 'Der Kronensaal, bevor er uns gehörte.' },
                en: { caption: 'Crown Hall, before it was ours.' },
              },
              { image: photo('alte-saegemuehle'), format: '3:4' },
            ),
          ],
        },
      ),
      headline('doing', 'Was wir machen', 'What we do'),
      module(
        'teaser-list',
        'doing-list',
        { de: {}, en: {} },
        { extra_class: 'uneven' },
        {
          items: [
            teaser(
              'doing-stage',
              { photo: 'das-haus-spielt', url: '/de/produktionen' },
              {
                preline: 'Theater',
                headline: 'Stücke, die man hören kann',
                text: 'Für die Jüngsten ohne Worte, für die Großen mit zu vielen.',
              },
              {
                preline: 'Theatre',
                headline: 'Plays you can hear',
                text: 'Without words for the smallest, with too many for the big ones.',
              },
            ),
            teaser(
              'doing-workshop',
              {
                photo: 'spaene-und-leim',
                url: '/de/ausstellungenundaktivitaeten/kalender?type=2',
              },
              {
                preline: 'Werkstatt',
                headline: 'Sägen ab fünf',
                text: 'Mit echten Sägen, echten Spänen und echten Pflastern.',
              },
              {
                preline: 'Workshop',
                headline: 'Sawing from age five',
                text: 'With real saws, real shavings and real plasters.',
              },
            ),
            teaser(
              'doing-school',
              { photo: 'drei-busse', url: '/de/ausstellungenundaktivitaeten/kalender?type=5' },
              {
                preline: 'Schule & Kita',
                headline: 'Drei Busse, ein Vormittag',
                text: 'Ihr bringt die Klasse, wir bringen den Krach.',
              },
              {
                preline: 'Schools & nurseries',
                headline: 'Three buses, one morning',
                text: 'You bring the class, we bring the racket.',
              },
            ),
          ],
        },
      ),
      headline('weekend', 'Dieses Wochenende', 'This weekend'),
      module('event-list', 'weekend-list', { de: {}, en: {} }, { filters: 'weekend' }),
      headline('questions-title', 'Was wir oft gefragt werden', 'What we are often asked'),
      module(
        'faq',
        'questions',
        {
          de: {
            questions: {
              bird: {
                question: 'Gibt es den Specht wirklich?',
                answer: '<p>Ja. Er mag nur keine Fotos.</p>',
              },
              who: {
                question: 'Wem gehört das Haus?',
                answer:
                  '<p>Einem Verein mit 214 Mitgliedern, von denen 63 noch nicht lesen können. Sie stimmen mit Holzklötzen ab.</p>',
              },
              money: {
                question: 'Wovon lebt ihr?',
                answer:
                  '<p>Zu einem Drittel von Eintrittskarten, zu einem Drittel von der Stadt, zu einem Drittel von Leuten, die uns mögen.</p>',
              },
            },
          },
          en: {
            questions: {
              bird: {
                question: 'Is the woodpecker real?',
                answer: '<p>Yes. It just does not like photographs.</p>',
              },
              who: {
                question: 'Who owns the house?',
                answer:
                  '<p>A society of 214 members, 63 of whom cannot read yet. They vote with wooden blocks.</p>',
              },
              money: {
                question: 'What do you live on?',
                answer: '<p>One third tickets, one third the city, one third people who like us.</p>',
              },
            },
          },
        },
        { questions: [{ id: 'bird' }, { id: 'who' }, { id: 'money' }] },
      ),
    ],
  },
  children: [
    {
      title: { de: 'Mitmachen', en: 'Join in' },
      lead: {
        de: 'Karten abreißen, Laternen kleben, im Kinderrat die Fragen stellen, die uns unangenehm sind.',
        en: 'Tear tickets, glue lanterns, sit on the children’s council and ask what makes us squirm.',
      },
      slug: { de: 'mitmachen', en: 'join-in' },
      hasTabNavigation: true,
      content: {
        modules: [
          module(
            'section',
            'ways',
            { de: {}, en: {} },
            { columns: '33-33-33', extra_class: 'minze' },
            {
              'column-1': [
                headline('council', 'Kinderrat', 'Children’s council'),
                text(
                  'council-text',
                  '<p>Acht Kinder zwischen sechs und zwölf. Sie treffen sich jeden ersten Donnerstag und dürfen Nein sagen.</p>',
                  '<p>Eight children from six to twelve. They meet every first Thursday and may say no.</p>',
                ),
              ],
              'column-2': [
                headline('evening', 'Abenddienst', 'Evening shift'),
                text(
                  'evening-text',
                  '<p>Für Große ab sechzehn: Karten abreißen, Kakao ausschenken, das Stück umsonst sehen.</p>',
                  '<p>For those from sixteen: tear tickets, pour cocoa, see the play for free.</p>',
                ),
              ],
              'column-3': [
                headline('society', 'Verein', 'Society'),
                text(
                  'society-text',
                  '<p>12 € im Jahr, Kinder die Hälfte. Dafür gibt es eine Stimme und einen Holzklotz.</p>',
                  '<p>€12 a year, half for children. You get a vote and a wooden block.</p>',
                ),
              ],
            },
          ),
          module(
            'image',
            'council-vote',
            {
              de: { caption: 'Der Kinderrat stimmt ab. Es ging um Kakao.' },
              en: { caption: 'The children’s council votes. It was about cocoa.' },
            },
            { image: photo('haende-im-kinderrat'), format: '16:9' },
          ),
          module(
            'link',
            'write',
            { de: { link_text: 'Schreibt uns' }, en: { link_text: 'Write to us' } },
            { link: { to: 'mail', address: 'mitmachen@buntspecht.example' } },
          ),
        ],
      },
    },
    {
      title: { de: 'Geschichte', en: 'History' },
      lead: {
        de: 'Wie aus einer Fensterfabrik ein Haus wurde, in dem niemand stillsitzen muss.',
        en: 'How a window factory became a house in which nobody has to sit still.',
      },
      slug: { de: 'geschichte', en: 'history' },
      hasTabNavigation: true,
      content: {
        modules: [
          headline('y1908', '1908: Fenster', '1908: windows'),
          text(
            'y1908-text',
            '<p>Auf dem Gelände sägen achtzig Leute Fensterrahmen für halb Auental. Das erste Klopfen ist ein Dampfhammer.</p>',
            '<p>Eighty people saw window frames for half of Auental. The first knocking is a steam hammer.</p>',
          ),
          module(
            'image',
            'y1908-picture',
            {
              de: { caption: 'Der Dampfhammer, wie ihn sich die Klasse 2b vorstellt.' },
              en: { caption: 'The steam hammer, as class 2b imagines it.' },
            },
            { image: photo('der-dampfhammer'), format: '3:2' },
          ),
          headline('y1994', '1994: Stille', '1994: silence'),
          text(
            'y1994-text',
            '<p>Die Fabrik schließt. Im Dachstuhl zieht jemand ein, der kein Schild an die Tür hängt.</p>',
            '<p>The mill closes. Somebody moves into the rafters who puts no sign on the door.</p>',
          ),
          headline('y2009', '2009: Krach', '2009: racket'),
          text(
            'y2009-text',
            '<p>Elf Eltern, eine Puppenspielerin und ein Hausmeister mit zwei linken Händen machen auf. Am ersten Abend kommen dreißig Leute, vierzehn davon in Gummistiefeln.</p>',
            '<p>Eleven parents, one puppeteer and a caretaker with two left hands open the doors. Thirty people come on the first night, fourteen of them in wellingtons.</p>',
          ),
          module(
            'image',
            'y2009-picture',
            {
              de: { caption: 'Der erste Abend. Der Mond war pünktlich.' },
              en: { caption: 'The first night. The moon was on time.' },
            },
            { image: photo('erster-abend'), format: '16:9' },
          ),
        ],
      },
    },
    rooms,
    press,
    jobs,
    partners,
    contact,
  ],
};
