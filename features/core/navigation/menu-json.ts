import { z } from 'zod';
import { MAX_ENTRIES, type MenuDraft, menuDraft } from './schema.ts';

const { name, url, hasTabNavigation } = menuDraft.element.shape;
const entry = z.strictObject({ name, url, has_tab_navigation: hasTabNavigation });

/** One menu as administrators read and write it: entries in their order, with at most one level below them. */
export const menuBody = z.strictObject({
  entries: z
    .array(z.strictObject({ ...entry.shape, children: z.array(entry).max(MAX_ENTRIES) }))
    .max(MAX_ENTRIES),
});

type Body = z.output<typeof menuBody>;

export function entriesJson(entries: MenuDraft): Body['entries'] {
  const json = ({ name, url, hasTabNavigation }: Omit<MenuDraft[number], 'children'>) => ({
    name,
    url,
    has_tab_navigation: hasTabNavigation,
  });
  return entries.map((each) => ({ ...json(each), children: each.children.map(json) }));
}

export function entriesFrom({ entries }: Body): MenuDraft {
  const draft = ({ name, url, has_tab_navigation }: z.output<typeof entry>) => ({
    name,
    url,
    hasTabNavigation: has_tab_navigation,
  });
  return entries.map((each) => ({ ...draft(each), children: each.children.map(draft) }));
}
