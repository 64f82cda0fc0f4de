/**
 * The editor, loaded in edit mode only. Zod reads the setting before its first schema, which would else try to compile code
 * from text: the policy of the site forbids and reports that, and the browser would read the whole editor once more to
 * locate the error.
 */
export function loadEditor() {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  return import('./session/editor-session.tsx');
}
