import type { ResourceWords } from './shared.ts';

/** Names of the resources that show how the site is running. */
export const operationResources: Record<string, ResourceWords> = {
  emails: {
    name: [
      ['E-Mail', 'Email'],
      ['Postausgang', 'Outbox'],
    ],
    fields: {
      written_at: ['geschrieben', 'written'],
      to: ['an', 'to'],
      subject: ['Betreff', 'Subject'],
      about: ['Wovon', 'About'],
      attempts: ['Versuche', 'Attempts'],
      state: ['Zustand', 'Status'],
    },
  },
  jobs: {
    name: [
      ['Aufgabe', 'Job'],
      ['Was von selbst läuft', 'Scheduled jobs'],
    ],
    fields: {
      name: ['Was', 'Job'],
      due_at: ['nächster Lauf', 'next run'],
      ended_at: ['letzter Lauf', 'last run'],
      error: ['Ergebnis', 'Result'],
    },
  },
  audit: {
    name: [
      ['Änderung', 'Change'],
      ['Protokoll', 'Audit log'],
    ],
    fields: {
      at: ['Wann', 'When'],
      actor: ['Wer', 'Who'],
      action: ['Aktion', 'action'],
      entity: ['Datensatz', 'record'],
      entity_id: ['Nummer', 'Number'],
      changes: ['Felder', 'Fields'],
      from: ['ab', 'from'],
      to: ['bis', 'to'],
    },
  },
};
