import { anchorId, type ModuleNode, nodesOf } from '#features/core/documents/index.ts';

/** The anchors that some modules have, themselves and within their slots. */
export function anchorsOf(modules: readonly ModuleNode[]): Set<string> {
  return new Set(
    [...nodesOf(modules)].flatMap(({ data: { anchor } }) => (typeof anchor === 'string' ? [anchor] : [])),
  );
}

/** Modules with anchors that are unique on the page: a duplicate gets a number, and links from within them are updated. */
export function withUniqueAnchors(modules: ModuleNode[], taken: ReadonlySet<string>): ModuleNode[] {
  const own = anchorsOf(modules);
  const renamed = new Map<string, string>();
  for (const anchor of own) {
    if (!taken.has(anchor)) continue;
    let number = 2;
    while (taken.has(`${anchor}-${number}`) || own.has(`${anchor}-${number}`)) number += 1;
    renamed.set(anchor, `${anchor}-${number}`);
  }
  return renamed.size === 0 ? modules : (renamedWithin(modules, renamed) as ModuleNode[]);
}

/** The links of texts. */
const LEADS_TO = new RegExp(`(href="#)${anchorId('')}([a-z0-9-]+)(")`, 'g');

/** Anchors stand in fields of that name, of modules, jumps and links; those of links to other pages are not of this one. */
function renamedWithin(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => renamedWithin(each, renamed));
  if (typeof value === 'string')
    return value.replace(LEADS_TO, (all, before: string, anchor: string, after: string) =>
      renamed.has(anchor) ? `${before}${anchorId(renamed.get(anchor) ?? anchor)}${after}` : all,
    );
  if (typeof value !== 'object' || value === null) return value;
  const leadsElsewhere = 'to' in value && value.to !== 'anchor';
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) =>
      key === 'anchor' && typeof each === 'string'
        ? [key, leadsElsewhere ? each : (renamed.get(each) ?? each)]
        : [key, renamedWithin(each, renamed)],
    ),
  );
}
