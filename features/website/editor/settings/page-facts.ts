import { LANGUAGES, type Language } from '#lib/localized.ts';

/** Record of a page, in the form the server answers it (docs/product/content.md#pages). */
export type PageJson = Record<string, unknown> & {
  id: number;
  site_page: string | null;
  urls: Record<Language, string>;
};

const LOCALIZED = [
  'title',
  'headline',
  'lead',
  'slug',
  'meta_title',
  'meta_description',
  'og_title',
  'og_description',
] as const;
const FLAGS = [
  'is_online',
  'is_clickable',
  'in_menu',
  'in_footer',
  'has_tab_navigation',
  'is_landing_page',
] as const;
const OTHERS = ['parent', 'og_type', 'og_image', 'online_from', 'online_to'] as const;

type LocalizedName = (typeof LOCALIZED)[number];
export type FlagName = (typeof FLAGS)[number];
/** One separately changed value: a text in one language, or a shared one. */
export type FactName = `${LocalizedName}.${Language}` | FlagName | (typeof OTHERS)[number];
type Fact = string | number | boolean | null;
/** A record in the form in which it is written: absent texts are empty. */
export type PageFacts = Readonly<Record<FactName, Fact>>;

const NAMES: readonly FactName[] = [
  ...LOCALIZED.flatMap((name) => LANGUAGES.map((language) => `${name}.${language}` as const)),
  ...FLAGS,
  ...OTHERS,
];

export function factsOf(page: PageJson): PageFacts {
  return Object.fromEntries(
    NAMES.map((name) => {
      const [of = '', language] = name.split('.');
      const value = page[of];
      if (language === undefined) return [name, value ?? null];
      return [name, (value as Record<string, string | null> | null)?.[language] ?? ''];
    }),
  ) as PageFacts;
}

/** Returns the changed facts of a record. */
export const changedFacts = (before: PageFacts, after: PageFacts): FactName[] =>
  NAMES.filter((name) => before[name] !== after[name]);

/** The change as a request: a text with both its languages, and no unchanged values. */
export function patchOf(before: PageFacts, after: PageFacts): Record<string, unknown> {
  const changed = new Set(changedFacts(before, after).map((name) => name.split('.')[0] ?? ''));
  return Object.fromEntries(
    [...changed].map((name) => {
      if (!LOCALIZED.some((each) => each === name)) return [name, after[name as FlagName]];
      const said = (language: Language) => `${after[`${name as LocalizedName}.${language}`]}`.trim();
      const [de, en] = [said('de'), said('en')];
      return [name, de === '' && en === '' ? null : { de, en: en === '' ? null : en }];
    }),
  );
}

/** Texts in English without German, which is the fallback; and a missing title. */
export const germanMissing = (facts: PageFacts): FactName[] =>
  LOCALIZED.filter((name) => {
    const [de, en] = [`${facts[`${name}.de`]}`.trim(), `${facts[`${name}.en`]}`.trim()];
    return de === '' && (name === 'title' || en !== '');
  }).map((name) => `${name}.de` as const);

/** Own changes merged with those another editor has saved meanwhile. */
export interface MergedFacts {
  facts: PageFacts;
  /** Changed by both: the local value is used until theirs is accepted. */
  disputed: FactName[];
  /** Changed by the other alone. */
  taken: FactName[];
}

export function mergeFacts(base: PageFacts, mine: PageFacts, theirs: PageFacts): MergedFacts {
  const own = changedFacts(base, mine);
  const others = changedFacts(base, theirs);
  const disputed = own.filter((name) => others.includes(name) && mine[name] !== theirs[name]);
  const facts = { ...theirs, ...Object.fromEntries(own.map((name) => [name, mine[name]])) };
  return { facts, disputed, taken: others.filter((name) => !own.includes(name)) };
}
