import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Journal, Kept } from '#features/editor/saving/journal.ts';
import { KeptWork } from '#features/editor/saving/kept-work.ts';
import { FakeServer, headline } from './fake-server.ts';
import { startSaver } from './start-saver.ts';

/** What a browser keeps of a draft; it outlives the editor that wrote it. */
class FakeJournal implements Pick<Journal, 'read' | 'write'> {
  kept: Kept | null = null;

  read(): Promise<Kept | null> {
    return Promise.resolve(structuredClone(this.kept));
  }

  write(kept: Kept): Promise<void> {
    this.kept = structuredClone(kept);
    return Promise.resolve();
  }
}

async function open(server: FakeServer, journal: FakeJournal) {
  // Nothing is sent: what is not saved yet is what is kept.
  const { editor, saver, write: writeIn } = startSaver(server, { wait: () => () => undefined });
  const keptWork = new KeptWork(editor, saver, journal as unknown as Journal);
  await keptWork.start(server.version);
  const write = (value: string) => writeIn('a', value);
  return { keptWork, write, writeIn, saver, editor };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps what is typed within a second, also while somebody types on without a pause', async () => {
  const server = new FakeServer({ modules: [headline('a', 'Eins')] });
  const journal = new FakeJournal();
  const { write } = await open(server, journal);
  for (let typed = 1; typed <= 40; typed += 1) {
    write('x'.repeat(typed));
    await vi.advanceTimersByTimeAsync(100);
    const kept = journal.kept?.queue.pending.at(-1);
    const length = kept?.op === 'set-field' ? String(kept.value).length : 0;
    expect(length).toBeGreaterThanOrEqual(typed - 10);
  }
  expect(journal.kept).not.toBeNull();
});

it('shows what was kept to who comes next, and keeps it until somebody has decided', async () => {
  const server = new FakeServer({ modules: [headline('a', 'Eins')] });
  const journal = new FakeJournal();
  (await open(server, journal)).write('Eins und zwei');
  await vi.advanceTimersByTimeAsync(1000);
  const next = await open(server, journal);
  expect(next.keptWork.found.get()?.queue.pending).toMatchObject([{ value: 'Eins und zwei' }]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(journal.kept?.queue.pending).toMatchObject([{ value: 'Eins und zwei' }]);
});

it('keeps nothing of what the server has, from the moment it has it', async () => {
  const server = new FakeServer({ modules: [headline('a', 'Eins')] });
  const journal = new FakeJournal();
  const { write, saver } = await open(server, journal);
  write('Eins und zwei');
  await vi.advanceTimersByTimeAsync(1000);
  expect(journal.kept?.queue.pending).toHaveLength(1);
  const saved = saver.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(await saved).toBe(true);
  expect(journal.kept?.queue).toMatchObject({ pending: [], sent: [] });
});

it('brings back the steps with what was done in them, so that they can be undone', async () => {
  const server = new FakeServer({ modules: [headline('a', 'Eins')] });
  const journal = new FakeJournal();
  (await open(server, journal)).write('Eins und zwei');
  await vi.advanceTimersByTimeAsync(1000);
  const { keptWork, editor } = await open(server, journal);
  keptWork.restore();
  expect(editor.document.modules.a?.text.de).toEqual({ content: 'Eins und zwei' });
  expect(editor.undo()).toMatchObject({ did: 'write' });
  expect(editor.document.modules.a?.text.de).toEqual({ content: 'Eins' });
});

it('puts what was typed before somebody decided behind the steps that come back', async () => {
  const server = new FakeServer({ modules: [headline('a', 'Eins'), headline('b', 'Zwei')] });
  const journal = new FakeJournal();
  (await open(server, journal)).write('Eins und zwei');
  await vi.advanceTimersByTimeAsync(1000);
  // The browser's store answers when somebody has begun to type already.
  const { keptWork, editor, writeIn } = await open(server, journal);
  writeIn('b', 'Drei');
  keptWork.restore();
  editor.undo();
  expect(editor.document.modules.b?.text.de).toEqual({ content: 'Zwei' });
  editor.undo();
  expect(editor.document.modules.a?.text.de).toEqual({ content: 'Eins' });
});

it('takes what arrived after all as saved, and its steps with it, whatever it was', async () => {
  const server = new FakeServer({ modules: [headline('a', 'Eins')] });
  const journal = new FakeJournal();
  const { editor, saver } = await open(server, journal);
  editor.change({ op: 'insert', place: 'root/main', index: 1, node: headline('b', 'Neu') }, 'insert', 'b');
  await vi.advanceTimersByTimeAsync(1000);
  const before = structuredClone(journal.kept);
  const saved = saver.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(await saved).toBe(true);
  // The browser went before it heard the answer.
  journal.kept = before;
  const next = await open(server, journal);
  expect(next.keptWork.found.get()).toBeNull();
  expect(next.editor.undo()).toMatchObject({ did: 'insert' });
  expect(next.editor.document.modules.b).toBeUndefined();
});
