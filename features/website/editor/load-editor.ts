/**
 * The editor itself: only who edits a page loads it. Zod reads the setting before its first schema, which would else try to make
 * code from text: the policy of the site forbids and reports that, and the browser would read the whole editor once more to say
 * where it failed.
 */
export function loadEditor() {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  return import('./session/editor-session.tsx');
}
