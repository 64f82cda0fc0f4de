import type { QuestionKind, QuestionScope } from '#features/box-office/questions/index.ts';
import type { Localized } from '#lib/localized.ts';

interface DemoQuestion {
  label: Localized;
  help: Localized | null;
  kind: QuestionKind;
  askedPer: QuestionScope;
  isHealth: boolean;
}

/** Questions the demo asks workshop participants. None of them must be answered. */
export const questions: DemoQuestion[] = [
  {
    label: { de: 'Wie heißt das Kind?', en: 'What is the child called?' },
    help: { de: 'So rufen wir es in der Werkstatt.', en: 'That is how we call it in the workshop.' },
    kind: 'text',
    askedPer: 'ticket',
    isHealth: false,
  },
  {
    label: { de: 'Wie alt ist es?', en: 'How old is it?' },
    help: null,
    kind: 'number',
    askedPer: 'ticket',
    isHealth: false,
  },
  {
    label: { de: 'Was sollen wir über Allergien wissen?', en: 'What should we know about allergies?' },
    help: { de: 'Wir arbeiten mit Kleister, Wolle und Nüssen.', en: 'We work with paste, wool and nuts.' },
    kind: 'text',
    askedPer: 'ticket',
    isHealth: true,
  },
  {
    label: { de: 'Wer darf abholen?', en: 'Who may collect?' },
    help: null,
    kind: 'text',
    askedPer: 'order',
    isHealth: false,
  },
];
