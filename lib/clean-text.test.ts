import { expect, it } from 'vitest';
import { cleanLine, cleanText, cleanTexts } from './clean-text.ts';

it('drops what nobody types and keeps line breaks', () => {
  expect(cleanText('Ein\u000bSpecht\u0007\r\nklopft\u001b[0m\tan\ufffe\uffff\u007f')).toBe(
    'EinSpecht\r\nklopft[0m an',
  );
  expect(cleanText('👩‍👧 žába ﷽')).toBe('👩‍👧 žába ﷽');
  expect(cleanText('halb \ud83d')).toBe('halb \ufffd');
});

it('makes one line of several', () => {
  expect(cleanLine(' \u00a0Ein \r\n\n Specht\t\tklo\u0007pft\u2003')).toBe('Ein Specht klopft');
  expect(cleanLine(' \n\u0000 ')).toBe('');
});

it('reaches every text of a structure and leaves the rest', () => {
  expect(cleanTexts({ 'a\u0001': ['b\u0002', 3, null, { c: true, d: 'e\u0003' }] })).toEqual({
    a: ['b', 3, null, { c: true, d: 'e' }],
  });
});

it('keeps a field that is called like the prototype a field', () => {
  const cleaned = cleanTexts(JSON.parse('{"__proto__":{"polluted":"x"}}')) as object;
  expect(Object.getPrototypeOf(cleaned)).toBe(Object.prototype);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
