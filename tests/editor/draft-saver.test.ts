import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromTree } from '#features/core/documents/document.ts';
import { bothSides } from '#features/website/editor/saving/disputed.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { FakeServer, headline } from './fake-server.ts';
import { startSaver, TREE } from './start-saver.ts';

const pause = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('saving a draft', () => {
  it('sends a second after the last change, and of one text only the last', async () => {
    const { server, saver, write } = startSaver();
    for (const text of ['E', 'Ei', 'Ein']) {
      write('a', text);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(server.received).toEqual([]);
    await pause();
    expect(server.received).toMatchObject([{ operations: [{ value: 'Ein' }], baseVersion: 1 }]);
    expect(saver.saving.get().is).toBe('saved');
    expect(saver.isSaved).toBe(true);
  });

  it('never changes what is typed while the answer is awaited, and sends it next', async () => {
    const { server, write, says } = startSaver();
    server.beSlow();
    write('a', 'Ein');
    await pause();
    write('a', 'Einsam');
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.received).toHaveLength(1);
    server.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(says('a')).toBe('Einsam');
    await pause();
    expect(server.received.at(-1)).toMatchObject({ operations: [{ value: 'Einsam' }], baseVersion: 2 });
  });

  it('merges changes of others elsewhere, and preserves input meanwhile', async () => {
    const { server, saver, write, says } = startSaver();
    server.beSlow();
    write('a', 'Mein');
    await pause();
    server.save({ op: 'set-field', id: 'b', language: 'de', field: 'content', value: 'Anderswo' });
    write('a', 'Meins');
    // The first was stored before the others wrote: only the second is brought together with them.
    for (let round = 0; round < 2; round += 1) {
      server.answer();
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect([says('a'), says('b')]).toEqual(['Meins', 'Anderswo']);
    expect([says('a', server.draft), says('b', server.draft)]).toEqual(['Meins', 'Anderswo']);
    expect(saver.queue.get().disputed).toEqual([]);
  });
});

describe('remote changes', () => {
  const elsewhere = {
    op: 'set-field',
    id: 'b',
    language: 'de',
    field: 'content',
    value: 'Anderswo',
  } as const;

  it('are merged on request, and input is preserved', async () => {
    const { server, saver, write, says } = startSaver();
    server.save(elsewhere);
    write('a', 'Mein');
    expect(await saver.catchUp()).toBe(true);
    expect([says('a'), says('b')]).toEqual(['Mein', 'Anderswo']);
    await pause();
    expect(saver.isSaved).toBe(true);
    // It was meant for their draft already: nothing had to be brought together.
    expect(server.received).toMatchObject([{ baseVersion: 2 }]);
    expect([says('a', server.draft), says('b', server.draft)]).toEqual(['Mein', 'Anderswo']);
  });

  it('is disputed where the same was typed here', async () => {
    const { server, saver, write, says } = startSaver();
    server.save({ ...elsewhere, id: 'a' });
    write('a', 'Meins');
    await saver.catchUp();
    expect(says('a')).toBe('Meins');
    expect(saver.queue.get().disputed).toMatchObject([{ mine: 'Meins', theirs: 'Anderswo' }]);
  });

  it('waits for a pending save', async () => {
    const { server, saver, write, says } = startSaver();
    server.beSlow();
    write('a', 'Mein');
    await pause();
    const caughtUp = saver.catchUp();
    server.save(elsewhere);
    server.answer();
    expect(await caughtUp).toBe(true);
    expect([says('a'), says('b')]).toEqual(['Mein', 'Anderswo']);
    expect(saver.queue.get().version).toBe(server.version);
  });
});

describe('conflicts', () => {
  async function disputed() {
    const both = startSaver();
    both.server.save({ op: 'set-field', id: 'a', language: 'de', field: 'content', value: 'Ihrs' });
    both.write('a', 'Meins');
    both.write('b', 'Auch meins');
    await vi.advanceTimersByTimeAsync(5000);
    return both;
  }

  it('waits for a decision while all the rest is saved', async () => {
    const { saver, server, says } = await disputed();
    expect(saver.queue.get().disputed).toMatchObject([
      { kind: 'field', id: 'a', mine: 'Meins', theirs: 'Ihrs' },
    ]);
    expect([says('a', server.draft), says('b', server.draft)]).toEqual(['Ihrs', 'Auch meins']);
    // On the page one goes on with one's own.
    expect(says('a')).toBe('Meins');
    expect(saver.isSaved).toBe(false);
  });

  it.each(['mine', 'theirs'] as const)('keeps what loses against %s', async (side) => {
    const { saver, server, says } = await disputed();
    const [open] = saver.queue.get().disputed;
    if (open) expect(await saver.decide(new Map([[open, side]]))).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    const [lost] = server.stored;
    expect(server.stored).toHaveLength(1);
    expect([says('a', server.draft), says('a', lost)]).toEqual(
      side === 'mine' ? ['Meins', 'Ihrs'] : ['Ihrs', 'Meins'],
    );
    // All else is in both.
    expect(says('b', lost)).toBe('Auch meins');
  });

  it('becomes both where a text has room for them, and nothing loses', async () => {
    const text = { ...headline('a', '<p>Eins</p>'), type: 'text', data: {} };
    const { saver, server, write, says } = startSaver(new FakeServer({ modules: [text] }));
    server.save({ op: 'set-field', id: 'a', language: 'de', field: 'content', value: '<p>Ihrs</p>' });
    write('a', '<p>Meins</p>');
    await vi.advanceTimersByTimeAsync(5000);
    const [open] = saver.queue.get().disputed;
    if (open) expect(await saver.decide(new Map([[open, 'both']]))).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect([says('a'), says('a', server.draft)]).toEqual([
      '<p>Meins</p><p>Ihrs</p>',
      '<p>Meins</p><p>Ihrs</p>',
    ]);
    expect(server.stored).toEqual([]);
    expect(saver.isSaved).toBe(true);
  });

  it('has no room for both in one line, nor where together they are too long', () => {
    const long = `<p>${'a'.repeat(20_000)}</p>`;
    const document = fromTree({
      modules: [headline('a', 'Eins'), { ...headline('b', long), type: 'text', data: {} }],
    });
    const of = (id: string, mine: string, theirs: string) =>
      bothSides({ kind: 'field', id, field: 'content', language: 'de', mine, theirs }, document, MODULES);
    expect(of('a', 'Meins', 'Ihrs')).toBeNull();
    expect(of('b', long, long)).toBeNull();
    expect(of('b', '<p>Meins</p>', '<p></p>')).toBeNull();
    expect(of('b', '<p>Meins</p>', '<p>Ihrs</p>')).toBe('<p>Meins</p><p>Ihrs</p>');
  });

  it('decides nothing as long as the losing side cannot be saved', async () => {
    const { saver, server, says } = await disputed();
    server.isAcceptingVersions = false;
    const [open] = saver.queue.get().disputed;
    if (open) expect(await saver.decide(new Map([[open, 'theirs']]))).toBe(false);
    expect(says('a')).toBe('Meins');
    expect(saver.queue.get().disputed).toHaveLength(1);
  });

  it('becomes mine, with my changes since', async () => {
    const { saver, server, write, says } = await disputed();
    write('a', 'Meins, ganz');
    await vi.advanceTimersByTimeAsync(5000);
    expect(says('a', server.draft)).toBe('Ihrs');
    const [open] = saver.queue.get().disputed;
    if (open) await saver.decide(new Map([[open, 'mine']]));
    await vi.advanceTimersByTimeAsync(5000);
    expect(says('a', server.draft)).toBe('Meins, ganz');
    expect(saver.isSaved).toBe(true);
  });

  it('becomes theirs, on the page too', async () => {
    const { saver, server, says } = await disputed();
    const [open] = saver.queue.get().disputed;
    if (open) await saver.decide(new Map([[open, 'theirs']]));
    await vi.advanceTimersByTimeAsync(5000);
    expect([says('a'), says('a', server.draft)]).toEqual(['Ihrs', 'Ihrs']);
    expect(saver.isSaved).toBe(true);
  });

  it('can be put back when they removed what I wrote in', async () => {
    const { saver, server, write, says } = startSaver();
    server.save({ op: 'remove', id: 'a' });
    write('a', 'Bleibt');
    await vi.advanceTimersByTimeAsync(5000);
    const [open] = saver.queue.get().disputed;
    expect(open).toMatchObject({ kind: 'removed', id: 'a', by: 'theirs' });
    if (open) await saver.decide(new Map([[open, 'mine']]));
    await vi.advanceTimersByTimeAsync(5000);
    expect(says('a', server.draft)).toBe('Bleibt');
    expect(saver.isSaved).toBe(true);
  });

  it('can be put back when they removed what I put something into, whether I was notified or sent it first', async () => {
    const section = {
      ...headline('s', ''),
      type: 'section',
      data: { columns: '50-50' },
      text: { de: {}, en: {} },
    };
    const slots = { 'column-1': [headline('c', 'Spalte')], 'column-2': [] };
    for (const isNotified of [true, false]) {
      const { editor, saver, server, says } = startSaver(
        new FakeServer({ modules: [...TREE.modules, { ...section, slots }] }),
      );
      const node = headline('n', 'Neu');
      editor.change({ op: 'insert', place: 's/column-2', index: 0, node }, 'insert', 'n');
      server.save({ op: 'remove', id: 's' });
      if (isNotified) await saver.catchUp();
      await vi.advanceTimersByTimeAsync(5000);
      const [open] = saver.queue.get().disputed;
      expect(open, `told: ${isNotified}`).toMatchObject({ kind: 'removed', id: 's', by: 'theirs' });
      expect(saver.isSaved).toBe(false);
      if (open) await saver.decide(new Map([[open, 'mine']]));
      await vi.advanceTimersByTimeAsync(5000);
      expect([says('c', server.draft), says('n', server.draft)], `told: ${isNotified}`).toEqual([
        'Spalte',
        'Neu',
      ]);
      expect(saver.isSaved).toBe(true);
    }
  });
});

describe('when saving does not go', () => {
  it('sends the same once more after somebody has signed in', async () => {
    const { server, saver, write, says } = startSaver();
    server.failures.push({ is: 'signed-out' });
    write('a', 'Vorher');
    await pause();
    write('a', 'Nachher');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.received).toHaveLength(1);
    saver.tell('signed-in');
    await vi.advanceTimersByTimeAsync(0);
    expect(says('a', server.draft)).toBe('Nachher');
    expect(saver.isSaved).toBe(true);
  });

  it('stores once what was stored without an answer coming', async () => {
    const { server, saver, write, says, editor } = startSaver();
    editor.change({ op: 'insert', place: 'root/main', index: 1, node: headline('c', 'Neu') }, 'insert', 'c');
    write('a', 'Da');
    // Stored, and the answer got lost.
    server.failures.push({ is: 'unanswered' });
    server.save(
      { op: 'insert', place: 'root/main', index: 1, node: headline('c', 'Neu') },
      { op: 'set-field', id: 'a', language: 'de', field: 'content', value: 'Da' },
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.draft.order['root/main']).toEqual(['a', 'c', 'b']);
    expect(says('a', server.draft)).toBe('Da');
    expect(saver.isSaved).toBe(true);
  });

  it('holds back what no draft may hold, says so, and saves the rest', async () => {
    const { server, saver, write, says } = startSaver();
    write('a', 'x'.repeat(201));
    write('b', 'Geht');
    await vi.advanceTimersByTimeAsync(5000);
    expect(saver.problems.get()).toMatchObject([
      { id: 'a', field: 'content', language: 'de', code: 'too-long' },
    ]);
    expect([says('a', server.draft), says('b', server.draft)]).toEqual(['Eins', 'Geht']);
    expect(saver.isSaved).toBe(false);
    write('a', 'Kurz');
    await vi.advanceTimersByTimeAsync(5000);
    expect(saver.problems.get()).toEqual([]);
    expect(says('a', server.draft)).toBe('Kurz');
  });

  it('sends everything at once when somebody wants it so', async () => {
    const { saver, server, write, says } = startSaver();
    write('a', 'Jetzt');
    expect(await saver.flush()).toBe(true);
    expect(says('a', server.draft)).toBe('Jetzt');
  });
});
