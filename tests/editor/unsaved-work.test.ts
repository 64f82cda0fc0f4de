import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnsavedWork } from '#features/website/editor/saving/unsaved-work.ts';
import { FakeBrowser } from './fake-browser.ts';
import { FakeServer, headline } from './fake-server.ts';
import { startSaver } from './start-saver.ts';

async function open(server: FakeServer, browser: FakeBrowser, tab = 'tab') {
  browser.crash(tab);
  // Nothing is sent: the unsaved changes are stored locally.
  const { editor, saver, write: writeIn } = startSaver(server, { wait: () => () => undefined });
  const unsavedWork = new UnsavedWork(editor, saver, browser.journal(tab));
  await unsavedWork.start(server.version);
  const write = (value: string) => writeIn('a', value);
  return { unsavedWork, write, writeIn, saver, editor };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps what is typed within a second, also while somebody types on without a pause', async () => {
  const server = new FakeServer({ modules: [headline('a', 'Eins')] });
  const browser = new FakeBrowser();
  const { write } = await open(server, browser);
  for (let typed = 1; typed <= 40; typed += 1) {
    write('x'.repeat(typed));
    await vi.advanceTimersByTimeAsync(100);
    const local = browser.local?.queue.pending.at(-1);
    const length = local?.op === 'set-field' ? String(local.value).length : 0;
    expect(length).toBeGreaterThanOrEqual(typed - 10);
  }
  expect(browser.local).not.toBeNull();
});

it('shows the stored work to the next editor, and retains it until somebody has decided', async () => {
  const server = new FakeServer({ modules: [headline('a', 'Eins')] });
  const browser = new FakeBrowser();
  (await open(server, browser)).write('Eins und zwei');
  await vi.advanceTimersByTimeAsync(1000);
  const next = await open(server, browser);
  expect(next.unsavedWork.found.get()?.queue.pending).toMatchObject([{ value: 'Eins und zwei' }]);
  await vi.advanceTimersByTimeAsync(5000);
  const pending = [...browser.entries.values()].flatMap(({ queue }) => queue.pending);
  expect(pending).toMatchObject([{ value: 'Eins und zwei' }]);
});

it('stores unsaved work even without locks, and offers it to the next tab', async () => {
  const request = vi.fn(() => Promise.reject(new DOMException('Locks are denied', 'SecurityError')));
  vi.stubGlobal('navigator', { locks: { request } });
  const server = new FakeServer({ modules: [headline('a', 'Eins')] });
  const browser = new FakeBrowser();
  const openRefused = async (tab: string) => {
    const { editor, saver, write } = startSaver(server, { wait: () => () => undefined });
    const unsavedWork = new UnsavedWork(editor, saver, browser.journalOfItsOwn(tab));
    await unsavedWork.start(server.version);
    return { unsavedWork, editor, write };
  };
  const { write } = await openRefused('one');
  write('a', 'Eins und zwei');
  await vi.advanceTimersByTimeAsync(1000);
  expect(browser.local?.queue.pending).toMatchObject([{ value: 'Eins und zwei' }]);

  const next = await openRefused('other');
  expect(request).toHaveBeenCalled();
  expect(next.unsavedWork.found.get()?.queue.pending).toMatchObject([{ value: 'Eins und zwei' }]);
  next.unsavedWork.restore();
  expect(next.editor.document.modules.a?.text.de).toEqual({ content: 'Eins und zwei' });
});

it('deletes saved work as soon as the server has it', async () => {
  const server = new FakeServer({ modules: [headline('a', 'Eins')] });
  const browser = new FakeBrowser();
  const { write, saver } = await open(server, browser);
  write('Eins und zwei');
  await vi.advanceTimersByTimeAsync(1000);
  expect(browser.local?.queue.pending).toHaveLength(1);
  const saved = saver.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(await saved).toBe(true);
  expect(browser.local?.queue).toMatchObject({ pending: [], sent: [] });
});

it('restores the steps with their operations, so that they can be undone', async () => {
  const server = new FakeServer({ modules: [headline('a', 'Eins')] });
  const browser = new FakeBrowser();
  (await open(server, browser)).write('Eins und zwei');
  await vi.advanceTimersByTimeAsync(1000);
  const { unsavedWork, editor } = await open(server, browser);
  unsavedWork.restore();
  expect(editor.document.modules.a?.text.de).toEqual({ content: 'Eins und zwei' });
  expect(editor.undo()).toMatchObject({ did: 'write' });
  expect(editor.document.modules.a?.text.de).toEqual({ content: 'Eins' });
});

it('puts what was typed before somebody decided behind the steps that come back', async () => {
  const server = new FakeServer({ modules: [headline('a', 'Eins'), headline('b', 'Zwei')] });
  const browser = new FakeBrowser();
  (await open(server, browser)).write('Eins und zwei');
  await vi.advanceTimersByTimeAsync(1000);
  // The browser's store answers when somebody has started to type already.
  const { unsavedWork, editor, writeIn } = await open(server, browser);
  writeIn('b', 'Drei');
  unsavedWork.restore();
  editor.undo();
  expect(editor.document.modules.b?.text.de).toEqual({ content: 'Zwei' });
  editor.undo();
  expect(editor.document.modules.a?.text.de).toEqual({ content: 'Eins' });
});

