import type { Localized } from '#lib/localized.ts';
import { FIELD_TYPE, type Field } from './field.ts';

const german = (text: string): Localized => ({ de: text, en: null });

/** A line of text that may be left out, asked always; its label is its name. */
export const fieldNamed = (slug: string, more: Partial<Field> = {}): Field => ({
  id: slug.length,
  slug,
  label: german(slug),
  field_type: FIELD_TYPE.text,
  required: false,
  visible: true,
  choices: [],
  default: '',
  placeholder_text: null,
  help_text: null,
  ...more,
});

/** A choice that is called what it stands for. */
export const choiceOf = (value: string) => ({ value, label: german(value) });
