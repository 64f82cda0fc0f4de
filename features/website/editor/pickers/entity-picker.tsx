import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { type Entity, type EntityKind, entitiesNamed, isPast, type Named } from './entities.ts';
import { useChosen, useEntities } from './use-entities.ts';

/** Maximum number of shown options; typing narrows them. */
const MAX_SHOWN = 8;

/** Selects an entity of a kind by name: a combobox, for the mouse and for the keys. */
export function EntityPicker({
  kind,
  label,
  hint,
  error,
  value,
  onChange,
}: {
  kind: EntityKind;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: Named | null;
  onChange: (entity: Entity | null) => void;
}) {
  const { t } = useLingui();
  const listId = useId();
  const entities = useEntities(kind);
  const [words, setWords] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const all = typeof entities === 'string' ? [] : entities;
  const held = useChosen(kind, value, entities);
  const chosen = typeof held === 'string' ? null : held;
  const found = entitiesNamed(all, words ?? '');
  const isOpen = words !== null;
  const shown = isOpen ? found.slice(0, MAX_SHOWN) : [];
  const detailId = `${listId}-detail`;
  const optionId = (index: number) => `${listId}-${index}`;
  const nameOf = () => {
    if (chosen) return chosen.name;
    if (typeof value === 'string') return value;
    return held === 'gone' ? t`Deleted or not visible` : '';
  };
  // Its name is there to be read, and says nothing of whether anything is called so.
  const isGone = typeof value === 'string' && held === 'gone';
  const gone = isGone ? t`Nothing is called that any more. Choose something else or remove it.` : undefined;

  const hasFailed = entities === 'failed' || held === 'failed';
  const detail = chosen && !isOpen ? chosen.detail : '';
  const isOver = chosen !== null && isPast(chosen, new Date().toISOString());

  const open = (next: string) => {
    setWords(next);
    setAt(0);
  };
  const choose = (entity: Entity) => {
    setWords(null);
    onChange(entity);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isOpen) open('');
      else setAt(Math.min(shown.length - 1, Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1))));
    } else if (event.key === 'Enter' && shown[at]) choose(shown[at]);
    // It closes the suggestions, and not the dialog around them.
    else if (event.key === 'Escape' && isOpen) setWords(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setWords(null);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left all of it
    <div className="entity-picker" onBlur={onBlur}>
      <Field label={label} hint={hint} error={error ?? gone}>
        {(control) => (
          <input
            {...control}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-describedby={classNames(control['aria-describedby'], detail && detailId) || undefined}
            aria-activedescendant={shown[at] ? optionId(at) : undefined}
            autoComplete="off"
            maxLength={200}
            placeholder={
              entities === 'loading' || held === 'loading' ? t`Loading the list` : t`Search by name`
            }
            value={words ?? nameOf()}
            onClick={() => isOpen || open('')}
            onChange={({ target }) => open(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {detail ? (
        <p id={detailId} className="muted">
          {detail} {isOver ? <Trans>This date is over.</Trans> : null}
        </p>
      ) : null}
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        className="entity-picker-list"
        hidden={!isOpen || shown.length === 0}
      >
        {shown.map((entity, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focus remains in the field, which names the active option
          <div
            key={entity.id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(entity)}
          >
            <span>{entity.name}</span>
            <span className="muted">{entity.detail}</span>
          </div>
        ))}
      </div>
      <p role="status" className={isOpen || hasFailed ? 'muted' : 'visually-hidden'}>
        {hasFailed ? <Trans>The list couldn’t be loaded. Close it and try again.</Trans> : null}
        {isOpen && typeof entities !== 'string' ? (
          <FoundWords kind={kind} found={found.length} isEmpty={all.length === 0} />
        ) : null}
      </p>
      {value === null ? null : (
        <button type="button" className="text-link" onClick={() => onChange(null)}>
          <Trans>Remove</Trans>
        </button>
      )}
    </div>
  );
}

function FoundWords({ kind, found, isEmpty }: { kind: EntityKind; found: number; isEmpty: boolean }) {
  const { t } = useLingui();
  if (isEmpty && kind === 'container') return t`There are no shared sections yet.`;
  if (isEmpty) return t`There is nothing to choose from yet.`;
  return t`${plural(found, { one: '# found', other: '# found' })}`;
}
