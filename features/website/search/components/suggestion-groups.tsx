import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { SEARCH_GROUPS } from '#features/core/resources/index.ts';
import type { Suggestion } from '../suggestion.ts';
import type { SuggestionList } from '../suggestion-list.ts';
import { SuggestionOption } from './suggestion-option.tsx';

/** The open list in its groups: texts, dates and plays, everything else. */
export function SuggestionGroups({
  list,
  id,
  label,
  onChoose,
}: {
  list: SuggestionList;
  id: string;
  label: string;
  onChoose: (item: Suggestion, event: MouseEvent) => void;
}) {
  const { t } = useLingui();
  const placed = list.items.map((item, place) => ({ item, place }));
  const events: readonly string[] = SEARCH_GROUPS.events;
  const others: readonly string[] = SEARCH_GROUPS.others;
  const options = (isOf: (kind: Suggestion['kind']) => boolean) =>
    placed
      .filter(({ item }) => isOf(item.kind))
      .map(({ item, place }) => (
        <SuggestionOption
          key={`${item.kind} ${item.link.url}`}
          item={item}
          id={`${id}-${place}`}
          isActive={place === list.active}
          onChoose={(event) => onChoose(item, event)}
        />
      ));
  return (
    <div role="listbox" id={id} aria-label={label} className="suggestions" hidden={!list.isOpen}>
      <Group name={t`Did you mean…`}>{options((kind) => kind === 'text')}</Group>
      <Group name={t`Dates and shows`}>{options((kind) => events.includes(kind))}</Group>
      <div role="presentation" className="suggestion-column">
        <Group name={t`People and more`}>{options((kind) => others.includes(kind))}</Group>
        {options((kind) => kind === 'all')}
      </div>
    </div>
  );
}

function Group({ name, children }: { name: string; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls
    <div role="group" aria-labelledby={id} className="suggestion-group">
      <div id={id} role="presentation" className="suggestion-heading">
        {name}
      </div>
      {children}
    </div>
  );
}
