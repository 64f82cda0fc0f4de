import type { ResourceWords } from './shared.ts';

/** What the house calls what shows how it is run. */
export const operationResources: Record<string, ResourceWords> = {
  emails: {
    name: [
      ['E-Mail', 'E-mail'],
      ['Postausgang', 'Outbox'],
    ],
    fields: {
      written_at: ['geschrieben', 'written'],
      to: ['an', 'to'],
      subject: ['Betreff', 'Subject'],
      about: ['Wovon', 'About'],
      attempts: ['Versuche', 'Attempts'],
      state: ['Zustand', 'State'],
    },
  },
  jobs: {
    name: [
      ['Aufgabe', 'Job'],
      ['Was von selbst läuft', 'What runs by itself'],
    ],
    fields: {
      name: ['Was', 'What'],
      due_at: ['wieder', 'next'],
      ended_at: ['zuletzt', 'last'],
      error: ['Wie es ging', 'How it went'],
    },
  },
  audit: {
    name: [
      ['Änderung', 'Change'],
      ['Protokoll', 'Audit'],
    ],
    fields: {
      at: ['Wann', 'When'],
      actor: ['Wer', 'Who'],
      action: ['tat was', 'did what'],
      entity: ['woran', 'with what'],
      entity_id: ['Nummer', 'Number'],
      changes: ['Felder', 'Fields'],
      from: ['ab', 'from'],
      to: ['bis', 'until'],
    },
  },
};
