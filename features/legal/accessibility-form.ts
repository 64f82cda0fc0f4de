import type { ModuleNode } from '#features/content/index.ts';
import type { Field, NewForm } from '#features/forms/index.ts';

const QUESTION = {
  required: false,
  visible: true,
  choices: [],
  default: '',
  placeholder_text: null,
  help_text: null,
} as const;

const FIELDS: Omit<Field, 'id'>[] = [
  {
    ...QUESTION,
    slug: 'message',
    field_type: 2,
    required: true,
    label: {
      de: 'Wo ist die Barriere, und was ist passiert?',
      en: 'Where is the barrier, and what happened?',
    },
  },
  {
    ...QUESTION,
    slug: 'where',
    field_type: 8,
    label: { de: 'Wo war es?', en: 'Where was it?' },
    choices: [
      { value: 'site', label: { de: 'Auf der Seite', en: 'On the site' } },
      { value: 'house', label: { de: 'Im Haus', en: 'In the house' } },
    ],
  },
  {
    ...QUESTION,
    slug: 'email',
    field_type: 3,
    label: { de: 'E-Mail-Adresse', en: 'E-mail address' },
    help_text: { de: 'Nur, wenn du eine Antwort willst.', en: 'Only if you want an answer.' },
  },
];

/** The form that every house has on its page about accessibility (docs/product/settings-and-errors.md#feedback). */
export const ACCESSIBILITY_FORM: NewForm = {
  slug: 'barriere-melden',
  title: { de: 'Eine Barriere melden', en: 'Report a barrier' },
  intro: {
    de: 'Sag uns, was im Weg ist. Wir antworten innerhalb von zwei Wochen, wenn du eine Adresse hinterlässt.',
    en: 'Tell us what is in the way. We answer within two weeks if you leave an address.',
  },
  thanks: {
    de: 'Danke. Jemand aus dem Haus liest es und kümmert sich.',
    en: 'Thank you. Somebody from the house reads it and sees to it.',
  },
  button: { de: 'Nachricht abschicken', en: 'Send the message' },
  houseEmail: null,
  keepDays: 365,
  fields: FIELDS,
};

/** What ends that page: the form under a headline to lead to. */
export function accessibilityModules(formId: number): ModuleNode[] {
  const nothing = { de: {}, en: {} };
  return [
    {
      id: 'feedback-headline',
      type: 'headline',
      version: 1,
      data: { headline_level: 2, anchor: 'feedback' },
      text: {
        de: { content: 'Eine Barriere melden' },
        en: { content: 'Report a barrier' },
      },
    },
    { id: 'feedback-form', type: 'form', version: 1, data: { form: formId }, text: nothing },
  ];
}
