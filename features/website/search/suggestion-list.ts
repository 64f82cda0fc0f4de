import type { Suggestion } from './suggestion.ts';

/** The list below the field (docs/product/search.md#suggestions). */
export interface SuggestionList {
  items: readonly Suggestion[];
  isOpen: boolean;
  /** The position of the suggestion the keys are on; -1 while they are in the field. */
  active: number;
}

export const CLOSED: SuggestionList = { items: [], isOpen: false, active: -1 };

/** Returns the list of suggestions for a text; an empty one remains closed. */
export function offered(items: readonly Suggestion[]): SuggestionList {
  return { items, isOpen: items.length > 0, active: -1 };
}

export function closed(list: SuggestionList): SuggestionList {
  return { ...list, isOpen: false, active: -1 };
}

/** ArrowDown and ArrowUp: through the suggestions and back into the field; a closed list opens. */
export function moved(list: SuggestionList, step: 1 | -1): SuggestionList {
  if (list.items.length === 0) return list;
  const places = list.items.length + 1;
  const next = list.isOpen ? (list.active + 1 + step + places) % places : step === 1 ? 1 : places - 1;
  return { ...list, isOpen: true, active: next - 1 };
}
