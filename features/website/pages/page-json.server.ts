import { z } from 'zod';
import { because, formatted } from '#lib/field-problem.ts';
import type { Localized } from '#lib/localized.ts';
import { SLUG } from '#lib/slug.ts';
import type { Page, PageFacts } from './page.ts';

/** Characters of a title. */
export const MAX_TITLE_LENGTH = 200;
/** Characters of the last part of an address. */
export const MAX_SLUG_LENGTH = 80;
const SHORT = MAX_TITLE_LENGTH;
const LONG = 1000;
const POSITIONS = 100_000;

const text = (longest: number) => z.string().trim().max(longest);
const orNull = (schema: z.ZodType<string, string>) => schema.nullable().overwrite((value) => value || null);
const localized = (longest: number) =>
  z.strictObject({ de: text(longest).min(1), en: orNull(text(longest)) });
const optional = (longest: number) => localized(longest).nullable();
const slug = text(MAX_SLUG_LENGTH).regex(SLUG, formatted('slug'));
const instant = z.iso.datetime({ precision: 3 });

/** Writable properties of a page, as API calls name them (docs/product/content.md#pages). */
const facts = z.strictObject({
  title: localized(SHORT),
  headline: optional(SHORT),
  lead: optional(LONG),
  slug: z.strictObject({ de: slug, en: slug.nullable() }).nullable(),
  parent: z.int().positive().nullable(),
  position: z.int().min(0).max(POSITIONS),
  content_type: text(40).min(1).nullable(),
  is_landing_page: z.boolean(),
  is_online: z.boolean(),
  is_clickable: z.boolean(),
  in_menu: z.boolean(),
  in_footer: z.boolean(),
  has_tab_navigation: z.boolean(),
  meta_title: optional(SHORT),
  meta_description: optional(LONG),
  og_title: optional(SHORT),
  og_description: optional(LONG),
  og_type: text(40).min(1).nullable(),
  og_image: z.int().positive().nullable(),
  online_from: instant.nullable(),
  online_to: instant.nullable(),
});

type FactsJson = z.output<typeof facts>;

type Named = { [K in keyof FactsJson]?: FactsJson[K] | undefined };

const inOrder = ({ online_from: from, online_to: to }: Pick<Named, 'online_from' | 'online_to'>) =>
  !from || !to || from < to;
const windowError = { path: ['online_to'], ...because('not_later', { other: 'online_from' }) };

/** A changed page: omitted properties are unchanged. */
export const pageChanges = facts.partial().refine(inOrder, windowError);

/** A new page: a title is enough. */
export const newPage = facts
  .partial()
  .extend({
    title: facts.shape.title,
    /** Another page whose content it begins with. */
    copy_of: z.int().positive().nullable().default(null),
  })
  .refine(inOrder, windowError);

/** Default properties of a page. */
const DEFAULTS: Omit<PageFacts, 'title'> = {
  headline: null,
  lead: null,
  slug: null,
  parentId: null,
  position: 0,
  contentType: null,
  isLandingPage: false,
  isOnline: true,
  isClickable: true,
  inMenu: false,
  inFooter: false,
  hasTabNavigation: false,
  metaTitle: null,
  metaDescription: null,
  ogTitle: null,
  ogDescription: null,
  ogType: null,
  ogImageId: null,
  onlineFrom: null,
  onlineTo: null,
};

export function newFacts({ title, ...json }: Named & { title: Localized }): PageFacts {
  return { ...DEFAULTS, ...factsFrom(json), title };
}

/** The facts that a body names. */
export function factsFrom(json: Named): Partial<PageFacts> {
  const named = Object.entries(NAMES).flatMap(([fact, name]) => {
    const value = json[name];
    return value === undefined ? [] : [[fact, value]];
  });
  return Object.fromEntries(named);
}

/** Returns the current writable properties of a page. */
export function factsJson(page: PageFacts): FactsJson {
  return Object.fromEntries(
    Object.entries(NAMES).map(([fact, name]) => [name, page[fact as keyof PageFacts]]),
  ) as FactsJson;
}

const NAMES = {
  title: 'title',
  headline: 'headline',
  lead: 'lead',
  slug: 'slug',
  parentId: 'parent',
  position: 'position',
  contentType: 'content_type',
  isLandingPage: 'is_landing_page',
  isOnline: 'is_online',
  isClickable: 'is_clickable',
  inMenu: 'in_menu',
  inFooter: 'in_footer',
  hasTabNavigation: 'has_tab_navigation',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  ogTitle: 'og_title',
  ogDescription: 'og_description',
  ogType: 'og_type',
  ogImageId: 'og_image',
  onlineFrom: 'online_from',
  onlineTo: 'online_to',
} as const satisfies Record<keyof PageFacts, keyof FactsJson>;

/** A page of the tree as calls answer it. */
export const pageAnswer = z.looseObject({
  id: z.int(),
  document: z.int(),
  site_page: z.string().nullable(),
  urls: z.strictObject({ de: z.string(), en: z.string() }),
  title: z.strictObject({ de: z.string(), en: z.string().nullable() }),
  deleted_at: z.string().nullable(),
  updated_at: z.string(),
});

/** A page as those who edit see it in the tree. */
export function pageJson(page: Page) {
  return {
    id: page.id,
    document: page.documentId,
    site_page: page.siteName,
    urls: { de: page.paths.de, en: page.paths.en },
    ...factsJson(page),
    deleted_at: page.deletedAt,
    updated_at: page.updatedAt,
  };
}
