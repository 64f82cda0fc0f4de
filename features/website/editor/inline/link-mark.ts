import { anchorId, type LinkValue } from '#features/core/documents/index.ts';
import { pageAt } from '#features/core/navigation/index.ts';
import { pathParts } from '#lib/path-pattern.ts';
import { linkAddress } from './link-address.ts';
import type { LinkMark } from './rich-text-schema.ts';

const ADDRESSED = ['event', 'production', 'person', 'venue', 'series', 'article'] as const;
const ANCHOR_PREFIX = `#${anchorId('')}`;

/** Returns the chosen value of a link in a text; the site's own entities are recognised by their addresses. */
export function linkOf({ href = null, page = null, newWindow }: Partial<LinkMark>): LinkValue | undefined {
  const opens = newWindow ? { new_window: true } : {};
  if (page !== null) return { to: 'page', id: Number(page), ...opens };
  if (href === null) return undefined;
  if (href.startsWith(ANCHOR_PREFIX)) return { to: 'anchor', anchor: href.slice(ANCHOR_PREFIX.length) };
  if (/^mailto:/i.test(href)) return { to: 'mail', address: href.slice('mailto:'.length) };
  if (/^tel:/i.test(href)) return { to: 'phone', number: href.slice('tel:'.length) };
  const kind = /[?#]/.test(href) ? undefined : ADDRESSED.find((each) => each === pageAt(href)?.name);
  const id = Number(pathParts(href).at(-1));
  return kind && Number.isSafeInteger(id) && id > 0
    ? { to: kind, id, ...opens }
    : { to: 'url', url: href, ...opens };
}

/**
 * The link mark for a chosen target. Pages are referenced by their ids, which survive a move; other targets have an address.
 * @param pathOf path of an entity of the site, by its kind and id
 * @returns `null` for an invalid address
 */
export function markOf(value: LinkValue, pathOf: (name: string) => string | undefined): LinkMark | null {
  const newWindow = 'new_window' in value && value.new_window === true;
  const to = (href: string | null | undefined) => (href ? { href, page: null, newWindow } : null);
  switch (value.to) {
    case 'page':
      return { href: null, page: `${value.id}`, newWindow };
    case 'url':
      return to(linkAddress(value.url));
    case 'mail':
      return to(linkAddress(value.address)?.startsWith('mailto:') ? linkAddress(value.address) : null);
    case 'phone':
      return to(linkAddress(value.number)?.startsWith('tel:') ? linkAddress(value.number) : null);
    case 'anchor':
      return to(`#${anchorId(value.anchor)}`);
    default:
      return to(pathOf(`${value.to}/${value.id}`));
  }
}
