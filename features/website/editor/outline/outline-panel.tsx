import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Id } from '#features/core/documents/index.ts';
import { RoundButton } from '#ui/round-button.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DEFINITIONS } from '../definitions.ts';
import { EditorIcon } from '../editor-icon.tsx';
import { OutlineOthers } from '../presence/outline-others.tsx';
import { seenAt } from '../publishing/plans.ts';
import { useSession } from '../session/session-context.ts';
import { useModuleActions } from '../session/use-module-actions.ts';
import { type Direction, staysInPlace } from '../store/placing.ts';
import { useValue } from '../store/value.ts';
import { useComparison } from '../versions/use-comparison.ts';
import { type OutlineRow, outlineRows } from './outline-rows.ts';
import { type OutlineState, outlineStates } from './outline-states.ts';

/** Edge of the window with the outline. */
type Side = 'left' | 'right';

const KEY = 'editor-outline-side';

const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** Returns the last side of the outline; left if nobody has moved it, or storage is not permitted. */
function storedSide(): Side {
  try {
    return localStorage.getItem(KEY) === 'right' ? 'right' : 'left';
  } catch {
    return 'left';
  }
}

function storeSide(side: Side): void {
  try {
    localStorage.setItem(KEY, side);
  } catch {
    // It lies there until the page is left.
  }
}

const MOVES: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'top', End: 'bottom' };

/** All modules of the page beside it: one leads to each, and moves it by single clicks or by keys. */
export function OutlinePanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const shown = useLanguage();
  const titleId = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const { editor, modules, page, layer } = useSession();
  const actions = useModuleActions();
  const selected = useValue(editor.selected);
  useDocument();
  const rows = outlineRows(editor.document, { language: page.language, shown, at: page.at });
  const states = useOutlineStates();
  const stateWords = { changed: t`changed`, published: t`as published`, unseen: t`not visible to visitors` };
  const [side, setSide] = useState(storedSide);
  const focused = rows.some(({ id }) => id === selected) ? selected : (rows[0]?.id ?? null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('[data-outline][tabindex="0"]')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const button = (id: Id) => panel.current?.querySelector<HTMLElement>(`[data-outline="${CSS.escape(id)}"]`);
  const select = (id: Id) => {
    editor.selected.set(id);
    modules.element(id)?.scrollIntoView({ block: 'center' });
  };
  const go = (id: Id | undefined) => {
    if (id === undefined) return;
    select(id);
    button(id)?.focus();
  };
  const move = (id: Id, direction: Direction) => {
    actions.move(id, direction);
    // Moves the focus to the moved module, to continue from there.
    requestAnimationFrame(() => button(id)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent, { id }: OutlineRow, at: number) => {
    const direction = MOVES[event.key];
    if (event.altKey && event.shiftKey && direction) move(id, direction);
    else if (event.key === 'ArrowDown') go(rows[at + 1]?.id);
    else if (event.key === 'ArrowUp') go(rows[at - 1]?.id);
    else if (event.key === 'Home') go(rows[0]?.id);
    else if (event.key === 'End') go(rows.at(-1)?.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return createPortal(
    <dialog
      ref={panel}
      open
      className="outline-panel surface-sheet"
      data-side={side}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="editor-dialog-head">
        <h2 id={titleId} className="text-d2">
          <Trans>Outline</Trans>
        </h2>
        <button
          type="button"
          className="outline-side"
          aria-label={side === 'left' ? t`Move to right edge` : t`Move to left edge`}
          onClick={() => {
            storeSide(otherSide(side));
            setSide(otherSide(side));
          }}
        >
          <span aria-hidden="true">{side === 'left' ? '→' : '←'}</span>
        </button>
        <RoundButton icon="close" label={t`Close`} variant="line" onClick={onClose} />
      </div>
      <ol className="outline-rows">
        {rows.map((row, at) => {
          const { id, level, label, summary, position, of, isHidden, isStale } = row;
          const name = summary === '' ? label : t`${label} “${summary}”`;
          const state = states.get(id);
          return (
            <li key={id} style={{ paddingInlineStart: `${(level - 1) * 20}px` }}>
              <button
                type="button"
                data-outline={id}
                className="outline-row"
                aria-current={id === selected ? 'true' : undefined}
                tabIndex={id === focused ? 0 : -1}
                onClick={() => select(id)}
                onKeyDown={(event) => onKeyDown(event, row, at)}
              >
                <strong>{label}</strong> <span>{summary}</span>
                <VisuallyHidden>
                  {' '}
                  <Trans>
                    level {level}, {position} of {of}
                  </Trans>
                </VisuallyHidden>
                <OutlineOthers id={id} />
                {state ? (
                  <i className="outline-dot" data-state={state}>
                    {isHidden ? null : <VisuallyHidden>{stateWords[state]}</VisuallyHidden>}
                  </i>
                ) : null}
                {isHidden ? <span className="outline-state">{t`not visible`}</span> : null}
                {isStale ? <span className="outline-state">{t`English to do`}</span> : null}
              </button>
              {id === focused && !staysInPlace(DEFINITIONS, editor.document, id) ? (
                <span className="outline-moves">
                  <button type="button" aria-label={t`Move up: ${name}`} onClick={() => move(id, 'up')}>
                    <EditorIcon name="arrow-up" />
                  </button>
                  <button type="button" aria-label={t`Move down: ${name}`} onClick={() => move(id, 'down')}>
                    <EditorIcon name="arrow-down" />
                  </button>
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      {states.size > 0 ? (
        <ul className="outline-legend" aria-label={t`What the dots mean`}>
          {Object.entries(stateWords).map(([state, words]) => (
            <li key={state}>
              <i className="outline-dot" data-state={state} aria-hidden="true" /> {words}
            </li>
          ))}
        </ul>
      ) : null}
      {rows.length === 0 ? (
        <p className="outline-empty">
          <Trans>There are no modules on this page yet.</Trans>
        </p>
      ) : null}
    </dialog>,
    layer,
  );
}

/** Re-renders on every change, remote ones included: a saved merge comes with a new state of the queue. */
function useDocument(): void {
  const { editor, saver } = useSession();
  const [, again] = useReducer((count: number) => count + 1, 0);
  useValue(saver.queue);
  useEffect(() => editor.listen(again), [editor]);
}

/** State of each module compared with the published page, as saved last; none until the server has answered. */
function useOutlineStates(): ReadonlyMap<Id, OutlineState> {
  const { editor, page, publications } = useSession();
  const known = useValue(publications.all);
  const now = useValue(publications.now);
  const seen = known && seenAt(known, page.language, now);
  const comparison = useComparison(seen);
  if (known === null || (seen !== null && typeof comparison === 'string')) return new Map();
  return outlineStates(editor.document, typeof comparison === 'string' ? null : comparison, page);
}
