import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#lib/localized.ts';
import type { Definitions } from './definition.ts';
import { fromTree, idsInOrder, moduleOf } from './document.ts';
import type { FieldPath } from './field-path.ts';
import { valuesOf } from './fields/shown-fields.ts';
import { freshnessOf } from './freshness.ts';
import { knownModule } from './known-module.ts';
import { summaryOf } from './module-facts.ts';
import type { ContentTree, Id } from './tree.ts';

/** A text whose translation is missing, or was made from what German said before. */
export interface StaleTranslation {
  id: Id;
  type: string;
  /** What the module is called in the outline. */
  summary: string;
  field: FieldPath;
  language: Language;
  freshness: 'missing' | 'outdated';
}

/** The texts of a document whose translation is missing or outdated, in reading order. It holds nothing back. */
export function staleTranslations(definitions: Definitions, content: ContentTree): StaleTranslation[] {
  const document = fromTree(content);
  return idsInOrder(document).flatMap((id) => {
    const module = moduleOf(document, id);
    const known = module && knownModule(definitions, module);
    if (!module || !known) return [];
    const { definition, holding } = known;
    const german = [...valuesOf(definition.fields, holding)].filter(
      ({ language }) => language === DEFAULT_LANGUAGE,
    );
    return LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).flatMap((language) =>
      german.flatMap(({ path: field }): StaleTranslation[] => {
        const freshness = freshnessOf(module, language, field);
        if (freshness === 'fresh') return [];
        const summary = summaryOf(definitions, module, DEFAULT_LANGUAGE);
        return [{ id, type: module.type, summary, field, language, freshness }];
      }),
    );
  });
}
