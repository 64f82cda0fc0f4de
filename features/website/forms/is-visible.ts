import { type Field, type FieldValues, valuesOf } from './field.ts';

type Asked = Pick<Field<unknown>, 'slug' | 'visible'>;

/**
 * Tells if a field is visible, given the other answers (docs/product/forms.md#conditions). A field that depends on a
 * hidden field is hidden too; a cycle of conditions hides all of them.
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
