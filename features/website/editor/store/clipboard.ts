import type { ModuleNode } from '#features/core/documents/index.ts';

const KEY = 'buntspecht-module';

/** Keeps a module for pasting, here, on other pages and in other tabs of this browser. */
export function keepModule(node: ModuleNode): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(node));
  } catch {
    // Storage is full or forbidden: there is nothing to paste then.
  }
}

/** The module that was copied or cut last; whether it is one at all is checked where it is pasted. */
export function keptModule(): ModuleNode | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'type' in kept ? (kept as ModuleNode) : null;
  } catch {
    return null;
  }
}
