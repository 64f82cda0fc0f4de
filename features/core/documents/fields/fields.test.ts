import { describe, expect, it } from 'vitest';
import type { Json } from '../tree.ts';
import { dateTime } from './date-time.ts';
import type { AnyField } from './field.ts';
import { file } from './file.ts';
import { flag } from './flag.ts';
import { image } from './image.ts';
import { link } from './link.ts';
import { number } from './number.ts';
import { text } from './text.ts';
import { url } from './url.ts';

const label = { id: 'field', message: 'Field' };
const cleaner = { richText: (html: string) => html };

/** Tells if a value may be stored after the same cleaning as on the server. */
const isTaken = (field: AnyField, value: Json): boolean =>
  field.schema.safeParse(field.clean(value, cleaner)).success;

describe('fields', () => {
  it.each<[string, AnyField, Json]>([
    ['a text', text({ label, most: 5 }), 'fünf!'],
    ['a picture of the library', image({ label }), { id: 3 }],
    ['an artwork', image({ label }), { art: 'theatre', seed: 'kaefer~beetle~stage' }],
    ['a link to a page', link({ label }), { to: 'page', id: 3, anchor: 'haus', new_window: true }],
    ['a link within the site', link({ label }), { to: 'url', url: '/de/produktionen' }],
    ['a host without a protocol', link({ label }), { to: 'url', url: 'example.org/x' }],
    ['a mail address', link({ label }), { to: 'mail', address: 'post@buntspecht.example' }],
    ['a telephone number', link({ label }), { to: 'phone', number: '+49 (30) 123-45' }],
    ['a video', url({ label, kind: 'video' }), 'http://www.youtube.com/watch?v=abcdefghijk'],
    ['an instant', dateTime({ label }), '2026-12-01T10:00:00.000Z'],
    ['a number', number({ label, least: 2, most: 6 }), 6],
    ['a line that was broken', text({ label, most: 9 }), 'eins \n\n zwei'],
    ['a flag', flag({ label }), false],
    ['a file', file({ label }), { id: 1 }],
  ])('take %s', (_, field, value) => {
    expect(isTaken(field, value)).toBe(true);
  });

  it.each<[string, AnyField, Json]>([
    ['a text that is too long', text({ label, most: 5 }), 'sechs!'],
    ['a text of nothing but gaps, at once', text({ label }), `a${' '.repeat(200_000)}b`],
    [
      'an address that a browser reads as another host’s',
      link({ label }),
      { to: 'url', url: '/\t/evil.example' },
    ],
    ['something else than a text', text({ label }), { toString: 'x' }],
    ['a picture that is an address', image({ label }), 'https://x.example/x.png'],
    ['an artwork by an address', image({ label }), { art: 'theatre', seed: '../../x' }],
    ['a script', link({ label }), { to: 'url', url: 'javascript:alert(1)' }],
    ['a script with a space', link({ label }), { to: 'url', url: ' JavaScript:alert(1)' }],
    ['another host in disguise', link({ label }), { to: 'url', url: '//evil.example' }],
    ['another host behind a slash', link({ label }), { to: 'url', url: '/\\evil.example' }],
    ['data', link({ label }), { to: 'url', url: 'data:text/html,x' }],
    ['a mail address with more', link({ label }), { to: 'mail', address: 'a@b.example?bcc=all@b.example' }],
    ['more than a link has', link({ label }), { to: 'page', id: 3, onclick: 'alert(1)' }],
    ['a page that is no number', link({ label }), { to: 'page', id: '3' }],
    ['a video of another host', url({ label, kind: 'video' }), 'https://evil.example/watch?v=abcdefghijk'],
    ['a day', dateTime({ label }), '2026-12-01'],
    ['a number beyond', number({ label, least: 2, most: 6 }), 7],
    ['half a number', number({ label, least: 2, most: 6 }), 2.5],
    ['a word for a flag', flag({ label }), 'true'],
  ])('do not take %s', (_, field, value) => {
    expect(isTaken(field, value)).toBe(false);
  });
});