it('takes what arrived after all as saved, and its steps with it, whatever it was', async () => {
  const server = new FakeServer({ modules: [headline('a', 'Eins')] });
  const browser = new FakeBrowser();
  const { editor, saver } = await open(server, browser);
  editor.change({ op: 'insert', place: 'root/main', index: 1, node: headline('b', 'Neu') }, 'insert', 'b');
  await vi.advanceTimersByTimeAsync(1000);
  const before = structuredClone(browser.entries);
  const saved = saver.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(await saved).toBe(true);
  // The browser closed before the answer arrived.
  for (const [name, local] of before) browser.entries.set(name, local);
  const next = await open(server, browser);
  expect(next.unsavedWork.found.get()).toBeNull();
  expect(next.editor.undo()).toMatchObject({ did: 'insert' });
  expect(next.editor.document.modules.b).toBeUndefined();
});

describe('tabs of one browser', () => {
  const started = () => new FakeServer({ modules: [headline('a', 'Eins'), headline('b', 'Zwei')] });
  const shown = ({ unsavedWork }: Awaited<ReturnType<typeof open>>) =>
    unsavedWork.found.get()?.queue.pending.map((each) => each.op === 'set-field' && each.value);
  const settle = () => vi.advanceTimersByTimeAsync(1000);

  it('keep what is written in each, and all of it is offered, one after the other', async () => {
    const [server, browser] = [started(), new FakeBrowser()];
    const [one, two] = [await open(server, browser, 'one'), await open(server, browser, 'two')];
    one.write('Eins, im ersten');
    await settle();
    two.writeIn('b', 'Zwei, im zweiten');
    await settle();
    browser.crash('one');
    browser.crash('two');
    const next = await open(server, browser, 'next');
    expect(shown(next)).toEqual(['Zwei, im zweiten']);
    next.unsavedWork.restore();
    await settle();
    // The server first gets what came back: the next is brought together with that.
    expect(shown(next)).toBeUndefined();
    const saved = next.saver.flush();
    await settle();
    expect(await saved).toBe(true);
    expect(shown(next)).toEqual(['Eins, im ersten']);
    next.unsavedWork.restore();
    await settle();
    await Promise.all([next.saver.flush(), settle()]);
    expect(server.draft.modules.a?.text.de).toEqual({ content: 'Eins, im ersten' });
    expect(server.draft.modules.b?.text.de).toEqual({ content: 'Zwei, im zweiten' });
    expect([...browser.entries.values()].map(({ queue }) => queue.pending)).toEqual([[]]);
  });

  it('are offered nothing that one of them holds, as long as it lives', async () => {
    const [server, browser] = [started(), new FakeBrowser()];
    const one = await open(server, browser, 'one');
    one.write('Eins, im ersten');
    await settle();
    expect(shown(await open(server, browser, 'two'))).toBeUndefined();
    browser.crash('one');
    expect(shown(await open(server, browser, 'two'))).toEqual(['Eins, im ersten']);
    // Work being decided about in this tab is offered to no other meanwhile.
    expect(shown(await open(server, browser, 'three'))).toBeUndefined();
  });

  it('are offered what one of them left that was killed and let go of it a moment later', async () => {
    const [server, browser] = [started(), new FakeBrowser()];
    (await open(server, browser, 'one')).write('Eins, im ersten');
    await settle();
    const two = await open(server, browser, 'two');
    browser.crash('one');
    expect(shown(two)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(3000);
    expect(shown(two)).toEqual(['Eins, im ersten']);
  });

  it('do not share what is theirs when one is a duplicate of the other and has its name', async () => {
    const [server, browser] = [started(), new FakeBrowser()];
    const one = await open(server, browser, 'one');
    const two = startSaver(server, { wait: () => () => undefined });
    const same = new UnsavedWork(two.editor, two.saver, browser.duplicate('one'));
    await same.start(server.version);
    one.write('Eins, im ersten');
    two.write('b', 'Zwei, im zweiten');
    await settle();
    expect(browser.entries.size).toBe(2);
  });

  it('go on with their own steps after a reload, whatever another one left since', async () => {
    const [server, browser] = [started(), new FakeBrowser()];
    const one = await open(server, browser, 'one');
    one.write('Eins und zwei');
    await Promise.all([one.saver.flush(), settle()]);
    await open(server, browser, 'two');
    await settle();
    browser.crash('two');
    const again = await open(server, browser, 'one');
    expect(again.editor.undo()).toMatchObject({ did: 'write' });
  });

  it('are offered what was stored when all had one entry', async () => {
    const [server, browser] = [started(), new FakeBrowser()];
    (await open(server, browser, 'one')).write('Eins, von früher');
    await settle();
    browser.crash('one');
    const [[name, local] = []] = browser.entries;
    if (!(name && local)) throw new Error('nothing was kept');
    browser.entries.delete(name);
    browser.entries.set('1 12', local);
    const next = await open(server, browser, 'two');
    expect(shown(next)).toEqual(['Eins, von früher']);
    next.unsavedWork.discard();
    await settle();
    expect(browser.entries.has('1 12')).toBe(false);
  });
});
