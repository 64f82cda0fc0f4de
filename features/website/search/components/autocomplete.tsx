import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '#lib/localized.ts';
import { RoundButton } from '#ui/round-button.tsx';
import type { Suggestion } from '../suggestion.ts';
import { SuggestionGroups } from './suggestion-groups.tsx';
import { useCombobox } from './use-combobox.ts';
import { useFieldOfForm } from './use-field-of-form.ts';
import { useSuggestions } from './use-suggestions.ts';

/**
 * Adds the interactive features of a search box once it is used: suggestions below the field, a button that clears it,
 * and results without reloading the page. It is rendered inside the form and reads its field.
 */
export function Autocomplete({ language }: { language: Language }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { field, text, setText } = useFieldOfForm(place);
  const { list, close } = useCombobox(field, id, useSuggestions(text, language));

  /** Navigates to a page; the surrounding panel closes. */
  function go(address: string): void {
    close();
    const fold = field?.closest('details');
    if (fold) fold.open = false;
    field?.closest<HTMLElement>('[popover]')?.hidePopover();
    // The page of results takes the focus there, which also puts a phone's keyboard away.
    void navigate(address, { state: { isSearch: true } });
  }

  function submit(query: string): void {
    if (!field?.form || query.trim() === '') return;
    go(`${new URL(field.form.action).pathname}?${new URLSearchParams({ q: query.trim() })}`);
  }

  /** Sets the text and searches; something found is then the first result (docs/product/search.md#suggestions). */
  function choose(item: Suggestion): void {
    const chosen = item.text.replaceAll('\u00ad', '');
    setText(chosen);
    submit(chosen);
  }

  function onChoose(item: Suggestion, event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(item);
  }

  useEffect(() => {
    const form = field?.form;
    if (!form) return;
    // Nothing happens with an empty field, not even a word about it (docs/product/search.md#suggestions).
    form.noValidate = true;
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      submit(field.value);
    };
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  });

  const count = list.items.filter(({ kind }) => kind !== 'all').length;
  return (
    <div className="autocomplete" ref={place}>
      {text === '' ? null : (
        <RoundButton
          icon="close"
          label={t`Clear search`}
          className="search-clear"
          onClick={() => {
            setText('');
            field?.focus();
          }}
        />
      )}
      <SuggestionGroups list={list} id={id} label={t`Suggestions`} onChoose={onChoose} />
      <p role="status" className="visually-hidden">
        {list.isOpen ? t`${plural(count, { one: '# suggestion', other: '# suggestions' })}` : null}
      </p>
    </div>
  );
}
