import type { MessageDescriptor } from '@lingui/core';
import type { z } from 'zod';
import type { FileView, PhotoView } from '#features/core/media/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Id, Json, ModuleNode } from '../tree.ts';

export type FieldKind =
  | 'text'
  | 'rich-text'
  | 'image'
  | 'link'
  | 'url'
  | 'file'
  | 'date-time'
  | 'number'
  | 'choice'
  | 'flag'
  | 'reference'
  | 'container'
  | 'list'
  | 'columns';

/** Something that a page names: where it is used is found by it. */
export interface Reference {
  kind: ReferenceKind;
  id: number;
}

export const REFERENCE_KINDS = [
  'page',
  'event',
  'production',
  'person',
  'venue',
  'series',
  'article',
  'form',
  'image',
  'file',
] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** Sanitizes the input of editors; the browser has none, the server does it. */
export interface Cleaner {
  richText(html: string): string;
}

/** Data loaded for a page before rendering; plain data, so that an editor's browser can have it too. */
export interface Loaded {
  /** Paths in the page's language by kind and id: `page/12`. Missing ones have no visible page. */
  links: Record<string, string>;
  images: Record<string, PhotoView>;
  files: Record<string, FileView>;
  /** Data from the modules' own loaders, by module. */
  modules: Record<Id, Json>;
  /** Modules of other documents that stand in a module, by that module; their ids are made unlike all others. */
  within: Record<Id, ModuleNode[]>;
}

export const NOTHING_LOADED: Loaded = { links: {}, images: {}, files: {}, modules: {}, within: {} };

/** Context in which values are rendered. */
export interface ShowContext {
  language: Language;
  /** The instant of the page. */
  at: string;
  loaded: Loaded;
  /** While somebody writes in a field, a text that is absent is an empty one to write into. */
  isOpen?: boolean;
  /** Rich text for output, its links resolved to pages of the site. Given by the server. */
  showRichText(html: string): string;
}

/** A kind of value with all that is done with it. */
export interface Field<Kind extends FieldKind = FieldKind, Stored = unknown, Shown = unknown> {
  kind: Kind;
  label: MessageDescriptor;
  help?: MessageDescriptor;
  /** Each language says it for itself; else both share it. */
  localized: boolean;
  /** Must be there to be stored, or only to be published; `null`: may be left out. */
  required: 'draft' | 'publish' | null;
  /** Edited on the page itself; else in the modal. */
  inline: boolean;
  /** Schema of storable values. Messages of its issues are our codes. */
  schema: z.ZodType<Stored>;
  isEmpty(value: Stored): boolean;
  /** Sanitized for storage; a value of a wrong type is returned unchanged, for validation to refuse. */
  clean(value: Json, cleaner: Cleaner): Json;
  /** Returns the text of a value for searching and comparing by words. */
  words(value: Stored): string;
  /** Concatenates two values, where the field can hold both; `null` where it holds one alone. */
  join: ((first: Stored, second: Stored) => Stored) | null;
  references(value: Stored): Reference[];
  /** As a view gets it. `lang` is set where a text comes in another language than the page's. */
  show(value: Stored | undefined, lang: Language | undefined, context: ShowContext): Shown;
}

// biome-ignore lint/suspicious/noExplicitAny: the one type that fields of every kind fit into
export type AnyField = Field<FieldKind, any, any>;
export type Fields = Record<string, AnyField>;

/** Options common to all builders. */
export interface FieldOptions {
  label: MessageDescriptor;
  help?: MessageDescriptor;
  required?: 'draft' | 'publish';
  localized?: boolean;
  inline?: boolean;
}

type Rules<Kind extends FieldKind, Stored, Shown> = Pick<Field<Kind, Stored, Shown>, 'schema' | 'show'> &
  Partial<Pick<Field<Kind, Stored, Shown>, 'isEmpty' | 'clean' | 'words' | 'join' | 'references'>>;

/** Creates a field of a kind from the behaviour most kinds share. */
export function makeField<Kind extends FieldKind, Stored, Shown>(
  kind: Kind,
  { label, help, required, localized = false, inline = false }: FieldOptions,
  rules: Rules<Kind, Stored, Shown>,
): Field<Kind, Stored, Shown> {
  return {
    kind,
    label,
    ...(help ? { help } : {}),
    localized,
    inline,
    required: required ?? null,
    isEmpty: (value) => (value as unknown) === '',
    clean: (value) => value,
    words: () => '',
    join: null,
    references: () => [],
    ...rules,
  };
}
