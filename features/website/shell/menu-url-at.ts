import type { MenuItem } from '#features/core/navigation/index.ts';

/**
 * The address a visitor is at where a menu leads there, else `null`: so menus are the same on all pages they do not lead
 * to.
 */
export function menuUrlAt(
  address: string,
  { menu, secondary }: { menu: MenuItem[]; secondary: MenuItem[] },
): string | null {
  const items = [...menu, ...secondary];
  const urls = items.flatMap(({ url, children = [] }) => [url, ...children.map((child) => child.url)]);
  return urls.includes(address) ? address : null;
}
