import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, MAX_VALUE_LENGTH } from './difference.ts';

describe('the difference between two states', () => {
  it('is nothing where nothing changed', () => {
    expect(difference({ a: [1, { b: 2 }], c: { de: 'x' } }, { a: [1, { b: 2 }], c: { de: 'x' } })).toEqual(
      {},
    );
    expect(difference({ a: null }, {})).toEqual({});
  });

  it('names the fields, part by part', () => {
    expect(
      difference(
        { title: { de: 'Nacht', en: null }, tags: [1, 2] },
        { title: { de: 'Nacht', en: 'Night' }, tags: [2] },
      ),
    ).toEqual({ 'title.en': { before: null, after: 'Night' }, tags: { before: [1, 2], after: [2] } });
  });

  it('of a new or deleted entity is all of it', () => {
    expect(difference(null, { name: 'Kim' })).toEqual({ name: { before: null, after: 'Kim' } });
    expect(difference({ name: 'Kim' }, null)).toEqual({ name: { before: 'Kim', after: null } });
  });

  it('keeps no secret, whatever holds it', () => {
    const changes = difference(
      { email: 'a@b.example', passwordHash: 'x', keys: { apiToken: '1' } },
      { email: 'c@d.example', passwordHash: 'y', keys: { apiToken: '2' } },
      ['email'],
    );
    expect(Object.keys(changes).toSorted()).toEqual(['email', 'keys.apiToken', 'passwordHash']);
    for (const change of Object.values(changes))
      expect(change).toEqual({ before: null, after: null, hidden: true });
  });

  it('of a long text is the part that differs, with some words around it', () => {
    const words = 'Wort '.repeat(2000);
    const { text } = difference({ text: `${words}alt${words}` }, { text: `${words}neu${words}` });
    expect(String(text?.before)).toMatch(/^….{40}alt.{40}…$/);
    expect(String(text?.after)).toMatch(/^….{40}neu.{40}…$/);
  });

  it('remains small for a megabyte of one character', () => {
    const megabyte = 'a'.repeat(1_000_000);
    const changes = difference({ text: megabyte, list: [megabyte] }, { text: `${megabyte}b`, list: [] });
    expect(JSON.stringify(changes).length).toBeLessThan(2 * MAX_VALUE_LENGTH + 500);
    expect(changes.text).toEqual({ before: `…${'a'.repeat(40)}`, after: `…${'a'.repeat(40)}b` });
  });

  it('can be stored as JSON whatever was cut apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat(), (text, at) => {
        const long = text.repeat(50);
        const changed = `${long.slice(0, at % (long.length + 1))}🦊${long}`;
        const stored = JSON.stringify(difference({ text: long }, { text: changed }));
        expect(stored).not.toMatch(/\\ud[89a-f]/i);
      }),
    );
  });
});
