import { expect, it } from 'vitest';
import { acceptedType } from './accepted-types.ts';
import { safeFileName } from './file-name.ts';

it.each([
  ['Größe & Maß.JPG', 'groesse-mass.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['C:\\Bilder\\Nacht.png', 'nacht.jpg'],
  ['a.php.jpg', 'a-php.jpg'],
  ['<script>.svg', 'script.jpg'],
  ['', 'datei.jpg'],
  ['\u202egnp.exe', 'gnp.jpg'],
  ['.htaccess', 'datei.jpg'],
  ['日本.jpg', 'ri-ben.jpg'],
])('“%s” is saved as %s', (sent, name) => {
  expect(safeFileName(sent, 'jpg')).toBe(name);
});

it('a megabyte of one letter is a short name', () => {
  expect(safeFileName('a'.repeat(1_000_000), 'pdf').length).toBeLessThan(100);
});

it.each(['image/svg+xml', 'text/html', 'application/javascript', 'constructor', '__proto__', ''])(
  '“%s” is not taken in',
  (type) => {
    expect(acceptedType(type)).toBeNull();
  },
);

it('the same by another name is the same', () => {
  expect(acceptedType('audio/ogg; codecs=opus')).toEqual(acceptedType('audio/opus'));
});
