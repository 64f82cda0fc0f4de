import { columnSlots, type Json, type Module } from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';
import { useSession } from '../session/session-context.ts';

/** Changes fields of a module; `undefined` takes a value away. */
export function useChangeField({ id }: Module) {
  const { editor } = useSession();
  return {
    /** A text, key by key: writing on is one step. */
    write(path: string, language: Language | null, value: string) {
      const operation = { op: 'set-field' as const, id, language, field: path };
      editor.change(value === '' ? operation : { ...operation, value }, 'write', id);
    },
    set(path: string, language: Language | null, value: Json | undefined) {
      const operation = { op: 'set-field' as const, id, language, field: path };
      editor.change(value === undefined ? operation : { ...operation, value }, 'change', id);
    },
    setColumns(path: string, value: string) {
      editor.change({ op: 'set-columns', id, field: path, value, slots: columnSlots(value) }, 'change', id);
    },
  };
}
