export { findCalendarHeadline } from './calendar-headline.server.ts';
export { findDocumentsAttached, insertContainer } from './container-store.server.ts';
export { copyPage } from './copy-page.server.ts';
export { duePageWindows } from './due-page-windows.server.ts';
export { ensureSitePages, insertSitePages } from './ensure-site-pages.server.ts';
export type { PageError } from './errors.ts';
export { findAssetUsesInPages } from './find-asset-uses.server.ts';
export { type Attached, findAttached } from './find-attached.server.ts';
export { findMenuPages } from './find-menu-pages.server.ts';
export { documentState, findPage, type ViewOptions } from './find-page.server.ts';
export { findPagePaths } from './find-page-paths.server.ts';
export { firstWords } from './first-words.ts';
export { freePageView } from './free-page-view.server.ts';
export { findKnownReferences } from './known-references.server.ts';
export { ACCESSIBILITY_FORM, accessibilityModules } from './legal/accessibility-form.ts';
export { migrateFeedback } from './legal/migrate-feedback.server.ts';
export { migrateLegalTexts } from './legal/migrate-legal-texts.server.ts';
export { textModules } from './legal/text-modules.server.ts';
export type { AddressedKind } from './link-store.server.ts';
export { loadContent, loadPublishedContent } from './load-content.server.ts';
export { purgeOldPaths } from './missing-pages/record-missing-page.server.ts';
export { movePage } from './move-page.server.ts';
export { newFacts } from './page-json.server.ts';
export { pathsBelow } from './page-paths.ts';
export { pageSections } from './page-sections.server.ts';
export { pageStickyItems } from './page-sticky-items.server.ts';
export { PageTree } from './page-tree.ts';
export { publishSitePage } from './publish-site-page.server.ts';
export { purgeOldPages } from './purge-pages.server.ts';
export { findRedirect } from './redirects/find-redirect.server.ts';
export { pathKey, REDIRECT_LENGTH } from './redirects/redirect-rules.ts';
export { addressMistakes, redirectResources } from './redirects/resources.server.ts';
export { pageDocuments } from './search-source.server.ts';
export { showContext } from './show-context.server.ts';
export { findShownContent, type ShownContent } from './shown-content.server.ts';
export { findTranslations } from './sitemap/translations.server.ts';
export {
  countTrashedPages,
  findPageOutline,
  findPagesByIds,
  findPagesWithPlans,
  findTrashedPages,
  insertPage,
  type OutlinedPage,
  type TrashPlace,
} from './store.server.ts';
export { findOtherAddress, restorePage, trashPage } from './trash-page.server.ts';
export { findLegalPages } from './unfilled/find-legal-pages.server.ts';
export { findUnreadablePaths } from './unfilled/find-unreadable-paths.server.ts';
export { countPlaceholders, TO_FILL_IN } from './unfilled/placeholders.ts';
export { wrapsPageContent } from './wraps-page-content.server.ts';
export { createPage } from './write-page.server.ts';
