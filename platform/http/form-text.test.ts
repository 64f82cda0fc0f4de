import { expect, it } from 'vitest';
import { formText } from './form-text.ts';

function form(value: string): FormData {
  const data = new FormData();
  data.set('text', value);
  return data;
}

it('is what was typed, with line ends of one letter', () => {
  expect(formText(form('eins\r\nzwei\n'), 'text')).toBe('eins\nzwei\n');
  expect(formText(form('eins'), 'other')).toBe('');
});

it('is cut where nobody types on', () => {
  expect(formText(form('@'.repeat(1_000_000)), 'text')).toHaveLength(500);
  expect(formText(form('\r\n'.repeat(20)), 'text', 10)).toBe('\n'.repeat(10));
});

it('is no file', () => {
  const data = new FormData();
  data.set('text', new File(['x'], 'x.txt'));
  expect(formText(data, 'text')).toBe('');
});
