import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#lib/localized.ts';
import type { Definitions } from './definition.ts';
import { fromTree, idsInOrder, moduleOf } from './document.ts';
import type { FieldPath } from './field-path.ts';
import { valuesOf } from './fields/shown-fields.ts';
import { freshnessOf } from './freshness.ts';
import { type KnownModule, knownModule } from './known-module.ts';
import { summaryOf } from './module-facts.ts';
import { type ContentTree, type Id, nodesOf } from './tree.ts';

/** A text whose translation is missing, or was made from a former German text. */
export interface StaleTranslation {
  id: Id;
  type: string;
  /** Name of the module in the outline. */
  summary: string;
  field: FieldPath;
  language: Language;
  freshness: 'missing' | 'outdated';
}

/** Tells if any text of a document in a language translates German that has changed since. */
export function isOutdated(definitions: Definitions, content: ContentTree, language: Language): boolean {
  return [...nodesOf(content.modules)].some((module) => {
    const isBehind = (field: FieldPath) => freshnessOf(module, language, field) === 'outdated';
    // Marks are looked at first: to know a module all of its values are read.
    if (!Object.keys(module.fresh?.[language] ?? {}).some(isBehind)) return false;
    const known = knownModule(definitions, module);
    return known !== null && germanFields(known).some(isBehind);
  });
}

/** The texts of a document whose translation is missing or outdated, in reading order. It holds nothing back. */
export function staleTranslations(definitions: Definitions, content: ContentTree): StaleTranslation[] {
  const document = fromTree(content);
  return idsInOrder(document).flatMap((id) => {
    const module = moduleOf(document, id);
    const known = module && knownModule(definitions, module);
    if (!module || !known) return [];
    const german = germanFields(known);
    return LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).flatMap((language) =>
      german.flatMap((field): StaleTranslation[] => {
        const freshness = freshnessOf(module, language, field);
        if (freshness === 'fresh') return [];
        const summary = summaryOf(definitions, module, DEFAULT_LANGUAGE);
        return [{ id, type: module.type, summary, field, language, freshness }];
      }),
    );
  });
}

/** The fields that say something in German. */
function germanFields({ definition, holding }: KnownModule): FieldPath[] {
  return [...valuesOf(definition.fields, holding)].flatMap(({ language, path }) =>
    language === DEFAULT_LANGUAGE ? [path] : [],
  );
}
