import { z } from 'zod';

const name = z.string().trim().min(1).max(80);
const address = z
  .string()
  .max(500)
  .regex(/^(\/(?![/\\])|https?:\/\/)/, 'must start with a slash or https://');

const entry = z.strictObject({
  name: z.strictObject({ de: name, en: name.nullable() }),
  url: z.strictObject({ de: address, en: address.nullable() }),
  hasTabNavigation: z.boolean(),
});

/** One menu as it is written: entries in their order, with at most one level below them. */
export const menuDraft = z.array(entry.extend({ children: z.array(entry).max(20) })).max(20);

export type MenuDraft = z.output<typeof menuDraft>;
