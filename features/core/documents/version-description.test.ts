import { expect, it } from 'vitest';
import { describedBody, nameBody } from './request-bodies.ts';

const change = (body: object) => describedBody.safeParse(body);

it('takes a name in one line, and a note in several', () => {
  expect(
    change({ name: '  vor der\n\tPremiere ', note: '\r\nErstens\r\nZweitens\u0007\r\n\n' }).data,
  ).toEqual({
    name: 'vor der Premiere',
    note: 'Erstens\nZweitens',
  });
});

it('changes named properties alone, and removes empty ones', () => {
  expect(change({ note: ' \n ' }).data).toEqual({ note: null });
  expect(change({ name: null }).data).toEqual({ name: null });
  expect(change({ name: 'x', reason: 'published' }).success).toBe(false);
});

it('takes 2,000 characters of a note and 200 of a name, and not one more', () => {
  expect(change({ name: 'n'.repeat(200), note: `${'ü'.repeat(1999)}!\n` }).success).toBe(true);
  expect(change({ name: 'n'.repeat(201) }).error?.issues[0]?.path).toEqual(['name']);
  expect(change({ note: 'ü'.repeat(2001) }).error?.issues[0]?.path).toEqual(['note']);
});

it.each(['a', ' ', '\n', '\u0000', '\ud800', '😀'])('refuses or forgets a megabyte of %j', (letter) => {
  const text = letter.repeat(1_000_000);
  for (const body of [{ note: text }, { name: text }]) {
    const read = change(body);
    if (read.success) expect(Object.values(read.data)).toEqual([null]);
  }
});

it('needs a name of what is saved manually, and no note', () => {
  expect(nameBody.safeParse({ base_version: 1, name: ' A ' }).data).toEqual({
    base_version: 1,
    name: 'A',
    note: null,
  });
  expect(nameBody.safeParse({ base_version: 1, name: ' \u0007 ', note: 'Warum' }).success).toBe(false);
});
