import { z } from 'zod';
import { formatted } from '#lib/field-problem.ts';
import { LINK_ADDRESS } from '#lib/link-address.ts';

const name = z.string().trim().min(1).max(80);
const address = z.string().max(500).regex(LINK_ADDRESS, formatted('link_address'));

const entry = z.strictObject({
  name: z.strictObject({ de: name, en: name.nullable() }),
  url: z.strictObject({ de: address, en: address.nullable() }),
  hasTabNavigation: z.boolean(),
});

/** Entries of a menu, and of each level below. */
export const MAX_ENTRIES = 20;

/** Input of one menu: entries in their order, with at most one level below them. */
export const menuDraft = z
  .array(entry.extend({ children: z.array(entry).max(MAX_ENTRIES) }))
  .max(MAX_ENTRIES);

export type MenuDraft = z.output<typeof menuDraft>;
