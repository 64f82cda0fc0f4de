import { documentsTag, documentTag } from '#features/core/documents/cache-tags.ts';
import { shownUntil } from '#features/core/documents/index.ts';
import type { Db } from '#features/database.server.ts';
import {
  LANGUAGES,
  type Language,
  languageShown,
  type PerLanguage,
  type ShownText,
  shown,
} from '#lib/localized.ts';
import { secondsUntil } from '#lib/seconds-until.ts';
import type { Clock } from '#platform/clock.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { pagesTag } from './cache-tags.ts';
import { isVisible, nextWindowChange, type Page, readablePaths, translationsOf } from './page.ts';
import { readPageTree } from './page-tree.server.ts';
import type { PageTree } from './page-tree.ts';
import { isValidPreview } from './preview-store.server.ts';
import { readPublicPages } from './public-pages.server.ts';
import {
  type DocumentState,
  findShownContent,
  readRouteContent,
  type ShownContent,
} from './shown-content.server.ts';
import { hasRoute } from './site-pages.ts';

interface Services {
  db: Db;
  cache: TaggedCache;
  clock: Clock;
}

/** How a page is looked at: as visitors do, or as the venue does before they may. */
export interface ViewOptions {
  /** May see what is offline, drafts and versions. */
  canEdit?: boolean;
  /** A stored version of it. Needs permission to edit. */
  versionId?: number | null;
  /** The draft. Needs permission to edit. */
  isEditing?: boolean;
  /** Token of a preview link. */
  previewToken?: string | null;
}

/** A page of the tree with its visible content. */
export interface FreePage {
  /** Tags announced when the page may have changed. */
  tags: readonly CacheTag[];
  page: Page;
  /** Its path in each language in which it can be read. */
  alternates: PerLanguage<string>;
  /** The languages it is written in. */
  translations: readonly Language[];
  shown: ShownContent;
  /** From the home page down, itself last. */
  trail: { name: ShownText; path: string }[];
  /** The page and its siblings, where they are shown as tabs; above such pages these. */
  tabs: { name: ShownText; path: string; isCurrent: boolean }[];
  /** True if everybody may see it; previews and drafts are private. */
  isPublic: boolean;
  /** For how many seconds it is right by the clock; infinitely when nothing is planned. */
  freshForSeconds: number;
}

/**
 * The page at a path that no route has, in the language of that path (docs/product/content.md#who-sees-what); a path that
 * leads on, for headings of the menu; `null` where there is nothing to see.
 */
export async function findPage(
  services: Services,
  pathname: string,
  options: ViewOptions = {},
): Promise<FreePage | { leadsTo: string } | null> {
  const found = (await readPageTree(services)).byPath(pathname);
  return found && findFreePage(services, found, options);
}

/** Returns the visible content of a page of the tree in a language, depending on the viewer; otherwise like `findPage`. */
export async function findFreePage(
  services: Services,
  { page, language }: { page: Page; language: Language },
  options: ViewOptions,
): Promise<FreePage | { leadsTo: string } | null> {
  const { db, clock } = services;
  const now = clock.now();
  const { tree, isReadable, publishedIn } = await readPublicPages(services, language);
  const isPreview = options.previewToken
    ? await isValidPreview(db, page.id, options.previewToken, now)
    : false;
  const mayPreview = options.canEdit === true || isPreview;
  if (!page.isClickable && !mayPreview) {
    const child = tree.childrenOf(page.id).find(isReadable);
    return child ? { leadsTo: child.paths[language] } : null;
  }
  const isOpen = isVisible(page, now);
  if (!isOpen && !mayPreview) return null;
  const wanted = documentState(options, isPreview);
  const readable = publishedIn(page);
  // Legal pages with places to fill in are read by those who fill them in alone.
  const shownIn = mayPreview || hasRoute(page) ? language : languageShown(readable, language);
  if (shownIn === null) return null;
  const view = { language: shownIn, now };
  const asked =
    wanted === 'published' && hasRoute(page)
      ? await readRouteContent(services, page.documentId, view)
      : await findShownContent(services, page.documentId, wanted, view);
  // Falls back to the draft for people who work on a page that is not published yet.
  const shownContent =
    asked ?? (mayPreview ? await findShownContent(services, page.documentId, 'draft', view) : null);
  if (!shownContent) return null;
  const isPublic =
    isOpen &&
    shownContent.state === 'published' &&
    (hasRoute(page) || readable.includes(shownContent.language));
  return {
    page,
    shown: shownContent,
    alternates: isPublic ? readablePaths(page, publishedIn(page)) : page.paths,
    translations: isPublic ? translationsOf(page, publishedIn(page)) : LANGUAGES,
    // Its tabs depend on the published states of the others.
    tags: [pagesTag(), pagesOfTabs(tree, page).length > 0 ? documentsTag() : documentTag(page.documentId)],
    trail: [...tree.above(page), page]
      .filter(({ siteName }) => siteName !== 'home')
      .map((each) => nameAndPath(each, language)),
    tabs: tabsOf(tree, page, language, (sibling) =>
      options.canEdit ? isVisible(sibling, now) : isReadable(sibling),
    ),
    isPublic,
    freshForSeconds: secondsUntil(
      [shownContent.changesAt, nextWindowChange(page, now), shownUntil(shownContent.content, now)],
      now,
    ),
  };
}

export function documentState(
  { canEdit, versionId, isEditing }: ViewOptions,
  isPreview = false,
): DocumentState {
  if (isPreview) return 'draft';
  if (!canEdit) return 'published';
  if (versionId) return { versionId };
  return isEditing ? 'draft' : 'published';
}

/** The pages that are tabs together with a page, or else those below it: without them nothing would lead there. */
function pagesOfTabs(tree: PageTree, page: Page): Page[] {
  return tree
    .childrenOf(page.hasTabNavigation ? page.parentId : page.id)
    .filter((each) => each.hasTabNavigation);
}

/** The tabs the visitor may follow. */
function tabsOf(
  tree: PageTree,
  page: Page,
  language: Language,
  isNavigable: (page: Page) => boolean,
): FreePage['tabs'] {
  return pagesOfTabs(tree, page)
    .filter((each) => each.id === page.id || isNavigable(each))
    .map((each) => ({ ...nameAndPath(each, language), isCurrent: each.id === page.id }));
}

function nameAndPath({ title, paths }: Page, language: Language) {
  return { name: shown(title, language), path: paths[language] };
}
