import { z } from 'zod';
import { inLanguage } from '#features/core/navigation/index.ts';
import { LINK_ADDRESS } from '#lib/link-address.ts';
import type { Language } from '#lib/localized.ts';
import { isRecord } from '../tree.ts';
import { type FieldOptions, makeField, type ReferenceKind } from './field.ts';

/** Targets of a link within the site, by id: the link survives renaming and moving its target. */
export const LINK_TARGETS = [
  'page',
  'event',
  'production',
  'person',
  'venue',
  'series',
  'article',
  'form',
  'file',
] as const satisfies readonly ReferenceKind[];

export const ANCHOR = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const newWindow = z.boolean().exactOptional();
const linkValue = z.union(
  [
    z.strictObject({
      to: z.enum(LINK_TARGETS),
      id: z.int().min(1),
      anchor: z.string().regex(ANCHOR).max(80).exactOptional(),
      new_window: newWindow,
    }),
    z.strictObject({
      to: z.literal('url'),
      url: z.string().max(2000).regex(LINK_ADDRESS),
      new_window: newWindow,
    }),
    z.strictObject({ to: z.literal('mail'), address: z.email().max(254) }),
    z.strictObject({ to: z.literal('phone'), number: z.string().regex(/^\+?[\d ()/-]{3,30}$/) }),
    z.strictObject({ to: z.literal('anchor'), anchor: z.string().regex(ANCHOR).max(80) }),
  ],
  'invalid',
);

export type LinkValue = z.infer<typeof linkValue>;

/** As a view gets it. */
export interface ShownLink {
  href: string;
  newWindow: boolean;
}

/** The id an anchor has in a page: prefixed, so that no content stands in for a part of the page. */
export const anchorId = (anchor: string): string => `c-${anchor}`;

/** Completes a typed address: a host gets `https://`. Everything else is left for validation. */
export const withProtocol = (address: string): string =>
  /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address;

/** Link to a target. A target that cannot be seen renders no link. */
export function link(options: FieldOptions) {
  return makeField<'link', LinkValue, ShownLink | null>('link', options, {
    schema: linkValue,
    clean: (value) =>
      isRecord(value) && typeof value.url === 'string'
        ? { ...value, url: withProtocol(value.url.trim()) }
        : value,
    references: (value) => ('id' in value ? [{ kind: value.to, id: value.id }] : []),
    show: (value, _lang, { loaded, language }) => {
      const href = value && hrefOf(value, loaded.links, language);
      return href ? { href, newWindow: ('new_window' in value && value.new_window) || false } : null;
    },
  });
}

function hrefOf(value: LinkValue, links: Record<string, string>, language: Language): string | undefined {
  switch (value.to) {
    case 'url':
      // Both languages share it, and it was copied in one.
      return inLanguage(value.url, language);
    case 'mail':
      return `mailto:${value.address}`;
    case 'phone':
      return `tel:${value.number.replace(/[^\d+]/g, '')}`;
    case 'anchor':
      return `#${anchorId(value.anchor)}`;
    default: {
      const path = links[`${value.to}/${value.id}`];
      return path && value.anchor ? `${path}#${anchorId(value.anchor)}` : path;
    }
  }
}
