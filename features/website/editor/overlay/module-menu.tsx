import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useRef } from 'react';
import {
  type ContentDocument,
  type Id,
  moduleOf,
  ownerOf,
  type Place,
  ROOT,
} from '#features/core/documents/index.ts';
import { useLanguage } from '#ui/use-language.ts';
import { DEFINITIONS, kindName } from '../definitions.ts';
import { EditorIcon, type EditorIconName } from '../editor-icon.tsx';
import { useSession } from '../session/session-context.ts';
import { useModuleActions } from '../session/use-module-actions.ts';
import { otherPlaces } from '../store/placing.ts';

/** Further actions of a module, one click each. */
export function ModuleMenu({ id }: { id: Id }) {
  const { t } = useLingui();
  const menu = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const { editor } = useSession();
  const actions = useModuleActions();
  const placeName = usePlaceName(editor.document);
  const places = otherPlaces(DEFINITIONS, editor.document, id);
  const run = (action: () => void) => () => {
    menu.current?.hidePopover();
    action();
  };
  const items: [EditorIconName, string, () => void][] = [
    ['to-top', t`Move to top`, () => actions.move(id, 'top')],
    ['to-bottom', t`Move to bottom`, () => actions.move(id, 'bottom')],
    ...places.map((place): [EditorIconName, string, () => void] => [
      'columns',
      t`Move: ${placeName(place)}`,
      () => actions.moveInto(id, place),
    ]),
    ['copy', t`Duplicate`, () => actions.duplicate(id)],
    ['copy', t`Copy`, () => actions.copy(id)],
    ['cut', t`Cut`, () => actions.cut(id)],
    ['paste', t`Paste after`, () => actions.paste(id)],
    ['page', t`Show empty fields`, () => actions.showEmpty(id)],
  ];
  return (
    <>
      <button
        type="button"
        aria-label={t`More`}
        popoverTarget={menuId}
        onClick={(event) => place(menu.current, event.currentTarget)}
      >
        <EditorIcon name="more" />
      </button>
      <div ref={menu} id={menuId} popover="auto" className="module-menu surface-sheet">
        <ul>
          {items.map(([icon, label, action]) => (
            <Item key={label} onClick={run(action)}>
              <EditorIcon name={icon} />
              {label}
            </Item>
          ))}
          <Item onClick={run(() => actions.remove(id))}>
            <EditorIcon name="warning" />
            <Trans>Delete</Trans>
          </Item>
        </ul>
      </div>
    </>
  );
}

function Item({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" className="module-menu-item" onClick={onClick}>
        {children}
      </button>
    </li>
  );
}

/** Below its button, within the window. */
function place(menu: HTMLElement | null, button: HTMLElement): void {
  if (!menu) return;
  const { bottom, left } = button.getBoundingClientRect();
  menu.style.top = `${Math.min(bottom + 4, Math.max(60, innerHeight - 460))}px`;
  menu.style.left = `${Math.max(8, Math.min(left, innerWidth - 288))}px`;
}

/** A place as somebody reads it: the page, or a column of a section by their numbers. */
function usePlaceName(document: ContentDocument): (place: Place) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (place) => {
    const owner = ownerOf(place);
    if (place === ROOT || owner === null) return t`to the page itself`;
    const type = moduleOf(document, owner)?.type ?? '';
    const kind = kindName(type, language);
    const sameType = Object.values(document.modules).filter((module) => module.type === type);
    const number = sameType.findIndex((module) => module.id === owner) + 1;
    const column =
      (moduleOf(document, owner)?.slots ?? []).findIndex((slot) => `${owner}/${slot}` === place) + 1;
    return t`into ${kind} ${number}, column ${column}`;
  };
}
