import { moduleOf } from '#features/core/documents/document.ts';
import { valueAt } from '#features/core/documents/field-path.ts';
import { newQueue } from '#features/website/editor/saving/draft-queue.ts';
import { DraftSaver } from '#features/website/editor/saving/draft-saver.ts';
import { Editor } from '#features/website/editor/store/editor.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { FakeServer, headline } from './fake-server.ts';

/** Two headlines. */
export const TREE = { modules: [headline('a', 'Eins'), headline('b', 'Zwei', 'Two')] };

const byTimer = (ms: number, done: () => void) => {
  const timer = setTimeout(done, ms);
  return () => clearTimeout(timer);
};

/** An editor whose draft is saved at a fake server; `says` reads a German headline. */
export function startSaver(server = new FakeServer(TREE), { wait = byTimer } = {}) {
  const editor = new Editor(server.draft, { language: 'de', now: () => Date.now() });
  const saver = new DraftSaver(editor, newQueue(server.version, server.draft), {
    definitions: MODULES,
    call: server.call,
    read: server.read,
    saveOverruled: server.saveOverruled,
    now: () => Date.now(),
    wait,
  });
  const write = (id: string, value: string) =>
    editor.change({ op: 'set-field', id, language: 'de', field: 'content', value }, 'write', id);
  const says = (id: string, of = editor.document) => {
    const module = moduleOf(of, id);
    return module && valueAt(module, 'de', 'content');
  };
  return { editor, saver, server, write, says };
}
