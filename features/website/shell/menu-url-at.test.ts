import { expect, it } from 'vitest';
import { menuUrlAt } from './menu-url-at.ts';

const MENUS = {
  menu: [{ name: 'Haus', url: '/de/haus', children: [{ name: 'Bühne', url: '/de/haus/buehne' }] }],
  secondary: [{ name: 'Preise', url: '/de/preise?alle' }],
} as unknown as Parameters<typeof menuUrlAt>[1];

it('a menu knows the pages it leads to, and tells no other ones apart', () => {
  expect(menuUrlAt('/de/haus', MENUS)).toBe('/de/haus');
  expect(menuUrlAt('/de/haus/buehne', MENUS)).toBe('/de/haus/buehne');
  expect(menuUrlAt('/de/preise?alle', MENUS)).toBe('/de/preise?alle');
  expect(menuUrlAt('/de/preise', MENUS)).toBeNull();
});
