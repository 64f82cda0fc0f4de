import { useLingui } from '@lingui/react/macro';
import {
  type Id,
  type ModuleDefinition,
  moduleOf,
  type Operation,
  type Place,
  toNode,
} from '#features/core/documents/index.ts';
import { useLanguage } from '#ui/use-language.ts';
import { DEFINITIONS, kindName } from '../definitions.ts';
import { copiedModule, copyModule } from '../store/clipboard.ts';
import { faultOf } from '../store/fault.ts';
import type { StepName } from '../store/history.ts';
import { newId } from '../store/new-id.ts';
import { newNode } from '../store/new-node.ts';
import {
  type Direction,
  type InsertionPoint,
  insertionPointAfter,
  moveWithin,
  neighbourOf,
  positionOf,
  staysInPlace,
} from '../store/placing.ts';
import { beginWriting } from './begin-writing.ts';
import { useSession } from './session-context.ts';

/** Actions for modules; each announces its result for screen readers. */
export function useModuleActions() {
  const { t } = useLingui();
  const language = useLanguage();
  const session = useSession();
  const { editor, fields, wrapsPageContent, announce, refuse } = session;
  const nameOf = (id: Id) => {
    const type = moduleOf(editor.document, id)?.type ?? '';
    return kindName(type, language);
  };

  /** Does it and says so; why it could not be done is said as well. */
  function act(operation: Operation, did: StepName['did'], about: Id, said: () => string): boolean {
    const done = editor.change(operation, did, about);
    if (!done.ok) {
      refuse(t`That doesn’t go there.`);
      return false;
    }
    announce(said());
    return true;
  }

  const announcedPlace = (id: Id) => {
    const { index, of } = positionOf(editor.document, id);
    const [kind, number] = [nameOf(id), index + 1];
    return t`${kind} moved to position ${number} of ${of}`;
  };

  return {
    move(id: Id, direction: Direction) {
      if (staysInPlace(DEFINITIONS, editor.document, id)) return announce(t`It stays where it is.`);
      const operation = moveWithin(editor.document, id, direction);
      if (operation) act(operation, 'move', id, () => announcedPlace(id));
      else announce(t`It can’t go any further.`);
    },
    moveTo(id: Id, { place, index }: InsertionPoint) {
      act({ op: 'move', id, place, index }, 'move', id, () => announcedPlace(id));
    },
    moveInto(id: Id, place: Place) {
      act({ op: 'move', id, place, index: 1_000_000 }, 'move', id, () => announcedPlace(id));
    },
    duplicate(id: Id) {
      const as = newId();
      const kind = nameOf(id);
      if (!act({ op: 'duplicate', id, as }, 'duplicate', id, () => t`${kind} duplicated`)) return;
      editor.selected.set(as);
      session.focusNext.set(as);
    },
    copy(id: Id) {
      copyModule(toNode(editor.document, id));
      const kind = nameOf(id);
      announce(t`${kind} copied`);
    },
    cut(id: Id) {
      copyModule(toNode(editor.document, id));
      this.remove(id);
    },
    paste(behind: Id | null) {
      const node = copiedModule();
      if (!node) return refuse(t`Nothing to paste. Copy a module first.`);
      const as = newId();
      const operation = { op: 'paste' as const, ...insertionPointAfter(editor.document, behind), node, as };
      const fault = faultOf(DEFINITIONS, editor.document, operation, wrapsPageContent);
      if (fault === 'damaged')
        return refuse(t`The copied module is damaged, or this site doesn’t recognise it. Copy it again.`);
      if (fault === 'place') {
        const kind = kindName(node.type, language);
        return refuse(t`${kind} can’t go here. Select another position and paste it there.`);
      }
      if (!act(operation, 'paste', as, () => announcedPlace(as))) return;
      editor.selected.set(as);
      session.focusNext.set(as);
    },
    remove(id: Id) {
      const kind = nameOf(id);
      const next = neighbourOf(editor.document, id);
      if (!act({ op: 'remove', id }, 'remove', id, () => t`${kind} deleted`)) return;
      editor.selected.set(next);
      session.focusNext.set(next);
    },
    insert(definition: ModuleDefinition, insertionPoint: InsertionPoint) {
      const node = newNode(DEFINITIONS, definition, newId);
      const within = [node, ...Object.values(node.slots ?? {}).flat()].map(({ id }) => id);
      if (!act({ op: 'insert', ...insertionPoint, node }, 'insert', node.id, () => announcedPlace(node.id)))
        return;
      editor.selected.set(node.id);
      beginWriting(session, node.id, within);
    },
    showEmpty(id: Id) {
      fields.open([id]);
    },
  };
}
