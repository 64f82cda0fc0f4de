import type { ModuleNode } from '#features/core/documents/index.ts';
import type { Field, NewForm } from '#features/website/forms/index.ts';

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
      en: 'What got in your way, and what happened?',
    },
  },
  {
    ...QUESTION,
    slug: 'where',
    field_type: 8,
    label: { de: 'Wo war es?', en: 'Where was it?' },
    choices: [
      { value: 'site', label: { de: 'Auf der Seite', en: 'On the site' } },
      { value: 'house', label: { de: 'Im Haus', en: 'At the venue' } },
    ],
  },
  {
    ...QUESTION,
    slug: 'email',
    field_type: 3,
    label: { de: 'E-Mail-Adresse', en: 'Email address' },
    help_text: { de: 'Nur, wenn du eine Antwort willst.', en: 'Only if you’d like a reply.' },
  },
];

/** The form that every venue has on its page about accessibility (docs/product/settings-and-errors.md#feedback). */
export const ACCESSIBILITY_FORM: NewForm = {
  slug: 'barriere-melden',
  title: { de: 'Eine Barriere melden', en: 'Report an access problem' },
  intro: {
    de: 'Sag uns, was im Weg ist. Wir antworten innerhalb von zwei Wochen, wenn du eine Adresse hinterlässt.',
    en: 'Tell us what’s in the way. If you leave your email address, we’ll reply within two weeks.',
  },
  thanks: {
    de: 'Danke. Jemand aus dem Haus liest es und kümmert sich.',
    en: 'Thank you. Someone from our team will read it and look into it.',
  },
  button: { de: 'Nachricht abschicken', en: 'Send message' },
  notificationEmail: null,
  retentionDays: 365,
  fields: FIELDS,
};

/** Returns the modules at the end of that page: the form under a headline to link to. */
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
        en: { content: 'Report an access problem' },
      },
    },
    { id: 'feedback-form', type: 'form', version: 1, data: { form: formId }, text: nothing },
  ];
}
