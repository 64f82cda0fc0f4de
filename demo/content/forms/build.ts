import type { Field, FieldType } from '#features/website/forms/index.ts';
import type { Localized } from '#lib/localized.ts';

/** A text in both languages. */
export const both = (de: string, en: string): Localized => ({ de, en });

/** A field that is required, unless more is said. */
export function field(
  slug: string,
  field_type: FieldType,
  label: Localized,
  more: Partial<Omit<Field, 'id' | 'slug' | 'label' | 'field_type'>> = {},
): Omit<Field, 'id'> {
  return {
    slug,
    field_type,
    label,
    required: field_type !== 14,
    visible: true,
    choices: [],
    default: field_type === 5 || field_type === 7 ? [] : '',
    placeholder_text: null,
    help_text: null,
    ...more,
  };
}

/** Choices by value, German and English. */
export const choices = (...all: [value: string, de: string, en: string][]) =>
  all.map(([value, de, en]) => ({ value, label: both(de, en) }));
