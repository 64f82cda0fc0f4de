import type { Language } from '#lib/localized.ts';

/** Kinds of data that a file can import, by their API names. */
export const IMPORT_KINDS = ['redirects', 'events', 'persons'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Maximum size of a file, and its maximum number of lines besides the headings. */
export const FILE_BYTES = 200_000;
export const MAX_LINES = 500;

export interface Column {
  /** Target of the column: a field of the resource, `role.de` for one language of it. */
  field: string;
  /** Heading of the column in a file, the same as the form's label of the field. */
  label: Record<Language, string>;
  /** Description of the cells' content. */
  hint: Record<Language, string>;
  /** A file without it cannot be read. */
  isRequired?: true;
}

const AS_PRODUCTION = { de: 'leer: wie bei der Produktion', en: 'leave blank to use the production’s' };

/** Columns of a file, by the kind of data it imports (docs/product/admin.md#csv-files). */
export const COLUMNS: Record<ImportKind, readonly Column[]> = {
  redirects: [
    {
      field: 'old_path',
      label: { de: 'Alte Adresse', en: 'Old address' },
      hint: { de: 'ein Pfad dieser Website: /de/alt', en: 'a path on this site: /en/old' },
      isRequired: true,
    },
    {
      field: 'new_path',
      label: { de: 'Neue Adresse', en: 'New address' },
      hint: {
        de: 'ein Pfad, oder eine Adresse mit https://',
        en: 'a path, or an address starting with https://',
      },
      isRequired: true,
    },
  ],
  events: [
    {
      field: 'production',
      label: { de: 'Produktion', en: 'Production' },
      hint: { de: 'Titel oder Teil der Adresse', en: 'title or part of the address' },
      isRequired: true,
    },
    {
      field: 'room',
      label: { de: 'Raum', en: 'Room' },
      hint: { de: 'Name oder Teil der Adresse', en: 'name or part of the address' },
      isRequired: true,
    },
    {
      field: 'date_start',
      label: { de: 'Beginn', en: 'Starts' },
      hint: { de: 'Zeit in Berlin: 24.12.2026 15:00', en: 'Berlin time: 24.12.2026 15:00' },
      isRequired: true,
    },
    {
      field: 'date_end',
      label: { de: 'Ende', en: 'Ends' },
      hint: {
        de: 'Tag und Uhrzeit, oder nur die Uhrzeit; leer: so lange, wie die Produktion dauert',
        en: 'date and time, or just the time; leave blank for the production’s length',
      },
    },
    { field: 'event_type', label: { de: 'Art', en: 'Event type' }, hint: AS_PRODUCTION },
    { field: 'genre', label: { de: 'Genre', en: 'Genre' }, hint: AS_PRODUCTION },
    { field: 'series', label: { de: 'Reihe', en: 'Series' }, hint: AS_PRODUCTION },
    { field: 'age_from', label: { de: 'Alter ab', en: 'Age from' }, hint: AS_PRODUCTION },
    { field: 'age_to', label: { de: 'Alter bis', en: 'Age to' }, hint: AS_PRODUCTION },
    {
      field: 'status',
      label: { de: 'Zustand', en: 'Status' },
      hint: {
        de: 'findet statt, abgesagt oder verschoben; leer: findet statt',
        en: 'going ahead, cancelled or postponed; leave blank for going ahead',
      },
    },
    {
      field: 'is_online',
      label: { de: 'Auf der Website', en: 'On the website' },
      hint: { de: 'ja oder nein; leer: nein', en: 'yes or no; leave blank for no' },
    },
    {
      field: 'tags',
      label: { de: 'Schlagworte', en: 'Tags' },
      hint: { de: 'mehrere mit | dazwischen', en: 'separate several with |' },
    },
    {
      field: 'access',
      label: { de: 'Zugang', en: 'Access' },
      hint: {
        de: 'ohne Stufen, Gebärdensprache, entspannt, leise, mit | dazwischen; leer: wie bei Produktion und Raum',
        en: 'step-free, sign language, relaxed, quiet, separated with |; leave blank to use the production’s and the room’s',
      },
    },
  ],
  persons: [
    {
      field: 'name',
      label: { de: 'Name', en: 'Name' },
      hint: { de: 'Vorname zuerst', en: 'first name first' },
      isRequired: true,
    },
    {
      field: 'category',
      label: { de: 'Gruppe', en: 'Group' },
      hint: { de: 'Name oder Teil der Adresse', en: 'name or part of the address' },
      isRequired: true,
    },
    {
      field: 'role.de',
      label: { de: 'Aufgabe im Haus, Deutsch', en: 'Role here, German' },
      hint: { de: 'eine Zeile', en: 'one line' },
      isRequired: true,
    },
    {
      field: 'role.en',
      label: { de: 'Aufgabe im Haus, Englisch', en: 'Role here, English' },
      hint: { de: 'leer: auf Englisch steht der deutsche Text', en: 'leave blank to show the German text' },
    },
    {
      field: 'biography.de',
      label: { de: 'Lebenslauf, Deutsch', en: 'Biography, German' },
      hint: {
        de: 'Text; eine leere Zeile macht einen Absatz',
        en: 'text; a blank line starts a new paragraph',
      },
      isRequired: true,
    },
    {
      field: 'biography.en',
      label: { de: 'Lebenslauf, Englisch', en: 'Biography, English' },
      hint: { de: 'leer: auf Englisch steht der deutsche Text', en: 'leave blank to show the German text' },
    },
    {
      field: 'slug',
      label: { de: 'Teil der Adresse', en: 'Part of the address' },
      hint: { de: 'leer: wird aus dem Namen gemacht', en: 'leave blank to generate it from the name' },
    },
  ],
};
