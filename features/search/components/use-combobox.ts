import { useEffect, useRef, useState } from 'react';
import type { Suggestion } from '../suggestion.ts';
import { CLOSED, closed, moved, offered, type SuggestionList } from '../suggestion-list.ts';

/** Time after which a field that lost the focus closes its list (specification, section 9). */
const BLUR_MS = 200;

/**
 * A list below a field after the combobox pattern of ARIA 1.2: the focus stays in the field, its keys go through the list
 * with `id`. `choose` is called for the option Enter is pressed on.
 */
export function useCombobox(
  field: HTMLInputElement | null,
  id: string,
  suggestions: { items: Suggestion[] },
  choose: (item: Suggestion) => void,
): { list: SuggestionList; close: () => void } {
  const [list, setList] = useState(CLOSED);
  // What comes after a choice opens nothing, until the visitor goes on typing.
  const isTyping = useRef(true);
  const latest = useRef({ list, choose });
  latest.current = { list, choose };

  useEffect(() => {
    setList(isTyping.current && document.activeElement === field ? offered(suggestions.items) : CLOSED);
  }, [suggestions, field]);

  useEffect(() => {
    if (!field) return;
    const stop = new AbortController();
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => field.addEventListener(type, listener, { signal: stop.signal });

    on('keydown', (event) => {
      const { list, choose } = latest.current;
      const active = list.items[list.active];
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setList(moved(list, event.key === 'ArrowDown' ? 1 : -1));
      } else if (event.key === 'Escape' && list.isOpen) {
        // The first time the list closes, the second time what the field stands in.
        event.preventDefault();
        event.stopPropagation();
        setList(closed);
      } else if (event.key === 'Enter' && list.isOpen && active) {
        event.preventDefault();
        choose(active);
      }
    });
    on('input', () => {
      isTyping.current = true;
    });
    on('blur', () => {
      leaving = setTimeout(() => setList(closed), BLUR_MS);
    });
    on('focus', () => clearTimeout(leaving));
    return () => {
      clearTimeout(leaving);
      stop.abort();
    };
  }, [field]);

  const active = list.active < 0 ? null : `${id}-${list.active}`;
  useEffect(() => {
    if (!field) return;
    field.role = 'combobox';
    field.ariaAutoComplete = 'list';
    field.ariaExpanded = String(list.isOpen);
    field.setAttribute('aria-controls', id);
    if (active === null) {
      field.removeAttribute('aria-activedescendant');
    } else {
      field.setAttribute('aria-activedescendant', active);
      document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
    }
  }, [field, id, active, list.isOpen]);

  return {
    list,
    close() {
      isTyping.current = false;
      setList(closed);
    },
  };
}
