import { DEFAULT_LANGUAGE, type Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Definitions } from './definition.ts';
import { isShown } from './is-shown.ts';
import { knownModule } from './known-module.ts';
import { type ContentTree, isRecord, type Values } from './tree.ts';

/** A module as visitors get it as data: in one language, without what is not meant for them. */
export interface VisibleModule {
  id: string;
  type: string;
  version: number;
  data: Values;
  text: Values;
  /** Texts that came from German. */
  fallback?: string[];
  slots?: Record<string, VisibleModule[]>;
}

/**
 * Returns the modules of a tree that visitors see, as data. A missing text is read from German; modules that are only
 * in the other language, excluded from this one, not online or of an unknown kind are left out.
 */
export function visibleModules(
  definitions: Definitions,
  { modules }: ContentTree,
  view: { language: Language; at: Instant },
): VisibleModule[] {
  return modules
    .filter((node) => isShown(node, view.language, view.at))
    .flatMap((node) => {
      const known = knownModule(definitions, node);
      if (!known) return [];
      const { data, text } = known.holding;
      const [own, german] = [text[view.language], text[DEFAULT_LANGUAGE]];
      const fallback =
        view.language === DEFAULT_LANGUAGE ? [] : Object.keys(german).filter((name) => !(name in own));
      const slots = Object.entries(node.slots ?? {}).map(
        ([slot, nodes]) => [slot, visibleModules(definitions, { modules: nodes }, view)] as const,
      );
      return [
        {
          id: node.id,
          type: node.type,
          version: known.definition.version,
          data,
          text: merged(german, own),
          ...(fallback.length > 0 ? { fallback } : {}),
          ...(node.slots ? { slots: Object.fromEntries(slots) } : {}),
        },
      ];
    });
}

/** Merges the texts of a language with German as the fallback; in lists item by item. */
function merged(german: Values, own: Values): Values {
  return Object.fromEntries(
    [...new Set([...Object.keys(german), ...Object.keys(own)])].map((name) => {
      const [one, other] = [german[name], own[name]];
      return [name, isRecord(one) && isRecord(other) ? merged(one, other) : (other ?? one ?? null)];
    }),
  );
}
