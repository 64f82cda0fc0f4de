import {
  type ContentDocument,
  freshnessOf,
  type Id,
  idsIn,
  isShown,
  type Module,
  moduleOf,
  placeOf,
  ROOT,
  summaryOf,
  valueAt,
} from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';
import { DEFINITIONS, kindName } from '../definitions.ts';

/** One module in the outline of a page. */
export interface OutlineRow {
  id: Id;
  /** 1 on the page itself. */
  level: number;
  /** The kind of it. */
  label: string;
  /** Summary of its content; empty if the kind is all there is to tell. */
  summary: string;
  /** Among those it stands with, from 1. */
  position: number;
  of: number;
  /** Not to be seen in the language or at the moment. */
  isHidden: boolean;
  /** Some text of the other language is missing or older than German. */
  isStale: boolean;
}

/** All modules of a page in reading order, each followed by its descendants. */
export function outlineRows(
  document: ContentDocument,
  { language, shown, at }: { language: Language; shown: Language; at: string },
): OutlineRow[] {
  const rowsIn = (ids: readonly Id[], level: number): OutlineRow[] =>
    ids.flatMap((id, index) => {
      const module = moduleOf(document, id);
      if (!module) return [];
      const label = kindName(module.type, shown);
      const summary = summaryOf(DEFINITIONS, module, language);
      const row = {
        id,
        level,
        label,
        summary: summary === label ? '' : summary,
        position: index + 1,
        of: ids.length,
        isHidden: !isShown(module, language, at),
        isStale: isStale(module),
      };
      const within = (module.slots ?? []).flatMap((slot) =>
        rowsIn(idsIn(document, placeOf(id, slot)) ?? [], level + 1),
      );
      return [row, ...within];
    });
  return rowsIn(idsIn(document, ROOT) ?? [], 1);
}

/** Tells if English is missing or older than the current German text, in some field of the module itself. */
function isStale(module: Module): boolean {
  const fields = DEFINITIONS.get(module.type)?.fields ?? {};
  return Object.entries(fields).some(
    ([name, field]) =>
      field.localized &&
      !('fields' in field) &&
      valueAt(module, 'de', name) !== undefined &&
      freshnessOf(module, 'en', name) !== 'fresh',
  );
}
