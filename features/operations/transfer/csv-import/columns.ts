import type { MessageDescriptor } from '@lingui/core';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';

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
  hint: MessageDescriptor;
  /** A file without it cannot be read. */
  isRequired?: true;
}

const AS_PRODUCTION = msg`leave blank to use the production’s`;

/** Columns of a file, by the kind of data it imports (docs/product/admin.md#csv-files). */
export const COLUMNS: Record<ImportKind, readonly Column[]> = {
  redirects: [
    {
      field: 'old_path',
      label: { de: 'Alte Adresse', en: 'Old address' },
      hint: msg`a path on this site: /en/old`,
      isRequired: true,
    },
    {
      field: 'new_path',
      label: { de: 'Neue Adresse', en: 'New address' },
      hint: msg`a path, or an address starting with https://`,
      isRequired: true,
    },
  ],
  events: [
    {
      field: 'production',
      label: { de: 'Produktion', en: 'Production' },
      hint: msg`title or part of the address`,
      isRequired: true,
    },
    {
      field: 'room',
      label: { de: 'Raum', en: 'Room' },
      hint: msg`name or part of the address`,
      isRequired: true,
    },
    {
      field: 'date_start',
      label: { de: 'Beginn', en: 'Starts' },
      hint: msg`Berlin time: 24.12.2026 15:00`,
      isRequired: true,
    },
    {
      field: 'date_end',
      label: { de: 'Ende', en: 'Ends' },
      hint: msg`date and time, or just the time; leave blank for the production’s length`,
    },
    { field: 'event_type', label: { de: 'Art', en: 'Event type' }, hint: AS_PRODUCTION },
    { field: 'genre', label: { de: 'Genre', en: 'Genre' }, hint: AS_PRODUCTION },
    { field: 'series', label: { de: 'Reihe', en: 'Series' }, hint: AS_PRODUCTION },
    { field: 'age_from', label: { de: 'Alter ab', en: 'Age from' }, hint: AS_PRODUCTION },
    { field: 'age_to', label: { de: 'Alter bis', en: 'Age to' }, hint: AS_PRODUCTION },
    {
      field: 'status',
      label: { de: 'Zustand', en: 'Status' },
      hint: msg`going ahead, cancelled or postponed; leave blank for going ahead`,
    },
    {
      field: 'is_online',
      label: { de: 'Auf der Website', en: 'On the website' },
      hint: msg`yes or no; leave blank for no`,
    },
    {
      field: 'tags',
      label: { de: 'Schlagworte', en: 'Tags' },
      hint: msg`separate several with |`,
    },
    {
      field: 'access',
      label: { de: 'Zugang', en: 'Access' },
      hint: msg`step-free, sign language, relaxed, quiet, separated with |; leave blank to use the production’s and the room’s`,
    },
  ],
  persons: [
    {
      field: 'name',
      label: { de: 'Name', en: 'Name' },
      hint: msg`first name first`,
      isRequired: true,
    },
    {
      field: 'category',
      label: { de: 'Gruppe', en: 'Group' },
      hint: msg`name or part of the address`,
      isRequired: true,
    },
    {
      field: 'role.de',
      label: { de: 'Aufgabe im Haus, Deutsch', en: 'Role here, German' },
      hint: msg`one line`,
      isRequired: true,
    },
    {
      field: 'role.en',
      label: { de: 'Aufgabe im Haus, Englisch', en: 'Role here, English' },
      hint: msg`leave blank to show the German text`,
    },
    {
      field: 'biography.de',
      label: { de: 'Lebenslauf, Deutsch', en: 'Biography, German' },
      hint: msg`text; a blank line starts a new paragraph`,
      isRequired: true,
    },
    {
      field: 'biography.en',
      label: { de: 'Lebenslauf, Englisch', en: 'Biography, English' },
      hint: msg`leave blank to show the German text`,
    },
    {
      field: 'slug',
      label: { de: 'Teil der Adresse', en: 'Part of the address' },
      hint: msg`leave blank to generate it from the name`,
    },
  ],
};
