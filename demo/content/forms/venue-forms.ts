import type { NewForm } from '#features/website/forms/index.ts';
import { both, choices, field } from './build.ts';

const [THREE_MONTHS, HALF_A_YEAR, A_YEAR] = [90, 183, 365];

export const lostAndFound: NewForm = {
  slug: 'fundbuero',
  title: both('Verloren und gefunden', 'Lost and found'),
  intro: both(
    'In der Kiste an der Kasse liegen elf einzelne Handschuhe. Vielleicht ist deiner dabei.',
    'Eleven single gloves lie in the box at the desk. Perhaps one of them is yours.',
  ),
  thanks: both('Wir sehen nach und schreiben dir.', 'We will have a look and write to you.'),
  button: both('Suchen lassen', 'Have it looked for'),
  notificationEmail: 'kasse@buntspecht.example',
  retentionDays: THREE_MONTHS,
  fields: [
    field('thing', 1, both('Was fehlt?', 'What is missing?')),
    field('looks', 2, both('Wie sieht es aus?', 'What does it look like?')),
    field('day', 11, both('Wann war es noch da?', 'When was it last there?')),
    field('where', 4, both('Wo ungefähr?', 'Roughly where?'), {
      required: false,
      choices: choices(
        ['wardrobe', 'Garderobe', 'Cloakroom'],
        ['stage', 'Bühne', 'Stage'],
        ['workshop', 'Werkstatt', 'Workshop'],
        ['unknown', 'Keine Ahnung', 'No idea'],
      ),
    }),
    field('photo', 9, both('Ein Foto davon', 'A photo of it'), {
      required: false,
      kinds: ['image'],
      bytes: 10_000_000,
      help_text: both('Bis 10 MB.', 'Up to 10 MB.'),
    }),
    field('name', 1, both('Dein Name', 'Your name')),
    field('email', 3, both('E-Mail-Adresse', 'Email address')),
  ],
};

export const castingCall: NewForm = {
  slug: 'wer-spielt-mit',
  title: both('Wer spielt mit?', 'Who plays along?'),
  intro: both(
    'Wir suchen acht Kinder von acht bis zwölf, die laut, leise oder beides können. Erfahrung braucht niemand.',
    'We look for eight children from eight to twelve who can be loud, quiet, or both. Nobody needs experience.',
  ),
  thanks: both(
    'Danke, dass du mitspielen willst. Bis zum Ende des Monats schreiben wir allen, auch denen, die diesmal nicht dabei sind.',
    'Thank you for wanting to play. By the end of the month we write to everybody, also to those who are not in this time.',
  ),
  button: both('Bewerbung abschicken', 'Send the application'),
  notificationEmail: 'ensemble@buntspecht.example',
  retentionDays: HALF_A_YEAR,
  fields: [
    field('child', 14, both('Wer spielt?', 'Who plays?')),
    field('name', 1, both('Vorname', 'First name')),
    field('age', 10, both('Alter', 'Age'), { min: 8, max: 12 }),
    field('likes', 7, both('Was machst du gern?', 'What do you like doing?'), {
      choices: choices(
        ['speak', 'sprechen', 'speaking'],
        ['sing', 'singen', 'singing'],
        ['move', 'bewegen', 'moving'],
        ['build', 'bauen', 'building'],
      ),
    }),
    field('why', 2, both('Erzähl uns etwas, das niemand glaubt', 'Tell us something nobody believes')),
    field(
      'sample',
      9,
      both('Ein Bild, eine Aufnahme oder ein Film von dir', 'A picture, a recording or a film of you'),
      {
        kinds: ['image', 'audio', 'video', 'pdf'],
        bytes: 20_000_000,
        help_text: both('Bis 20 MB.', 'Up to 20 MB.'),
      },
    ),
    field('adult', 14, both('Wer ist für dich da?', 'Who is there for you?')),
    field('parent', 1, both('Name eines Erwachsenen', 'Name of a grown-up')),
    field('email', 3, both('E-Mail-Adresse', 'Email address')),
    field(
      'consent',
      13,
      both(
        'Ich bin erziehungsberechtigt. Ihr dürft Angaben und Datei ein halbes Jahr behalten, um auszuwählen.',
        'I have custody. You may keep what is written here and the file for half a year to make your choice.',
      ),
    ),
  ],
};

export const feedback: NewForm = {
  slug: 'wie-war-es',
  title: both('Wie war es?', 'How was it?'),
  intro: both(
    'Lob, Ärger, Ideen: Wir lesen alles und lernen daraus.',
    'Praise, trouble, ideas: we read all of it and learn.',
  ),
  thanks: both('Danke. Wir hängen es in die Küche.', 'Thank you. We pin it up in the kitchen.'),
  button: both('Abschicken', 'Send'),
  notificationEmail: 'hallo@buntspecht.example',
  retentionDays: A_YEAR,
  fields: [
    field('how', 8, both('Wie war es?', 'How was it?'), {
      choices: choices(
        ['great', 'Großartig', 'Great'],
        ['fine', 'Gut', 'Fine'],
        ['bad', 'Nicht so gut', 'Not so good'],
      ),
    }),
    field('what-went-wrong', 2, both('Was lief schief?', 'What went wrong?'), {
      visible: { field: 'how', values: ['bad'] },
      help_text: both('Nur nötig, wenn es nicht so gut war.', 'Only needed if it was not so good.'),
    }),
    field('message', 2, both('Was möchtest du uns sagen?', 'What would you like to tell us?'), {
      required: false,
    }),
    field('email', 3, both('E-Mail-Adresse', 'Email address'), {
      required: false,
      help_text: both('Nur, wenn du eine Antwort willst.', 'Only if you want an answer.'),
    }),
  ],
};
