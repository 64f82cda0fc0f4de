import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type Id, moduleOf } from '#features/core/documents/index.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { DEFINITIONS, kindName } from '../definitions.ts';
import { DragHandle } from '../drag/drag-handle.tsx';
import { EditorIcon } from '../editor-icon.tsx';
import { useSession } from '../session/session-context.ts';
import { useModuleActions } from '../session/use-module-actions.ts';
import { positionOf, staysInPlace } from '../store/placing.ts';
import { useValue } from '../store/value.ts';
import { focusLabelTab, isFocusLost, LABEL_TAB } from './focus-tab.ts';
import { ModuleMenu } from './module-menu.tsx';
import type { Frame } from './use-frame.ts';

/** Room the tab needs above its module. */
const HEIGHT = 44;

/** The tab of the selected module: its kind, its drag handle, and its actions. */
export function LabelTab({ id, frame }: { id: Id; frame: Frame }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { editor, fields, opened } = useSession();
  const actions = useModuleActions();
  const tab = useRef<HTMLDivElement>(null);
  useAwaitedFocus(id);
  const module = moduleOf(editor.document, id);
  if (!module) return null;
  const label = kindName(module.type, language);
  const { index, of } = positionOf(editor.document, id);
  const [number, last] = [index + 1, index === of - 1];
  const isFixed = staysInPlace(DEFINITIONS, editor.document, id);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('button')) return;
    if (!isFixed && (event.key === 'Delete' || event.key === 'Backspace')) actions.remove(id);
    else if (event.key === 'Enter') fields.of(id)[0]?.element.focus();
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft')
      step(tab.current, event.key === 'ArrowRight' ? 1 : -1);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={tab}
      role="toolbar"
      aria-label={isFixed ? label : t`${label}, position ${number} of ${of}`}
      className="label-tab surface-blau"
      // At the end of the line: the module above begins at its other end, and can be clicked.
      style={{
        // A module as wide as the window has no room beside it that the tab could reach into.
        right: `max(0px, ${document.documentElement.clientWidth - frame.left - frame.width}px - var(--reach))`,
        top: Math.max(frame.top - HEIGHT, 0),
      }}
      {...{ [LABEL_TAB]: '' }}
      onKeyDown={onKeyDown}
    >
      {isFixed ? <strong className="label-tab-name">{label}</strong> : <DragHandle id={id} name={label} />}
      {isFixed ? null : <MoveButtons id={id} isFirst={index === 0} isLast={last} />}
      <button
        type="button"
        aria-label={t`Edit all fields`}
        title={t`Edit all fields`}
        onClick={() => opened.set({ id })}
      >
        <Icon name="pen" size={20} />
      </button>
      {isFixed ? null : <ModuleMenu id={id} />}
    </div>
  );
}

/** Takes the focus that an action left to this tab, unless somebody has put it elsewhere. */
function useAwaitedFocus(id: Id): void {
  const { focusNext } = useSession();
  const awaited = useValue(focusNext);
  useEffect(() => {
    if (awaited !== id) return;
    focusNext.set(undefined);
    if (isFocusLost()) focusLabelTab();
  }, [awaited, id, focusNext]);
}

function MoveButtons({ id, isFirst, isLast }: { id: Id; isFirst: boolean; isLast: boolean }) {
  const { t } = useLingui();
  const actions = useModuleActions();
  return (
    <>
      <button
        type="button"
        aria-label={t`Move up`}
        title={t`Move up (Alt+Shift+Up)`}
        aria-disabled={isFirst}
        onClick={() => actions.move(id, 'up')}
      >
        <EditorIcon name="arrow-up" />
      </button>
      <button
        type="button"
        aria-label={t`Move down`}
        title={t`Move down (Alt+Shift+Down)`}
        aria-disabled={isLast}
        onClick={() => actions.move(id, 'down')}
      >
        <EditorIcon name="arrow-down" />
      </button>
    </>
  );
}

/** Arrow keys go from button to button, as in every toolbar. */
function step(tab: HTMLElement | null, by: number): void {
  const buttons = [...(tab?.querySelectorAll<HTMLElement>(':scope > button') ?? [])];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons.at((at + by) % buttons.length)?.focus();
}
