import type { Localized } from '#lib/localized.ts';

/**
 * Kinds of fields by the numbers they have for callers (docs/product/forms.md#fields). 9 is a file, 5 and 7 have several
 * values; a section is a heading and takes none.
 */
export const FIELD_TYPE = {
  text: 1,
  textArea: 2,
  email: 3,
  select: 4,
  checkboxes: 5,
  tick: 6,
  chips: 7,
  radio: 8,
  file: 9,
  number: 10,
  date: 11,
  telephone: 12,
  consent: 13,
  section: 14,
} as const;
export type FieldType = (typeof FIELD_TYPE)[keyof typeof FIELD_TYPE];

/** The field every form ends with: the e-mail address once more. */
export const EMAIL_CONFIRM = 'emailconfirm' as const;
export const EMAIL_CONFIRM_SLUG = 'email2';

/** A form before it is stored: its fields have no numbers yet. */
export interface NewForm {
  slug: string;
  title: Localized;
  intro: Localized;
  thanks: Localized;
  button: Localized;
  /** Email address of the staff notified of an entry; `null` for no notification. */
  notificationEmail: string | null;
  retentionDays: number;
  fields: Omit<Field, 'id'>[];
}

export interface Choice<Text> {
  value: string;
  label: Text;
}

/** When a field is asked at all: always, or while another one has one of some values. */
export type Visible = true | { field: string; values: readonly string[] };

/** The largest file any field takes, in bytes, and how many files a form asks for at most. */
export const MAX_FILE_BYTES = 20_000_000;
export const MAX_FILES = 5;

/** Beyond this no field counts. */
export const MAX_NUMBER = 999_999_999;
const USUAL = { min: 0, max: 1_000_000 };

/** Kinds of files a field may take. */
export const FILE_KINDS = ['image', 'pdf', 'document', 'audio', 'video'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A field of a form, its texts in both languages or, for one page, in one. */
export interface Field<Text = Localized> {
  id: number;
  slug: string;
  label: Text;
  field_type: FieldType;
  required: boolean;
  visible: Visible;
  choices: readonly Choice<Text>[];
  /** Initial value; choices by their values. */
  default: string | readonly string[];
  placeholder_text: Text | null;
  help_text: Text | null;
  /** The least and the most a number may be. */
  min?: number;
  max?: number;
  /** Permitted kinds of a file, and its maximum size in bytes. */
  kinds?: readonly FileKind[];
  bytes?: number;
}

/** Typed or chosen values, by the slug of the field; a file by the id it was stored under. */
export type FieldValues = Record<string, string | readonly string[]>;

const SEVERAL: readonly FieldType[] = [FIELD_TYPE.checkboxes, FIELD_TYPE.chips];

/** Tells if a field has several values. */
export function hasSeveral({ field_type: type }: Pick<Field<unknown>, 'field_type'>): boolean {
  return SEVERAL.includes(type);
}

const CHOSEN: readonly FieldType[] = [
  FIELD_TYPE.select,
  FIELD_TYPE.radio,
  FIELD_TYPE.checkboxes,
  FIELD_TYPE.chips,
];

/** Tells if a field is a choice from a list instead of typed text. */
export function hasChoices({ field_type: type }: Pick<Field<unknown>, 'field_type'>): boolean {
  return CHOSEN.includes(type);
}

/** Between which numbers an answer is. A bound that is not said is the usual one, and never on the wrong side of the other. */
export function boundsOf({ min, max }: Pick<Field<unknown>, 'min' | 'max'>): { min: number; max: number } {
  return {
    min: min ?? (max !== undefined && max < USUAL.min ? -MAX_NUMBER : USUAL.min),
    max: max ?? (min !== undefined && min > USUAL.max ? MAX_NUMBER : USUAL.max),
  };
}

/** Tells if a field takes an answer: a section does not. */
export function isAnswered({ field_type: type }: Pick<Field<unknown>, 'field_type'>): boolean {
  return type !== FIELD_TYPE.section;
}

/** The values of a field as a list of texts, without empty ones, whatever was stored by others than the form. */
export function valuesOf(values: FieldValues, slug: string): readonly string[] {
  const value = Object.hasOwn(values, slug) ? values[slug] : undefined;
  const given = Array.isArray(value) ? value : [value ?? ''];
  return given.map(String).filter((each) => each !== '');
}

/** Returns the initial values of a form: the default of each field. */
export function firstValues(fields: readonly Field<unknown>[]): FieldValues {
  return Object.fromEntries(fields.filter(isAnswered).map((field) => [field.slug, field.default]));
}
