import type { ModuleNode } from '#features/core/documents/index.ts';

const KEY = 'buntspecht-module';

/** Keeps a module for pasting, here, on other pages and in other tabs of this browser. */
export function copyModule(node: ModuleNode): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(node));
  } catch {
    // Storage is full or forbidden: there is nothing to paste then.
  }
}

/** The module that was copied or cut last; whether it is one at all is checked where it is pasted. */
export function copiedModule(): ModuleNode | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null && 'type' in stored ? (stored as ModuleNode) : null;
  } catch {
    return null;
  }
}
