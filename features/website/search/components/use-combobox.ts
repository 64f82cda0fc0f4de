import { useEffect, useRef, useState } from 'react';
import type { Suggestion } from '../suggestion.ts';
import { CLOSED, closed, moved, offered, type SuggestionList } from '../suggestion-list.ts';

/** Time after which a field that lost the focus closes its list (docs/product/numbers.md#times). */
const BLUR_MS = 200;

/**
 * A list below a field after the combobox pattern of ARIA 1.2: ArrowDown takes the focus to the first option of the
 * list with `id` (docs/product/search.md#suggestions), the arrows go through them and back into the field. Enter
 * follows the option.
 */
export function useCombobox(
  field: HTMLInputElement | null,
  id: string,
  suggestions: { items: Suggestion[] },
): { list: SuggestionList; close: () => void } {
  const [list, setList] = useState(CLOSED);
  // False after a choice: later suggestions open nothing until the visitor types again.
  const isTyping = useRef(true);
  const latest = useRef(list);
  latest.current = list;

  useEffect(() => {
    setList(isTyping.current && document.activeElement === field ? offered(suggestions.items) : CLOSED);
  }, [suggestions, field]);

  useEffect(() => {
    const form = field?.form;
    if (!field || !form) return;
    const stop = new AbortController();
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => form.addEventListener(type, listener, { signal: stop.signal });
    const isOption = (target: EventTarget | null) =>
      target instanceof Element && target.matches('[role="option"]');

    on('keydown', (event) => {
      const { key, target } = event;
      if (target !== field && !isOption(target)) return;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        setList(moved(latest.current, key === 'ArrowDown' ? 1 : -1));
      } else if (key === 'Escape' && latest.current.isOpen) {
        // The first time the list closes, the second time what the field stands in.
        event.preventDefault();
        event.stopPropagation();
        field.focus();
        setList(closed);
      } else if (target !== field && (key.length === 1 || key === 'Backspace')) {
        // Moves the focus back to the field when the visitor goes on typing.
        field.focus();
      }
    });
    on('input', () => {
      isTyping.current = true;
    });
    on('focusout', () => {
      leaving = setTimeout(() => setList(closed), BLUR_MS);
    });
    on('focusin', ({ target }) => {
      if (target === field || isOption(target)) clearTimeout(leaving);
      if (target === field) setList((shown) => ({ ...shown, active: -1 }));
    });
    return () => {
      clearTimeout(leaving);
      stop.abort();
    };
  }, [field]);

  useEffect(() => {
    if (!field) return;
    field.role = 'combobox';
    field.ariaAutoComplete = 'list';
    field.ariaExpanded = String(list.isOpen);
    field.setAttribute('aria-controls', id);
  }, [field, id, list.isOpen]);

  // Moves the focus to the active option, and back into the field.
  const { active } = list;
  const before = useRef(active);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.focus();
    else if (before.current >= 0 && list.isOpen) field?.focus();
    before.current = active;
  }, [active, id, field, list.isOpen]);

  return {
    list,
    close() {
      isTyping.current = false;
      setList(closed);
    },
  };
}
