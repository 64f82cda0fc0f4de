import { type DemoPage, headline, module, photo, text } from './types.ts';

export const birthdays: DemoPage = {
  title: { de: 'Geburtstag', en: 'Birthdays' },
  lead: {
    de: 'Zehn Kinder, zwei Stunden, ein Ungeheuer aus Pappe. Kuchen bringt ihr mit, den Rest haben wir.',
    en: 'Ten children, two hours, one cardboard monster. You bring the cake, we have the rest.',
  },
  slug: { de: 'geburtstag', en: 'birthdays' },
  inFooter: true,
  content: {
    modules: [
      module(
        'image',
        'monster',
        {
          de: { caption: 'Darf mit nach Hause: das Ungeheuer.' },
          en: { caption: 'May come home with you: the monster.' },
        },
        { image: photo('geburtstag-im-bau'), format: '16:9' },
      ),
      headline('how', 'So geht das', 'How it works'),
      module(
        'section',
        'steps',
        { de: {}, en: {} },
        { columns: '50-50' },
        {
          'column-1': [
            text(
              'before',
              '<p><strong>Vorher</strong></p><ul><li><p>Einen Tag aussuchen, drei Wochen im Voraus reicht.</p></li><li><p>Sagen, wie viele kommen und wer keine Nüsse mag.</p></li><li><p>Wählen: Bau, Bühne oder Schatten.</p></li></ul>',
              '<p><strong>Before</strong></p><ul><li><p>Pick a day; three weeks ahead is enough.</p></li><li><p>Tell us how many are coming and who does not like nuts.</p></li><li><p>Choose: building, stage or shadows.</p></li></ul>',
            ),
          ],
          'column-2': [
            text(
              'then',
              '<p><strong>Dann</strong></p><ul><li><p>Eine Stunde bauen, spielen oder Schatten fangen.</p></li><li><p>Eine halbe Stunde Kuchen an der langen Werkbank.</p></li><li><p>Eine halbe Stunde nichts. Das ist immer das Beste.</p></li></ul>',
              '<p><strong>Then</strong></p><ul><li><p>An hour of building, playing or catching shadows.</p></li><li><p>Half an hour of cake at the long workbench.</p></li><li><p>Half an hour of nothing. It is always the best part.</p></li></ul>',
            ),
          ],
        },
      ),
      module(
        'image',
        'cake',
        {
          de: { caption: 'Was an der Werkbank am häufigsten gesagt wird.' },
          en: { caption: 'What is said most often at the workbench.' },
        },
        { image: photo('kuchen-an-der-werkbank'), format: '3:2' },
      ),
      module(
        'faq',
        'party-questions',
        {
          de: {
            questions: {
              price: {
                question: 'Was kostet das?',
                answer: '<p>140 € für zehn Kinder, jedes weitere 10 €. Ein Ungeheuer ist dabei.</p>',
              },
              age: {
                question: 'Ab welchem Alter?',
                answer: '<p>Ab fünf. Darunter feiern wir gern, bauen aber nichts, was sägt.</p>',
              },
            },
          },
          en: {
            questions: {
              price: {
                question: 'What does it cost?',
                answer: '<p>€140 for ten children, €10 for each one more. A monster is included.</p>',
              },
              age: {
                question: 'From what age?',
                answer: '<p>From five. Below that we love to party but build nothing that saws.</p>',
              },
            },
          },
        },
        { questions: [{ id: 'price' }, { id: 'age' }] },
      ),
      headline('ask', 'Du weißt schon, wann?', 'You know when already?'),
      module('form', 'party', { de: {}, en: {} }, { form: 2, anchor: 'anfrage' }),
    ],
  },
};
