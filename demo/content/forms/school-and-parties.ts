import type { NewForm } from '#features/website/forms/index.ts';
import { both, choices, field } from './build.ts';

const A_YEAR = 365;

export const schoolBooking: NewForm = {
  slug: 'wir-kommen-als-klasse',
  title: both('Wir kommen als Klasse', 'We are coming as a class'),
  intro: both(
    'Fünf Minuten ausfüllen, in zwei Werktagen antworten wir mit einem Termin, der wirklich frei ist.',
    'Five minutes to fill in; within two working days we answer with a date that is really free.',
  ),
  thanks: both(
    'Deine Anfrage ist da. In zwei Werktagen schicken wir dir einen Termin.',
    'Your request is here. Within two working days we send you a date.',
  ),
  button: both('Anfrage abschicken', 'Send the request'),
  notificationEmail: 'schule@buntspecht.example',
  retentionDays: A_YEAR,
  fields: [
    field('who', 14, both('Wer seid ihr?', 'Who are you?')),
    field('school', 1, both('Schule oder Kita', 'School or nursery')),
    field('name', 1, both('Dein Name', 'Your name')),
    field('email', 3, both('E-Mail-Adresse', 'Email address')),
    field('phone', 12, both('Telefon', 'Telephone'), {
      required: false,
      help_text: both(
        'Für den Fall, dass wir kurz vorher absagen müssen.',
        'In case we have to cancel at short notice.',
      ),
    }),
    field('how-many', 14, both('Wie viele, wie alt?', 'How many, how old?')),
    field('children', 10, both('Wie viele Kinder?', 'How many children?'), { min: 1, max: 60 }),
    field('grades', 7, both('Klassenstufe, mehrere möglich', 'Year, several possible'), {
      choices: choices(
        ['0', 'Vorschule', 'Pre-school'],
        ['1', '1', '1'],
        ['2', '2', '2'],
        ['3', '3', '3'],
        ['4', '4', '4'],
      ),
    }),
    field('needs', 5, both('Was sollen wir wissen?', 'What should we know?'), {
      required: false,
      choices: choices(
        ['wheelchair', 'Jemand fährt Rollstuhl', 'Somebody uses a wheelchair'],
        ['hearing', 'Jemand hört schlecht', 'Somebody is hard of hearing'],
        ['quiet', 'Jemand braucht eine Pause-Ecke', 'Somebody needs a quiet corner'],
      ),
    }),
    field(
      'hearing-help',
      4,
      both('Induktionsschleife oder Gebärdensprache?', 'Induction loop or sign language?'),
      {
        visible: { field: 'needs', values: ['hearing'] },
        choices: choices(
          ['loop', 'Induktionsschleife', 'Induction loop'],
          ['sign', 'Deutsche Gebärdensprache', 'German sign language'],
        ),
        help_text: both(
          'Nur nötig, wenn jemand schlecht hört.',
          'Only needed if somebody is hard of hearing.',
        ),
      },
    ),
    field('when', 14, both('Wann und was?', 'When and what?')),
    field('first-day', 11, both('Am liebsten am', 'Preferably on'), {
      help_text: both('Dienstag bis Freitag, 9 bis 12 Uhr.', 'Tuesday to Friday, 9 to 12.'),
    }),
    field('second-day', 11, both('Oder am', 'Or on'), { required: false }),
    field('what', 8, both('Was wollt ihr machen?', 'What would you like to do?'), {
      choices: choices(
        ['listening', 'Hörspaziergang, 75 Minuten', 'Listening walk, 75 minutes'],
        ['stage', 'Blick hinter die Bühne, 60 Minuten', 'A look behind the stage, 60 minutes'],
        ['paper', 'Werkstatt Papier, 90 Minuten', 'Paper workshop, 90 minutes'],
      ),
    }),
    field('more', 2, both('Sonst noch etwas?', 'Anything else?'), { required: false }),
    field('list', 9, both('Klassenliste', 'Class list'), {
      required: false,
      kinds: ['pdf', 'document'],
      bytes: 10_000_000,
      help_text: both('PDF oder Tabelle, bis 10 MB.', 'PDF or spreadsheet, up to 10 MB.'),
    }),
    field(
      'consent',
      13,
      both(
        'Ihr dürft die Angaben ein Jahr behalten, um den Besuch zu planen.',
        'You may keep what I wrote for a year to plan the visit.',
      ),
    ),
  ],
};

export const birthdayParty: NewForm = {
  slug: 'geburtstag-im-haus',
  title: both('Geburtstag im Haus', 'A birthday in the house'),
  intro: both(
    'Zwei Stunden, höchstens zwölf Kinder, ein Tisch, ein Kuchen und sehr viel Papier.',
    'Two hours, twelve children at most, a table, a cake and a great deal of paper.',
  ),
  thanks: both(
    'Der Wunsch ist da. Wir rufen an oder schreiben, sobald wir wissen, ob der Tag frei ist.',
    'Your wish is here. We call or write as soon as we know whether the day is free.',
  ),
  button: both('Wunsch abschicken', 'Send the wish'),
  notificationEmail: 'feiern@buntspecht.example',
  retentionDays: A_YEAR,
  fields: [
    field('party', 14, both('Das Fest', 'The party')),
    field('child', 1, both('Wie heißt das Geburtstagskind?', 'What is the birthday child called?')),
    field('age', 10, both('Wie alt wird es?', 'How old will it be?'), { min: 1, max: 12 }),
    field('guests', 10, both('Wie viele Kinder kommen?', 'How many children are coming?'), {
      min: 2,
      max: 12,
    }),
    field('day', 11, both('Welcher Tag?', 'Which day?')),
    field('theme', 4, both('Worum soll es gehen?', 'What is it to be about?'), {
      choices: choices(
        ['monsters', 'Monster aus Pappe', 'Cardboard monsters'],
        ['shadows', 'Schattentheater', 'Shadow theatre'],
        ['noises', 'Geräusche machen', 'Making noises'],
      ),
    }),
    field('cake', 6, both('Wir bringen den Kuchen selbst mit', 'We bring the cake ourselves'), {
      required: false,
    }),
    field('allergies', 2, both('Was darf nicht in den Kuchen?', 'What must not be in the cake?'), {
      required: false,
    }),
    field('you', 14, both('Du', 'You')),
    field('name', 1, both('Dein Name', 'Your name')),
    field('email', 3, both('E-Mail-Adresse', 'Email address')),
    field('phone', 12, both('Telefon', 'Telephone'), { required: false }),
    field(
      'consent',
      13,
      both(
        'Ihr dürft die Angaben bis zum Fest und ein Jahr danach behalten.',
        'You may keep what I wrote until the party and for a year after.',
      ),
    ),
  ],
};
