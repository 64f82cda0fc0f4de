import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moduleOf } from '#features/core/documents/document.ts';
import { NOTHING_LOADED } from '#features/core/documents/fields/field.ts';
import type { Loaded } from '#features/core/documents/index.ts';
import { followFetched } from '#features/website/editor/page/fetched-modules.ts';
import { FakeServer, headline } from './fake-server.ts';
import { startSaver } from './start-saver.ts';

const FORM = { id: 'f', type: 'form', version: 1, data: { form: 2 }, text: { de: {}, en: {} } };
const shows = (modules: Loaded['modules']): Loaded => ({ ...structuredClone(NOTHING_LOADED), modules });

function start(...answers: (Loaded | null)[]) {
  const server = new FakeServer({ modules: [FORM, headline('a', 'Eins')] });
  const { editor, saver } = startSaver(server);
  const loaded = shows({ f: 'the second form' });
  const ask = vi.fn(async () => answers.shift() ?? null);
  followFetched({ editor, saver, loaded }, ask);
  const rendered = vi.fn();
  editor.store.subscribe('f', rendered);
  const choose = (value: number) =>
    editor.change({ op: 'set-field', id: 'f', language: null, field: 'form', value }, 'choose', 'f');
  return { editor, loaded, ask, rendered, choose };
}

const pause = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows what was chosen as soon as the server knows it, and re-renders nothing else', async () => {
  const { editor, loaded, ask, rendered, choose } = start(shows({ f: 'the third form' }));
  const other = moduleOf(editor.document, 'a');
  choose(3);
  expect(ask).not.toHaveBeenCalled();
  rendered.mockClear();
  await pause();
  expect(loaded.modules).toEqual({ f: 'the third form' });
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(moduleOf(editor.document, 'a')).toBe(other);
});

it('asks nothing when only texts are written', async () => {
  const { editor, ask } = start();
  const value = 'Zwei';
  editor.change({ op: 'set-field', id: 'a', language: 'de', field: 'content', value }, 'write', 'a');
  await pause();
  expect(ask).not.toHaveBeenCalled();
});

it('asks again with the next change where no answer came', async () => {
  const { loaded, choose } = start(null, shows({ f: 'the fourth form' }));
  choose(3);
  await pause();
  expect(loaded.modules).toEqual({ f: 'the second form' });
  choose(4);
  await pause();
  expect(loaded.modules).toEqual({ f: 'the fourth form' });
});

it('shows nothing of deleted entities', async () => {
  const { loaded, rendered, choose } = start(shows({}));
  choose(99);
  rendered.mockClear();
  await pause();
  expect(loaded.modules).toEqual({});
  expect(rendered).toHaveBeenCalledTimes(1);
});
