import { isSameJson } from '#lib/canonical-json.ts';
import { DEFAULT_LANGUAGE, type Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Definitions } from './definition.ts';
import { isOutdated } from './stale-translations.ts';
import type { ContentTree, Json, ModuleNode, Values } from './tree.ts';

/** How far a document is in a language, as lists of documents show it (docs/product/editing.md#hub). */
export type LanguageState =
  /** Visitors read what the draft says. */
  | { state: 'live' }
  /** Visitors read what the draft said before. */
  | { state: 'changed' }
  /** Visitors read it, and German says something else by now. */
  | { state: 'outdated' }
  /** It goes out by plan. */
  | { state: 'planned'; at: Instant }
  /** There are words, and nobody reads them yet. */
  | { state: 'draft' }
  /** There are none. */
  | { state: 'missing' };

/** Content of a document from which its language states are judged. */
export interface DocumentContent {
  draft: ContentTree;
  published: Partial<Record<Language, ContentTree>>;
  /** Plans, earliest first; a plan without a version takes the document offline. */
  plans: readonly { language: Language; versionId: number | null; startsAt: Instant }[];
}

export function languageState(
  definitions: Definitions,
  { draft, published, plans }: DocumentContent,
  language: Language,
): LanguageState {
  const live = published[language];
  if (live) {
    if (!isSameJson(saying(live, language), saying(draft, language))) return { state: 'changed' };
    const isBehind = language !== DEFAULT_LANGUAGE && isOutdated(definitions, draft, language);
    return { state: isBehind ? 'outdated' : 'live' };
  }
  const plan = plans.find((each) => each.language === language && each.versionId !== null);
  if (plan) return { state: 'planned', at: plan.startsAt };
  if (language === DEFAULT_LANGUAGE || draft.modules.some((node) => saysAnything(node, language)))
    return { state: 'draft' };
  return { state: 'missing' };
}

/** All that readers of one language get of a tree, to be compared. */
function saying({ modules }: ContentTree, language: Language): Json {
  return modules.map((node) => inLanguage(node, language));
}

function inLanguage({ text, fresh: _, slots, ...node }: ModuleNode, language: Language): Json {
  const within = Object.entries(slots ?? {}).map(
    ([slot, nodes]) => [slot, nodes.map((each) => inLanguage(each, language))] as const,
  );
  return { ...node, text: text[language], slots: Object.fromEntries(within) } as Json;
}

function saysAnything({ text, slots }: ModuleNode, language: Language): boolean {
  return (
    hasWords(text[language]) ||
    Object.values(slots ?? {}).some((nodes) => nodes.some((node) => saysAnything(node, language)))
  );
}

function hasWords(values: Values): boolean {
  return Object.values(values).some((value) => value !== '' && value !== null && !isSameJson(value, {}));
}
