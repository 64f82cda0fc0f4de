import type {
  Cleaner,
  ContentTree,
  Json,
  ModuleDefinition,
  Operation,
} from '#features/core/documents/index.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type PerLanguage } from '#lib/localized.ts';

/** The id of the module that holds the texts of an entity in their document. */
const TEXTS = 'texts';

/** Texts of an entity, by the names of its fields; `null` for a language without text. */
export type Texts = Record<string, Record<Language, string | null>>;

/** The document that holds these texts. */
export function textTree(definition: ModuleDefinition, texts: Texts, cleaner: Cleaner): ContentTree {
  const said = (language: Language) =>
    Object.fromEntries(
      Object.keys(definition.fields).flatMap((name): [string, Json][] => {
        const value = clean(definition, name, texts[name]?.[language] ?? null, cleaner);
        return value === null ? [] : [[name, value]];
      }),
    );
  return {
    modules: [
      {
        id: TEXTS,
        type: definition.id,
        version: definition.version,
        data: {},
        text: { de: said('de'), en: said('en') },
      },
    ],
  };
}

/** Returns the texts of each language: each may come from another state of the document. */
export function textsIn(definition: ModuleDefinition, trees: PerLanguage<ContentTree>): Texts {
  const value = (name: string, language: Language) => {
    const texts = trees[language]?.modules.find(({ type }) => type === definition.id);
    const found = texts?.text[language][name];
    return typeof found === 'string' && found !== '' ? found : null;
  };
  return Object.fromEntries(
    Object.keys(definition.fields).map((name) => [name, { de: value(name, 'de'), en: value(name, 'en') }]),
  );
}

/** The operations that make a document say `wanted`. */
export function textOperations(
  definition: ModuleDefinition,
  { current, wanted }: { current: Texts; wanted: Texts },
  cleaner: Cleaner,
): Operation[] {
  // German comes first: an English text that comes with it is a translation of its new state.
  const languages = LANGUAGES.toSorted((a) => (a === DEFAULT_LANGUAGE ? -1 : 1));
  return languages.flatMap((language) =>
    Object.keys(definition.fields).flatMap((field): Operation[] => {
      const value = clean(definition, field, wanted[field]?.[language] ?? null, cleaner);
      if (value === (current[field]?.[language] ?? null)) return [];
      const named = { op: 'set-field' as const, id: TEXTS, language, field };
      return [value === null ? named : { ...named, value }];
    }),
  );
}

function clean(
  { fields }: ModuleDefinition,
  name: string,
  value: string | null,
  cleaner: Cleaner,
): string | null {
  const cleaned = value === null ? null : fields[name]?.clean(value, cleaner);
  return typeof cleaned === 'string' && cleaned !== '' ? cleaned : null;
}
