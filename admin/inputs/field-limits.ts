import { useResourceContext, useWrappedSource } from 'react-admin';
import type { FieldLimits, LimitsByField } from '../../lib/field-limits.ts';

let known: Record<string, LimitsByField> | undefined;

/** Limits that the document brings along (server/admin/field-limits.server.ts). */
function allLimits(): Record<string, LimitsByField> {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="field-limits"]');
  known ??= JSON.parse(meta?.content || '{}');
  return known ?? {};
}

/** Path of a field without the places of entries in their lists: `prices.0.cents` → `prices.cents`. */
export const pathOfField = (source: string): string =>
  source
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .join('.');

/** Limits of a field of the record that a form writes, as its call checks them. */
export function useFieldLimits(source: string): FieldLimits {
  const resource = useResourceContext() ?? '';
  return allLimits()[resource]?.[pathOfField(useWrappedSource(source))] ?? {};
}
