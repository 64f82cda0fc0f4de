import { type Field, type FieldValues, valuesOf } from './field.ts';

type Asked = Pick<Field<unknown>, 'slug' | 'visible'>;

/**
 * Whether a field is asked, by what else is answered (docs/product/forms.md#conditions). One that hangs on a field that is not
 * asked itself is not asked either; a circle of conditions asks none of them.
 */
export function isVisible(field: Asked, fields: readonly Asked[], values: FieldValues): boolean {
  const seen = new Set<string>();
  let current: Asked | undefined = field;
  while (current && current.visible !== true) {
    if (seen.has(current.slug)) return false;
    seen.add(current.slug);
    const { field: slug, values: wanted }: { field: string; values: readonly string[] } = current.visible;
    if (!valuesOf(values, slug).some((value) => wanted.includes(value))) return false;
    current = fields.find((each) => each.slug === slug);
  }
  return current !== undefined;
}
